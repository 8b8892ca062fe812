import type { NextStep } from '@leveza/contract/applications/next-dose.ts';
import { holdStep, type Plan } from '@leveza/contract/plans/plans.ts';
import { useId } from 'react';
import { formatDay, formatMg } from '../../../lib/format.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { dosageText } from '../plan-words.ts';
import { useStepChanges } from './use-step-changes.ts';

const Hold = forDraft(holdStep.body);

interface Props {
  plan: Plan;
  nextStep: NextStep;
  onClose: () => void;
}

/** The present dose goes on for some weeks more. */
export function HoldDialog({ plan, nextStep, onClose }: Props) {
  const id = useId();
  const { hold } = useStepChanges(plan, nextStep);
  const values = { weeks: null };
  const { form, isDirty, isPending, isRestored, submit, discard } = useRecord({
    schema: Hold,
    values,
    draft: useDraft(`hold:${plan.id}`, values),
    save: ({ weeks }) => hold(weeks),
    onDone: onClose,
  });
  return (
    <Dialog
      title="Segurar dose"
      description={`${plan.name}, ${dosageText(plan)}`}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      actions={
        <FormActions form={id} isPending={isPending}>
          Segurar dose
        </FormActions>
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label="Segurar dose">
        <p className="text-pretty text-ink-soft">
          {`Você continua com ${dosageText(plan)}. A etapa de ${formatMg(nextStep.doseMg)}, de ${formatDay(nextStep.from)}, e as seguintes ficam para depois. Combine com quem receitou.`}
        </p>
        <FormField form={form} name="weeks">
          {(field) => (
            <NumberField label="Por mais quantas semanas" unit="semanas" decimals={0} isRequired {...field} />
          )}
        </FormField>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
