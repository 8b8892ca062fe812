import { type PlannedDose, skipPlannedDose, takeDoseBack } from '@leveza/contract/plans/doses.ts';
import { useId, useState } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { DosesAnswer } from '../shared/DosesAnswer.tsx';

const COMMON = ['Esqueci', 'Sem estoque', 'Passei mal', 'Orientação médica', 'Viagem'] as const;
const Reason = skipPlannedDose.body.pick({ reason: true });

interface Props {
  dose: PlannedDose;
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
function Pages({ dose, onClose }: Props) {
  const id = useId();
  const [answered, setAnswered] = useState<ChangeMessage | null>(null);
  const { timeZone } = useSession();
  const { planId, plannedAt, name } = dose;
  const skip = useCommand(skipPlannedDose);
  const takeBack = useKeptCommand(takeDoseBack);
  const values = { reason: '' };
  const { form, isDirty, isPending, isRestored, submit, discard } = useRecord({
    schema: Reason,
    values,
    draft: useDraft(`skip:${planId}:${plannedAt}`, values),
    save: async ({ reason }) => {
      const { data } = await skip.mutateAsync({ body: { planId, plannedAt: plannedAt!, reason } });
      return {
        title: `Dose de ${name} marcada como pulada`,
        detail: reason,
        undo: async () => {
          await takeBack.mutateAsync({ params: { recordId: data.recordId! }, body: {} });
          return { title: `A dose de ${name} não está mais marcada como pulada` };
        },
      };
    },
    onDone: (message) => {
      setAnswered(message ?? null);
      return true;
    },
  });
  if (answered) return <DosesAnswer message={answered} onClose={onClose} />;
  return (
    <Dialog
      title="Pular dose"
      description={`${name}, planejada para ${formatInstant(plannedAt!, timeZone)}`}
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
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label="Pular dose">
        <FormField form={form} name="reason">
          {(field) => <ReasonField question="Por que a dose foi pulada?" common={COMMON} {...field} />}
        </FormField>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
