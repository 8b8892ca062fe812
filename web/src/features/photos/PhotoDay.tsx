import { changePhoto, type Photo, PhotoInput } from '@leveza/contract/photos.ts';
import { upTo } from '@leveza/contract/time.ts';
import { useMemo } from 'react';
import { useCommand, useKeptCommand } from '../../lib/api.ts';
import { useToday } from '../../lib/use-now.ts';
import { DateField } from '../../ui/form/DateField.tsx';
import { forDraft } from '../../ui/form/draft.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { useRecord } from '../../ui/form/use-record.ts';

/** Another day for a photo that is kept. */
export function PhotoDay({ photo: { id, takenOn }, onDone }: { photo: Photo; onDone: () => void }) {
  const today = useToday();
  const change = useCommand(changePhoto);
  const changeBack = useKeptCommand(changePhoto);
  const schema = useMemo(
    () => forDraft(PhotoInput.extend({ takenOn: PhotoInput.shape.takenOn.refine(...upTo(today)) })),
    [today],
  );
  const params = { id };
  const values = { takenOn };
  const { form, submit, isPending, discard } = useRecord({
    schema,
    values,
    draft: useDraft(`photo-day:${id}`, values),
    isEdit: true,
    save: async (accepted) => {
      await change.mutateAsync({ params, body: accepted });
      return {
        title: 'Data da foto corrigida',
        undo: async () => {
          await changeBack.mutateAsync({ params, body: { takenOn } });
          return { title: 'A data da foto voltou' };
        },
      };
    },
    onDone,
  });
  return (
    <InlineForm
      form={form}
      title="Corrigir data"
      saveLabel="Salvar"
      pendingLabel="Salvando..."
      isPending={isPending}
      onSubmit={submit}
      onCancel={onDone}
      onDiscard={discard}
    >
      <FormField form={form} name="takenOn">
        {(field) => <DateField label="Data da foto" maxDay={today} isRequired {...field} />}
      </FormField>
    </InlineForm>
  );
}
