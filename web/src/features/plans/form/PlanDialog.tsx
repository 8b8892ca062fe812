import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { FirstDoseFields } from './FirstDoseFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { PlanValues } from './plan-values.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { usePlanForm } from './use-plan-form.ts';
import { WhatFields } from './WhatFields.tsx';

const ASKED_FIRST = ['startDate', 'scheduledTimes', 'dose'];

interface Props {
  /** The one that is edited; null for a new one. */
  plan: Plan | null;
  /** The form's first values. */
  values: PlanValues;
  /** The name its unsaved values are kept under. */
  draftName: string;
  products: readonly ProductAtHome[];
  /** The day of the first dose is all that is asked at first: the pen gave the rest. */
  isFirst?: boolean;
  onClose: () => void;
}

/** The form of a plan: the medicine, and when it is taken. */
export function PlanDialog({ plan, values, draftName, products, isFirst = false, onClose }: Props) {
  const id = useId();
  const [isShort, setShort] = useState(isFirst);
  const { form, question, isDirty, isPending, isRestored, submit, confirm, forget, discard } = usePlanForm({
    plan,
    values,
    draftName,
    onDone: onClose,
  });
  const { errors } = useFormState({ control: form.control });
  // A refusal of a field that is not asked for would not be seen.
  if (isShort && Object.keys(errors).some((name) => !ASKED_FIRST.includes(name))) setShort(false);
  const title = plan ? 'Editar Plano' : isShort ? 'Marcar o dia' : 'Criar Plano';
  return (
    <Dialog
      title={title}
      description={
        plan
          ? 'O que já passou fica como estava.'
          : isShort
            ? `Sua primeira dose de ${values.name}. Confira com a receita.`
            : 'Como está na receita ou na embalagem.'
      }
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
            {plan || isShort ? 'Salvar' : 'Criar Plano'}
          </FormActions>
        )
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label={title}>
        {isShort ? (
          <FirstDoseFields form={form} onMore={() => setShort(false)} />
        ) : (
          <>
            <WhatFields form={form} isNew={plan === null} products={products} />
            <ScheduleFields form={form} plan={plan} />
            <MoreFields form={form} />
          </>
        )}
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
