import {
  DOSE_UNITS,
  doseInMg,
  type DoseUnit,
  FORMS_OF,
  PLAN_FORM_LABEL,
  PLAN_MEDICATION_LABEL,
  PLAN_MEDICATION_TYPES,
  type PlanMedicationType,
} from '@leveza/domain/plans/plan-words.ts';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { ProductField } from './ProductField.tsx';
import type { PlanForm } from './use-plan-form.ts';

const CatalogMatches = lazyPart(() => import('./CatalogMatches.tsx'), 'CatalogMatches');
const StepsField = lazyPart(() => import('./StepsField.tsx'), 'StepsField');

const TYPES = PLAN_MEDICATION_TYPES.map((value) => ({ value, label: PLAN_MEDICATION_LABEL[value] }));
const UNITS = DOSE_UNITS.map((value) => ({ value, label: value }));
const MASSES: readonly DoseUnit[] = DOSE_UNITS.filter((unit) => doseInMg(1, unit) !== null);
const MASS_UNITS = MASSES.map((value) => ({ value, label: value }));

interface Props {
  form: PlanForm;
  isNew: boolean;
  products: readonly ProductAtHome[];
}

/** The medicine: its type, name, form and dose. */
export function WhatFields({ form, isNew, products }: Props) {
  const [medicationType, planType, steps] = useWatch({
    control: form.control,
    name: ['medicationType', 'planType', 'steps'],
  });
  const isTreatment = medicationType === 'glp1';
  const canStep = isTreatment && planType !== 'as_needed';

  /** A form that the new type does not have goes. */
  const fitType = (type: PlanMedicationType) => {
    const { dosageForm } = form.getValues();
    if (dosageForm && !FORMS_OF[type].includes(dosageForm)) form.setValue('dosageForm', null);
    if (type === 'glp1') fitTreatment();
    form.clearErrors('dosageForm');
  };
  /** Injections are planned, most of them weekly, in mg and out of pens. */
  const fitTreatment = () => {
    const { planType: kind, frequency, doseUnit } = form.getValues();
    if (kind === 'as_needed') form.setValue('planType', 'continuous');
    if (frequency !== 'custom') form.setValue('frequency', 'weekly');
    if (!MASSES.includes(doseUnit)) form.setValue('doseUnit', 'mg');
    form.setValue('productId', null);
  };
  return (
    <>
      <FormField form={form} name="medicationType" onEdit={fitType}>
        {(field) => <RadioGroup look="chips" label="Tipo" options={TYPES} {...field} />}
      </FormField>
      {products.length > 0 && !isTreatment && <ProductField {...{ form, isNew, products }} />}
      <FormField form={form} name="name">
        {(field) => <TextField label="Nome" isRequired {...field} />}
      </FormField>
      {isNew && !isTreatment && (
        <Suspense fallback={null}>
          <CatalogMatches form={form} products={products} />
        </Suspense>
      )}
      <FormField form={form} name="dosageForm">
        {(field) => (
          <Select
            label="Forma"
            isRequired
            options={FORMS_OF[medicationType].map((value) => ({ value, label: PLAN_FORM_LABEL[value] }))}
            {...field}
          />
        )}
      </FormField>
      {(!canStep || steps.length === 0) && (
        <div className="grid grid-cols-2 items-start gap-3">
          <FormField form={form} name="dose">
            {(field) => <NumberField label="Dose" decimals={4} isRequired {...field} />}
          </FormField>
          <FormField form={form} name="doseUnit">
            {(field) => <Select label="Unidade" options={isTreatment ? MASS_UNITS : UNITS} {...field} />}
          </FormField>
        </div>
      )}
      {canStep && (
        <Suspense fallback={<Skeleton className="h-20 rounded-2xl" />}>
          <StepsField form={form} />
        </Suspense>
      )}
    </>
  );
}
