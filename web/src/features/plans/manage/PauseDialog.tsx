import { type Plan, pausePlan } from '@leveza/contract/plans/plans.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useId } from 'react';
import { useToday } from '../../../lib/use-now.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { usePlanChanges } from './use-plan-changes.ts';

const Pause = forDraft(pausePlan.body);

/** No doses until a day, or until the plan is resumed. */
export function PauseDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const id = useId();
  const today = useToday();
  const { pause } = usePlanChanges(plan);
  const values = { until: null };
  const { form, isDirty, isPending, isRestored, submit, discard } = useRecord({
    schema: Pause,
    values,
    draft: useDraft(`pause:${plan.id}`, values),
    save: ({ until }) => pause(until ?? null),
    onDone: onClose,
  });
  return (
    <Dialog
      title="Pausar plano"
      description={plan.name}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      actions={
        <FormActions form={id} isPending={isPending}>
          Pausar
        </FormActions>
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label="Pausar plano">
        <p className="text-pretty text-ink-soft">
          Pausar aqui só silencia o plano no Leveza. Antes de parar um medicamento, fale com quem receitou.
        </p>
        <FormField form={form} name="until">
          {(field) => (
            <DateField
              label="Voltar em"
              hint="Em branco: volta quando você retomar."
              minDay={addDays(today, 1)}
              {...field}
            />
          )}
        </FormField>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
