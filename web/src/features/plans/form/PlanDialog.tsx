import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useId } from 'react';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { MoreFields } from './MoreFields.tsx';
import type { PlanValues } from './plan-values.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { usePlanForm } from './use-plan-form.ts';
import { WhatFields } from './WhatFields.tsx';

interface Props {
  /** The one that is edited; null for a new one. */
  plan: Plan | null;
  /** The form's first values. */
  values: PlanValues;
  /** The name its unsaved values are kept under. */
  draftName: string;
  products: readonly ProductAtHome[];
  onClose: () => void;
}

/** The form of a plan: the medicine, and when it is taken. */
export function PlanDialog({ plan, values, draftName, products, onClose }: Props) {
  const id = useId();
  const { form, question, isDirty, isPending, isRestored, submit, confirm, forget, discard } = usePlanForm({
    plan,
    values,
    draftName,
    onDone: onClose,
  });
  const title = plan ? 'Editar Plano' : 'Criar Plano';
  return (
    <Dialog
      title={title}
      description={plan ? 'O que já passou fica como estava.' : 'Como está na receita ou na embalagem.'}
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
            {plan ? 'Salvar' : 'Criar Plano'}
          </FormActions>
        )
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label={title}>
        <WhatFields form={form} isNew={plan === null} products={products} />
        <ScheduleFields form={form} plan={plan} />
        <MoreFields form={form} />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
