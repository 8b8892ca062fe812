import type { InventoryItem, Movement } from '@leveza/contract/inventory/inventory.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { ShelfRow } from './shared/shelf-rows.ts';
import type { stockMovements } from './table.ts';

/** The owner and the marks of notices do not travel. */
type ShownRow = Omit<ShelfRow, 'userId' | 'deletedAt' | 'lowStockToldAt' | 'expiryToldFor'>;

/** A box as it travels: the product nested, instants as text. */
export function itemReply(row: ShownRow): InventoryItem {
  return {
    ...row,
    openedDate: row.openedDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    product: {
      id: row.productId,
      name: row.productName,
      brand: row.productBrand,
      mainCategory: row.productMainCategory,
      subCategory: row.productSubCategory,
      form: row.productForm,
      dosage: row.productDosage,
      activeIngredient: row.productActiveIngredient,
      isVerified: row.productIsVerified,
    },
  };
}

export function movementReply(row: InferSelectModel<typeof stockMovements>): Movement {
  return { ...row, happenedAt: row.happenedAt.toISOString(), recordedAt: row.recordedAt.toISOString() };
}
