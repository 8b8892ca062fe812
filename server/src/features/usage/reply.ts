import type { Use } from '@leveza/contract/usage.ts';
import type { Db } from '../../db/connection.ts';
import { findItem, type ShelfRow } from '../inventory/shared/shelf-rows.ts';
import { findProduct } from '../catalog/shared/find-product.ts';
import type { products } from '../catalog/table.ts';
import type { UseRow } from './store.ts';

type Source = Pick<
  Use,
  'inventoryId' | 'unitType' | 'name' | 'brand' | 'dosage' | 'mainCategory' | 'subCategory'
>;
type Taken = Pick<UseRow, 'id' | 'quantity' | 'timeOfDay' | 'notes' | 'usedAt' | 'usedClock'>;

/** A use as it travels, with the words of the box or product that it came from. */
export function useReply({ id, quantity, timeOfDay, notes, usedAt, usedClock }: Taken, source: Source): Use {
  return {
    id,
    ...source,
    quantityUsed: quantity,
    timeOfDay,
    notes,
    usedAt: usedAt.toISOString(),
    ...(usedClock && { usedClock }),
  };
}

export const boxSource = (box: ShelfRow): Source => ({
  inventoryId: box.id,
  unitType: box.unitType,
  name: box.customName ?? box.productName,
  brand: box.customBrand ?? box.productBrand,
  dosage: box.customDosage ?? box.productDosage,
  mainCategory: box.customMainCategory ?? box.productMainCategory,
  subCategory: box.customSubCategory ?? box.productSubCategory,
});

export const productSource = (
  { name, brand, dosage, mainCategory, subCategory }: typeof products.$inferSelect,
  unitType: Use['unitType'],
): Source => ({ inventoryId: null, unitType, name, brand, dosage, mainCategory, subCategory });

/** The answer of a use that is there already: where it came from, and what its box holds now; null without one. */
export async function madeBefore(tx: Db, owner: string, use: UseRow) {
  if (use.itemId === null) {
    const product = await findProduct(tx, owner, use.productId!);
    return { use: useReply(use, productSource(product!, use.unitType!)), remaining: null };
  }
  const box = await findItem(tx, owner, use.itemId, { isDeleted: true });
  return { use: useReply(use, boxSource(box)), remaining: box.currentQuantity };
}
