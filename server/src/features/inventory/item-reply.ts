import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { ShelfRow } from './shared/shelf-rows.ts';

/** A box as it travels: the product nested, instants as text. */
export function itemReply(row: ShelfRow): InventoryItem {
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
