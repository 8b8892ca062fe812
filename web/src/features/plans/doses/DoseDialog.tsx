import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { RecordActions } from '../../../ui/form/RecordActions.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { dosageText } from '../plan-words.ts';
import { TakeDoseQuestion } from '../shared/TakeDoseQuestion.tsx';
import { useDoseForm } from './use-dose-form.ts';

interface Props {
  plans: readonly Plan[];
  /** The planned dose; null for an extra one. */
  dose: PlannedDose | null;
  onClose: () => void;
}

/** A dose with its moment, quantity and notes: a planned one, or one beside the plan. */
export function DoseDialog({ plans, dose, onClose }: Props) {
  const choices = useMemo(
    () => plans.filter(({ medicationType, status }) => medicationType !== 'glp1' && status !== 'ended'),
    [plans],
  );
  const taking = useDoseForm({
    dose,
    plans: choices,
    onDone: onClose,
  });
  const { form, question, isPending } = taking;
  const [moment, planId] = useWatch({ control: form.control, name: ['moment', 'planId'] });
  const name = dose?.name ?? plans.find((plan) => plan.id === planId)?.name ?? '';
  return (
    <FormDialog
      title={dose ? 'Registrar dose' : 'Registrar Dose Extra'}
      description={dose ? `${name}, ${dose.dosage}` : 'Fica fora do plano e é contada à parte.'}
      recording={taking}
      renderActions={(id) =>
        question ? (
          <TakeDoseQuestion
            problem={question}
            name={name}
            isPending={isPending}
            onConfirm={taking.confirm}
            onCancel={taking.forget}
            onElsewhere={() => taking.confirmWith((taken) => ({ ...taken, isFromElsewhere: true }))}
          />
        ) : (
          <RecordActions form={id} isPending={isPending} moment={moment} />
        )
      }
      doubt={null}
      onClose={onClose}
    >
      {!dose && (
        <FormField form={form} name="planId">
          {(field) => (
            <Select
              label="Plano"
              isRequired
              options={choices.map((plan) => ({
                value: plan.id,
                label: plan.name,
                hint: dosageText(plan),
              }))}
              {...field}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="moment">
        {(field) => <WhenField usualTime={dose?.time ?? undefined} {...field} />}
      </FormField>
      <FormField form={form} name="quantity">
        {(field) => <NumberField label="Quantidade" decimals={3} isRequired {...field} />}
      </FormField>
      <FormField form={form} name="notes">
        {(field) => <TextArea label="Observações" rows={2} {...field} />}
      </FormField>
    </FormDialog>
  );
}
