import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { productOfName } from './product-of-name.ts';
import type { PlanForm } from './use-plan-form.ts';

/**
 * Chooses the box of the name that is being typed, so that a tick takes the dose out of it. A choice of the patient, or of
 * a box or a product that filled the form in, stays.
 */
export function useProductOfName(form: PlanForm, products: readonly ProductAtHome[], isOn: boolean): void {
  const [name, dose, doseUnit, dosageForm] = useWatch({
    control: form.control,
    name: ['name', 'dose', 'doseUnit', 'dosageForm'],
  });
  const found = isOn ? productOfName(products, { name, dose, doseUnit, dosageForm }) : null;
  const chosenHere = useRef<string | null>(null);
  useEffect(() => {
    const isOfOthers = form.getValues('productId') !== chosenHere.current;
    if (isOfOthers || found === chosenHere.current) return;
    chosenHere.current = found;
    form.setValue('productId', found, { shouldDirty: true });
  }, [form, found]);
}
