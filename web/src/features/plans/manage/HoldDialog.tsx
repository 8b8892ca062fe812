import type { NextStep } from '@leveza/contract/applications/next-dose.ts';
import { type Plan, HoldStepInput } from '@leveza/contract/plans/plans.ts';
import { formatDay, formatMg } from '../../../lib/format.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { dosageText } from '../plan-words.ts';
import { useStepChanges } from './use-step-changes.ts';

const Hold = forDraft(HoldStepInput);

interface Props {
  plan: Plan;
  nextStep: NextStep;
  onClose: () => void;
}

/** The present dose goes on for some weeks more. */
export function HoldDialog({ plan, nextStep, onClose }: Props) {
  const values = { weeks: null };
  const draft = useDraft(`hold:${plan.id}`, values);
  const { hold } = useStepChanges(plan, nextStep, draft);
  const recording = useRecord({
    schema: Hold,
    values,
    draft,
    save: ({ weeks }) => hold(weeks),
    onDone: onClose,
  });
  const { form } = recording;
  return (
    <FormDialog
      title="Segurar dose"
      description={`${plan.name}, ${dosageText(plan)}`}
      recording={recording}
      saveLabel="Segurar dose"
      onClose={onClose}
    >
      <p className="text-pretty text-ink-soft">
        {`Você continua com ${dosageText(plan)}. A etapa de ${formatMg(nextStep.doseMg)}, de ${formatDay(nextStep.from)}, e as seguintes ficam para depois. Combine com quem receitou.`}
      </p>
      <FormField form={form} name="weeks">
        {(field) => (
          <NumberField label="Por mais quantas semanas" unit="semanas" decimals={0} isRequired {...field} />
        )}
      </FormField>
    </FormDialog>
  );
}
