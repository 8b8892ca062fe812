import { type PlannedDose, skipPlannedDose, takeDoseBack } from '@leveza/contract/plans/doses.ts';
import { useId } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';

const COMMON = ['Esqueci', 'Sem estoque', 'Passei mal', 'Orientação médica', 'Viagem'] as const;
const Reason = skipPlannedDose.body.pick({ reason: true });

/** A planned dose that was not taken, and why: one press on a common reason, or words of one's own. */
export function SkipDialog({ dose, onClose }: { dose: PlannedDose; onClose: () => void }) {
  const id = useId();
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
    onDone: onClose,
  });
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
