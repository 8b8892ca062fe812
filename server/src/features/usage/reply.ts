import type { Use } from '@leveza/contract/usage.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { ShelfRow } from '../inventory/shared/shelf-rows.ts';
import type { uses } from './table.ts';

/** A use as it travels, with what its box says about itself. */
export function useReply(
  {
    id,
    quantity,
    timeOfDay,
    notes,
    usedAt,
    usedClock,
  }: Omit<InferSelectModel<typeof uses>, 'createdAt' | 'deletedAt'>,
  box: ShelfRow,
): Use {
  return {
    id,
    inventoryId: box.id,
    quantityUsed: quantity,
    timeOfDay,
    notes,
    usedAt: usedAt.toISOString(),
    ...(usedClock && { usedClock }),
    unitType: box.unitType,
    name: box.customName ?? box.productName,
    brand: box.customBrand ?? box.productBrand,
    dosage: box.customDosage ?? box.productDosage,
    mainCategory: box.customMainCategory ?? box.productMainCategory,
    subCategory: box.customSubCategory ?? box.productSubCategory,
  };
}
