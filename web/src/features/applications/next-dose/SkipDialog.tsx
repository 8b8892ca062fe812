import { SkipInput } from '@leveza/contract/applications/doses.ts';
import { useId, useState } from 'react';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { answerWords } from '../form/answer-words.ts';
import { type Skipped, useSkip } from './use-skip.ts';

const COMMON = ['Esqueci', 'Estava sem a caneta', 'Passei mal', 'Orientação médica', 'Viagem'] as const;

const Reason = SkipInput.pick({ reason: true });

interface Props {
  plannedAt: string;
  onClose: () => void;
}

/** A planned dose that was not taken, and why; then when the next one is. */
export function SkipDialog(props: Props) {
  return (
    <DialogFrame isOpen look="sheet" onClose={props.onClose}>
      <Pages {...props} />
    </DialogFrame>
  );
}

/** One press on a common reason, or words of one's own. */
function Pages({ plannedAt, onClose }: Props) {
  const id = useId();
  const { timeZone } = useSession();
  const { skip } = useSkip();
  const [answered, setAnswered] = useState<Skipped | null>(null);
  const values = { reason: '' };
  const { form, isDirty, isPending, isRestored, submit, discard } = useRecord({
    schema: Reason,
    values,
    draft: useDraft(`skip:${plannedAt}`, values),
    save: ({ reason }) => skip(plannedAt, reason),
    onDone: (skipped) => {
      setAnswered(skipped ?? null);
      return true;
    },
  });

  if (answered) return <SkipAnswer message={answered} onClose={onClose} />;
  return (
    <Dialog
      title="Pulei esta dose"
      description={`Planejada para ${formatInstant(plannedAt, timeZone)}`}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      actions={
        <FormActions form={id} isPending={isPending}>
          Marcar como pulada
        </FormActions>
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label="Pulei esta dose">
        <FormField form={form} name="reason">
          {(field) => (
            <ReasonField
              question="Por que a dose foi pulada?"
              common={COMMON}
              hint="Ajuda você e quem acompanha seu tratamento a lembrar depois."
              {...field}
            />
          )}
        </FormField>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}

function SkipAnswer({ message, onClose }: { message: Skipped; onClose: () => void }) {
  const { timeZone: zone } = useSession();
  const next = answerWords(message.nextDose, { zone, now: useNow() });
  return (
    <Answer message={message} onClose={onClose}>
      {next && <Lead {...next} />}
    </Answer>
  );
}
