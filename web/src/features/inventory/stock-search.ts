import { type Sort, SORTS } from '@leveza/domain/inventory/status.ts';

/** The dialogs about one box, by the word that opens each: `?item=…&open=details`. */
const DIALOGS = ['details', 'box', 'use', 'edit'] as const;
export type ItemDialog = (typeof DIALOGS)[number];

export interface StockSearch {
  text: string;
  sort: Sort;
  isFavouritesFirst: boolean;
  /** The box a dialog is open about. */
  opened: { id: string; dialog: ItemDialog } | null;
  /** Closing the dialog leads back to the details it was opened from. */
  isFromDetails: boolean;
}

/** What an address says about a stock screen; whatever it says wrongly counts as not said. */
export function readStockSearch(search: Record<string, unknown>): StockSearch {
  const { q, sort, fav, item, open, from } = search;
  const dialog = DIALOGS.find((name) => name === open);
  return {
    // The router reads a text of digits as a number.
    text: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    sort: SORTS.find((name) => name === sort) ?? 'status',
    isFavouritesFirst: String(fav) === '1',
    opened: typeof item === 'string' && dialog ? { id: item, dialog } : null,
    isFromDetails: from === 'details' && dialog !== 'details',
  };
}
