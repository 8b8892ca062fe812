import { type Sort, SORTS } from '@leveza/domain/inventory/status.ts';
import { readShelfSearch, type ShelfSearch } from '../../lib/shelf-address.ts';

/** The dialogs about one box, by the word that opens each: `?item=…&open=details`. */
const DIALOGS = ['details', 'box', 'use', 'edit'] as const;
export type ItemDialog = (typeof DIALOGS)[number];

export interface StockSearch extends ShelfSearch<ItemDialog> {
  sort: Sort;
  isFavouritesFirst: boolean;
}

/** What an address says about a stock screen; whatever it says wrongly counts as not said. */
export function readStockSearch(search: Record<string, unknown>): StockSearch {
  const { sort, fav } = search;
  return {
    ...readShelfSearch(search, { card: 'item', dialogs: DIALOGS }),
    sort: SORTS.find((name) => name === sort) ?? 'status',
    isFavouritesFirst: String(fav) === '1',
  };
}
