import type { NextStep } from '@leveza/contract/applications/next-dose.ts';
import { moveStep, type Plan } from '@leveza/contract/plans/plans.ts';
import { useId } from 'react';
import { formatMg } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { dosageText } from '../plan-words.ts';
import { useStepChanges } from './use-step-changes.ts';

const Move = forDraft(moveStep.body);

interface Props {
  plan: Plan;
  nextStep: NextStep;
  onClose: () => void;
}

/** The next step begins on another day. */
export function MoveDialog({ plan, nextStep, onClose }: Props) {
  const id = useId();
  const today = useToday();
  const { move } = useStepChanges(plan, nextStep);
  const values = { to: nextStep.from < today ? null : nextStep.from, confirmDose: false };
  const { form, question, isDirty, isPending, isRestored, submit, discard, confirm, forget } = useRecord({
    schema: Move,
    values,
    draft: useDraft(`move:${plan.id}`, values),
    isEdit: true,
    save: (accepted, { confirmed }) => move({ ...accepted, ...confirmed }),
    onDone: onClose,
  });
  return (
    <Dialog
      title="Mudar o dia"
      description={`${plan.name}, ${dosageText(plan)}`}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      actions={
        question ? (
          <ConfirmInline
            question="Confira antes de continuar."
            detail={question.message}
            confirmLabel="Salvar mesmo assim"
            isPending={isPending}
            onConfirm={confirm}
            onCancel={forget}
          />
        ) : (
          <FormActions form={id} isPending={isPending}>
            Salvar
          </FormActions>
        )
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label="Mudar o dia">
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
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
