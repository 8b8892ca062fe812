import { wordOf } from '../../lib/address.ts';
import { readShelfSearch, type ShelfSearch } from '../../lib/shelf-address.ts';
import { PEN_SORTS, type PenSort } from './sort-pens.ts';

/** The dialogs about one entry, by the word that opens each: `?pen=…&open=details`. */
const DIALOGS = ['details', 'seal', 'edit'] as const;
export type PenDialog = (typeof DIALOGS)[number];

export interface PensSearch extends ShelfSearch<PenDialog> {
  sort: PenSort;
  /** What is being added: `1` is still to be chosen, `other` is in no catalogue, anything else is a product of it. */
  adding: string | null;
}

/** What an address says about the screen; whatever it says wrongly counts as not said. */
export function readPensSearch(search: Record<string, unknown>): PensSearch {
  const { sort, add } = search;
  return {
    ...readShelfSearch(search, { card: 'pen', dialogs: DIALOGS }),
    sort: PEN_SORTS.find((name) => name === sort) ?? 'status',
    adding: wordOf(add),
  };
}
