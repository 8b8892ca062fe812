import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
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
  const id = useId();
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
  const title = dose ? 'Registrar dose' : 'Registrar Dose Extra';
  return (
    <Dialog
      title={title}
      description={dose ? `${name}, ${dose.dosage}` : 'Fica fora do plano e é contada à parte.'}
      isOpen
      isDirty={taking.isDirty}
      onClose={onClose}
      onDiscard={taking.discard}
      actions={
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
    >
      <Form id={id} form={form} onSubmit={taking.submit} isRestored={taking.isRestored} aria-label={title}>
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
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
