import type { Place } from '@leveza/contract/place.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../table.ts';
import type { ShelfRow } from './shelf-rows.ts';

/** The columns of a box and its product that `placeOf` reads. */
export const placedColumns = {
  id: inventoryItems.id,
  customName: inventoryItems.customName,
  customMainCategory: inventoryItems.customMainCategory,
  customSubCategory: inventoryItems.customSubCategory,
  productName: products.name,
  productMainCategory: products.mainCategory,
  productSubCategory: products.subCategory,
};

type Placed = Pick<ShelfRow, keyof typeof placedColumns>;

/** A box's name, and the screen that shows it. */
export function placeOf(row: Placed) {
  const kind =
    kindOf({
      customName: row.customName,
      customMainCategory: row.customMainCategory,
      customSubCategory: row.customSubCategory,
      product: {
        name: row.productName,
        mainCategory: row.productMainCategory,
        subCategory: row.productSubCategory,
      },
    }) ?? 'supplement';
  const to = kind === 'medication' ? '/medication-store' : '/supplement-store';
  const place: Place = { to, search: { item: row.id } };
  return { name: row.customName ?? row.productName, kind, place };
}
