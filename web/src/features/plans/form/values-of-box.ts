import type { Product } from '@leveza/contract/catalog/catalog.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { UnitType } from '@leveza/domain/catalog/units.ts';
import { frequencyOf } from '@leveza/domain/inventory/display.ts';
import { productInPlan } from '@leveza/domain/plans/product-in-plan.ts';
import { doseOfBox, readDosage } from '@leveza/domain/plans/read-dosage.ts';
import { readRecommended } from '@leveza/domain/plans/read-recommended.ts';
import { rhythmOf } from '@leveza/domain/plans/rhythm-of.ts';
import type { ProductAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { newValues, type PlanValues } from './plan-values.ts';

/**
 * A new plan filled in from a box: its product, its dose and how often it is taken. Where the box does not say how often,
 * the product's recommended dose does.
 */
export function valuesOfBox(
  product: ProductAtHome,
  { today, recommended }: { today: string; recommended: string | null },
): PlanValues {
  const { item, kind, productId, dosage } = product;
  const { unitType, unitsPerDose } = item;
  const read = saysHowOften(item) ? null : readRecommended(recommended);
  const { times, ...rhythm } = rhythmOf(read?.frequency ?? frequencyOf(item), today);
  return {
    ...newValues(kind, today),
    // The form of the box itself is only its unit in capitals.
    ...whatOf({ ...product, form: item.product.form, unitType }),
    ...doseOfBox({ dosage, unitType, unitsPerDose: read?.quantity ?? unitsPerDose }),
    planType: item.frequencyPer === 'as-needed' ? 'as_needed' : 'continuous',
    ...rhythm,
    scheduledTimes: times,
    quantityPerDose: read?.quantity ?? unitsPerDose,
    specialInstructions: item.instructions ?? recommendedText(recommended),
    productId,
  };
}

export const saysHowOften = ({ frequencyPer }: ProductAtHome['item']) => frequencyPer !== null;

/** The values the catalogue gives to a plan: how often it is taken only where its recommended dose says so. */
export function valuesOfProduct(product: Product, { kind, today }: { kind: ItemKind; today: string }) {
  return { ...whatOf({ ...product, kind }), ...rhythmOfProduct(product, today) };
}

function rhythmOfProduct({ recommendedDose }: Product, today: string) {
  if (!recommendedDose) return {};
  const specialInstructions = recommendedText(recommendedDose);
  const read = readRecommended(recommendedDose);
  if (!read) return { specialInstructions };
  const { times: scheduledTimes, ...rhythm } = rhythmOf(read.frequency, today);
  return { ...rhythm, scheduledTimes, quantityPerDose: read.quantity, specialInstructions };
}

const recommendedText = (dose: string | null) => dose && `Dose recomendada do produto: ${dose}`;

interface Described {
  kind: ItemKind;
  name: string;
  brand: string | null;
  dosage: string | null;
  form: string | null;
  mainCategory: string | null;
  subCategory: string | null;
  unitType?: UnitType | null;
}

function whatOf({ name, brand, dosage, ...product }: Described) {
  return {
    ...productInPlan(product),
    name,
    brand,
    dose: null,
    doseUnit: 'mg' as const,
    ...readDosage(dosage),
  };
}
