import type { ShelfRow } from '../inventory/shared/shelf-rows.ts';
import type { UsedMedicine } from './shared/coming-use.ts';

/** With the product's own name: a box called 'Comprimido da manhã' may be of a Rybelsus. */
export function medicineOf(box: ShelfRow): UsedMedicine {
  const { productId, productName, productBrand, productActiveIngredient, unitType } = box;
  const ingredients = [productName, productBrand, productActiveIngredient].filter(Boolean).join(' ');
  const name = box.customName ?? productName;
  const strength = box.customDosage ?? box.productDosage;
  return { productId, medicine: { name, ingredients, strength }, unitType, isFromElsewhere: false };
}
