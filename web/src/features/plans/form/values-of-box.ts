import { FORMS_OF, type PlanForm, type PlanMedicationType } from '@leveza/domain/plans/plan-words.ts';
import { readDosage } from '@leveza/domain/plans/read-dosage.ts';
import { MOST_TIMES_PER_DAY, spreadTimes } from '@leveza/domain/plans/times.ts';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { newValues, type PlanValues } from './plan-values.ts';

/** Forms of the catalogue by their names in a plan; creams and gels have none. */
const FORM: Record<string, PlanForm> = {
  TABLET: 'tablet',
  CAPSULE: 'capsule',
  LIQUID: 'liquid',
  DROPS: 'liquid',
  POWDER: 'powder',
  SYRUP: 'syrup',
  GUMMY: 'gummy',
};

/** A new plan filled in from a box: its product, its dose and how often it is taken. */
export function valuesOfBox(product: ProductAtHome, today: string): PlanValues {
  const { item, kind, productId, name, brand, dosage, productForm, dailyDoses } = product;
  const medicationType = typeOf(product);
  const form = FORM[productForm ?? ''];
  return {
    ...newValues(kind, today),
    medicationType,
    name,
    brand,
    dosageForm: form && FORMS_OF[medicationType].includes(form) ? form : null,
    ...readDosage(dosage),
    planType: item.frequencyPer === 'as-needed' ? 'as_needed' : 'continuous',
    scheduledTimes: spreadTimes(Math.min(Math.round(dailyDoses), MOST_TIMES_PER_DAY)),
    quantityPerDose: item.unitsPerDose,
    specialInstructions: item.instructions,
    productId,
  };
}

function typeOf({ kind, mainCategory, subCategory }: ProductAtHome): PlanMedicationType {
  if (kind === 'medication') return 'oral_medication';
  return mainCategory === 'VITAMINS_MINERALS' || subCategory === 'VITAMINS' ? 'vitamin' : 'supplement';
}
