import { type Sort, SORTS } from '@leveza/domain/inventory/sorts.ts';
import { oneOf, textOf } from '../../lib/address.ts';
import { readCardDialog, type ShelfSearch } from '../../lib/shelf-address.ts';
import { ADD_STEPS, type AddStep } from './add/add-step.ts';

const DIALOGS = ['details', 'box', 'use', 'edit'] as const;
export type ItemDialog = (typeof DIALOGS)[number];

export interface StockSearch extends ShelfSearch<ItemDialog> {
  /** The box a dialog is open about. */
  item?: string;
  sort?: Sort;
  /** Whether the favourites come first. */
  fav?: '1';
  /** Where the add dialog stands; `1`, as the button of the page opens it, is its first step. */
  add?: '1' | AddStep;
}

export function readStockSearch(search: Record<string, unknown>): StockSearch {
  const item = textOf(search.item);
  return {
    q: textOf(search.q),
    item,
    ...readCardDialog(oneOf(DIALOGS, search.open), item, search.from),
    sort: oneOf(SORTS, search.sort),
    fav: oneOf(['1'], search.fav),
    add: oneOf(['1', ...ADD_STEPS], search.add),
  };
}
