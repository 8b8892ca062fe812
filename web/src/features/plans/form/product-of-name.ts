import { decimal } from '@leveza/domain/decimal.ts';
import { isSameName } from '@leveza/domain/usage/same-name.ts';
import { isCounted } from '@leveza/domain/usage/once-a-day.ts';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import type { PlanValues } from './plan-values.ts';

type What = Pick<PlanValues, 'name' | 'dose' | 'doseUnit' | 'dosageForm'>;

/** The product at home that the plan names, in its strength and form; null where there is none, or more than one. */
export function productOfName(products: readonly ProductAtHome[], plan: What): string | null {
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
