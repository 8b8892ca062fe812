import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
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
  /** The first day is the patient's own: an empty one is not today. */
  isDayAsked?: boolean;
  onClose: () => void;
}

/** The form of a plan: the medicine, and when it is taken. */
export function PlanDialog(props: Props) {
  const { plan, values, draftName, products, isFirst = false, isDayAsked = false, onClose } = props;
  const [isShort, setShort] = useState(isFirst);
  const recording = usePlanForm({
    plan,
    values,
    draftName,
    isDayAsked,
    onDone: onClose,
  });
  const { form } = recording;
  const { errors } = useFormState({ control: form.control });
  // A refusal of a field that is not asked for would not be seen.
  if (isShort && Object.keys(errors).some((name) => !ASKED_FIRST.includes(name))) setShort(false);
  return (
    <FormDialog
      title={plan ? 'Editar Plano' : isShort ? 'Marcar o dia' : 'Criar Plano'}
      description={
        plan
          ? 'O que já passou fica como estava.'
          : isShort
            ? `Sua primeira dose de ${values.name}. Confira com a receita.`
            : 'Como está na receita ou na embalagem.'
      }
      recording={recording}
      saveLabel={plan || isShort ? 'Salvar' : 'Criar Plano'}
      onClose={onClose}
    >
      {isShort ? (
        <FirstDoseFields form={form} onMore={() => setShort(false)} />
      ) : (
        <>
          <WhatFields form={form} isNew={plan === null} products={products} />
          <ScheduleFields form={form} plan={plan} isDayAsked={isDayAsked} />
          <MoreFields form={form} />
        </>
      )}
    </FormDialog>
  );
}
