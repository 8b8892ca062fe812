import { PhotoInput } from '@leveza/contract/photos.ts';
import { upTo } from '@leveza/contract/time.ts';
import { useId, useMemo } from 'react';
import { useToday } from '../../lib/use-now.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { forDraft } from '../../ui/form/draft.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { useRecord } from '../../ui/form/use-record.ts';
import { useKeepPhoto } from './use-keep-photo.ts';

/** A chosen photo, before it is kept: the picture and its day. */
export function NewPhotoPage({ picture, onDone }: { picture: File; onDone: () => void }) {
  const id = useId();
  const today = useToday();
  const keep = useKeepPhoto();
  const schema = useMemo(
    () => forDraft(PhotoInput.extend({ takenOn: PhotoInput.shape.takenOn.refine(...upTo(today)) })),
    [today],
  );
  const { form, submit, isPending } = useRecord({
    schema,
    values: { takenOn: today },
    save: async ({ takenOn }) => {
      await keep(picture, takenOn);
      return { title: 'Foto guardada' };
    },
    onDone,
  });
  return (
    <Dialog
      title="Nova foto"
      isOpen
      isDirty
      onClose={onDone}
      actions={
        <FormActions form={id} isPending={isPending}>
          Guardar
        </FormActions>
      }
    >
      <Form id={id} form={form} onSubmit={submit} aria-label="Nova foto">
        <Preview picture={picture} />
        <FormField form={form} name="takenOn">
          {(field) => <DateField label="Data da foto" maxDay={today} isRequired {...field} />}
        </FormField>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}

/** The picture is shown from the memory of the page, and its address is given back with it. */
function Preview({ picture }: { picture: File }) {
  const show = (image: HTMLImageElement) => {
    image.src = URL.createObjectURL(picture);
    return () => URL.revokeObjectURL(image.src);
  };
  return <img ref={show} alt="Foto escolhida" className="mx-auto max-h-[50vh] rounded-xl" />;
}
