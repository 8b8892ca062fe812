import type { NextStep } from '@leveza/contract/applications/next-dose.ts';
import { type Plan, MoveStepInput } from '@leveza/contract/plans/plans.ts';
import { formatMg } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { dosageText } from '../plan-words.ts';
import { useStepChanges } from './use-step-changes.ts';

const Move = forDraft(MoveStepInput);

interface Props {
  plan: Plan;
  nextStep: NextStep;
  onClose: () => void;
}

/** The next step begins on another day. */
export function MoveDialog({ plan, nextStep, onClose }: Props) {
  const today = useToday();
  const values = { to: nextStep.from < today ? null : nextStep.from, confirmDose: false };
  const draft = useDraft(`move:${plan.id}`, values);
  const { move } = useStepChanges(plan, nextStep, draft);
  const recording = useRecord({
    schema: Move,
    values,
    draft,
    isEdit: true,
    save: (accepted, { confirmed }) => move({ ...accepted, ...confirmed }),
    onDone: onClose,
  });
  const { form } = recording;
  return (
    <FormDialog
      title="Mudar o dia"
      description={`${plan.name}, ${dosageText(plan)}`}
      recording={recording}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-soft">
        As etapas seguintes mudam junto. Confirme com seu médico quando aumentar a dose.
      </p>
      <FormField form={form} name="to">
        {(field) => (
          <DateField
            label={`${formatMg(nextStep.doseMg)} a partir de`}
            minDay={today}
            isRequired
            {...field}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
