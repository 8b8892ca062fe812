import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import type { PlanForm } from './use-plan-form.ts';
import { decimal } from '@leveza/domain/decimal.ts';
import { isSameName } from '@leveza/domain/usage/same-name.ts';
import { isCounted } from '@leveza/domain/usage/once-a-day.ts';
import type { PlanValues } from './plan-values.ts';

type What = Pick<PlanValues, 'name' | 'dose' | 'doseUnit' | 'dosageForm'>;

/** The product at home that the plan names, in its strength and form; null where there is none, or more than one. */
function productOfName(products: readonly ProductAtHome[], plan: What): string | null {
  const { name, dose, doseUnit, dosageForm } = plan;
  if (!name?.trim()) return null;
  const named = { name, strength: dose === null ? null : `${decimal(dose, 4)} ${doseUnit}` };
  const found = products.filter(
    ({ item, ...product }) =>
      // A gel is no tablet of its substance.
      (dosageForm === null || isCounted(dosageForm) === isCounted(item.unitType)) &&
      isSameName(named, { name: product.name, strength: product.dosage }),
  );
  return found.length === 1 ? found[0]!.productId : null;
}

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
