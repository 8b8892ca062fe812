import type { InventoryInput } from '@leveza/contract/inventory/inventory.ts';
import type { z } from '@leveza/contract/zod.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import type { Filled } from './add-values.ts';
import { mainCategoryOf } from '../../catalog/shared/categories.ts';

/** What is sent for the boxes: full, closed, under the names of the form. */
export function inventoryInput(
  filled: Filled,
  productId: string,
  kind: ItemKind,
): z.input<typeof InventoryInput> {
  const { name, brand, dosage, category, purchasePrice, ...box } = filled;
  return {
    ...box,
    productId,
    customName: name,
    customBrand: brand,
    customMainCategory: category && mainCategoryOf(kind, category),
    customSubCategory: category,
    customDosage: dosage,
    customForm: box.unitType.toUpperCase(),
    currentQuantity: box.boxQuantity,
    // Money travels as text.
    purchasePrice: purchasePrice?.toFixed(2) ?? null,
  };
}
