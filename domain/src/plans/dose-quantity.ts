import type { UnitType } from '../catalog/units.ts';
import { isAllowedQuantity, limitsText } from '../usage/limits.ts';
import { KIND_OF_TYPE } from './kind-of-type.ts';
import type { PlanForm, PlanMedicationType } from './plan-words.ts';

/** How a dose of each form is counted while no box says it. */
const UNIT_OF_FORM: Record<PlanForm, UnitType> = {
  tablet: 'tablets',
  capsule: 'capsules',
  gummy: 'capsules',
  liquid: 'ml',
  syrup: 'ml',
  powder: 'grams',
  injection: 'ampoules',
  pen: 'doses',
};

interface Planned {
  medicationType: PlanMedicationType;
  dosageForm: PlanForm;
  quantityPerDose: number;
}

/**
 * The sentence that refuses a quantity beyond the limits of such a form; null for one within the limits, and for the
 * planned one. The unit of a box counts before the form.
 */
export function doseQuantityRefusal(
  { medicationType, dosageForm, quantityPerDose }: Planned,
  quantity: number,
  unitType: UnitType = UNIT_OF_FORM[dosageForm],
): string | null {
  const taken = { kind: KIND_OF_TYPE[medicationType], unitType };
  return quantity === quantityPerDose || isAllowedQuantity(taken, quantity) ? null : limitsText(taken);
}
