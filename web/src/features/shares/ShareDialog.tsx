import { createShare, ShareInput } from '@leveza/contract/shares/shares.ts';
import { PARTS_OF_TYPE } from '@leveza/domain/reports/types.ts';
import { DEFAULT_SHARE_DAYS } from '@leveza/domain/shares/limits.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useId, useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { useToday } from '../../lib/use-now.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { forDraft } from '../../ui/form/draft.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { useRecord } from '../../ui/form/use-record.ts';
import { NewLink } from './NewLink.tsx';
import { ConsentToShare } from './shared/ConsentToShare.tsx';
import { ShareFields } from './ShareFields.tsx';

const ShareForm = forDraft(ShareInput, 'parts');

const USUAL_RECORD_DAYS = 90;

/** The needs of a doctor, for a week: everything of the medical report, from the last three months. */
const newShare = (today: string) => ({
  label: null,
  parts: [...PARTS_OF_TYPE.medical],
  from: addDays(today, -USUAL_RECORD_DAYS),
  until: addDays(today, DEFAULT_SHARE_DAYS),
  pin: null,
});

/** A link for a doctor: which parts, from which day, until when. Its address is told once, in the form's place. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<{ url: string; until: string; hasPin: boolean } | null>(null);
  return (
    <DialogFrame isOpen look="dialog" onClose={onClose}>
      {link ? <NewLink {...link} onClose={onClose} /> : <ShareFormPage onClose={onClose} onMade={setLink} />}
    </DialogFrame>
  );
}

interface Props {
  onClose: () => void;
  onMade: (link: { url: string; until: string; hasPin: boolean }) => void;
}

function ShareFormPage({ onClose, onMade }: Props) {
  const id = useId();
  const today = useToday();
  const create = useCommand(createShare);
  const { form, isDirty, isPending, submit } = useRecord({
    schema: ShareForm,
    values: newShare(today),
    save: async (body) => {
      const { data } = await create.mutateAsync({ body });
      onMade(data);
      return { title: 'Link criado' };
    },
    // The page that follows says it.
    onDone: () => true,
  });
  return (
    <Dialog
      title="Compartilhar com o médico"
      description="Um link abre o relatório, só para leitura e sem conta. Você vê cada abertura e encerra quando quiser."
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      actions={
        <FormActions form={id} isPending={isPending} pendingLabel="Criando...">
          Criar link
        </FormActions>
      }
    >
      <div className="grid gap-5">
        <ConsentToShare />
        <Form id={id} form={form} onSubmit={submit} aria-label="Compartilhar com o médico">
          <ShareFields form={form} today={today} />
          <FormRefusal form={form} />
        </Form>
      </div>
    </Dialog>
  );
}
