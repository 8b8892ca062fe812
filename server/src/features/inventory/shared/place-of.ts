import type { Place } from '@leveza/contract/place.ts';
import { kindOf } from '@leveza/domain/inventory/classify.ts';
import type { ShelfRow } from './shelf-rows.ts';

type Placed = Pick<
  ShelfRow,
  | 'id'
  | 'customName'
  | 'customMainCategory'
  | 'customSubCategory'
  | 'productName'
  | 'productMainCategory'
  | 'productSubCategory'
>;

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
