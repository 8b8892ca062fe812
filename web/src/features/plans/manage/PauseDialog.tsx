import { type Plan, pausePlan } from '@leveza/contract/plans/plans.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useToday } from '../../../lib/use-now.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { usePlanChanges } from './use-plan-changes.ts';

const Pause = forDraft(pausePlan.body);

/** No doses until a day, or until the plan is resumed. */
export function PauseDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const today = useToday();
  const values = { until: null };
  const draft = useDraft(`pause:${plan.id}`, values);
  const { pause } = usePlanChanges(plan, draft);
  const recording = useRecord({
    schema: Pause,
    values,
    draft,
    save: ({ until }) => pause(until ?? null),
    onDone: onClose,
  });
  const { form } = recording;
  return (
    <FormDialog
      title="Pausar plano"
      description={plan.name}
      recording={recording}
      saveLabel="Pausar"
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
