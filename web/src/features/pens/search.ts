import { oneOf, textOf } from '../../lib/address.ts';
import { readCardDialog, type ShelfSearch } from '../../lib/shelf-address.ts';

const DIALOGS = ['details', 'seal', 'edit'] as const;
export type PenDialog = (typeof DIALOGS)[number];

export const PEN_SORTS = ['status', 'name', 'remaining', 'expiry', 'price'] as const;
export type PenSort = (typeof PEN_SORTS)[number];

/** The sheet for the latest dose or for one of now, or the first screen. */
const NEXT = ['last-dose', 'dose', 'today'] as const;

export interface PensSearch extends ShelfSearch<PenDialog> {
  /** The entry a dialog is open about. */
  pen?: string;
  sort?: PenSort;
  /** The product being added: `1` is still to be chosen, `other` is outside the catalogue, other values are its ids. */
  add?: string;
  /** Where the patient goes on once it is added, told by the first steps and by a dose without a pen. */
  next?: (typeof NEXT)[number];
}

export function readPensSearch(search: Record<string, unknown>): PensSearch {
  const pen = textOf(search.pen);
  return {
    q: textOf(search.q),
    pen,
    ...readCardDialog(oneOf(DIALOGS, search.open), pen, search.from),
    sort: oneOf(PEN_SORTS, search.sort),
    add: textOf(search.add),
    next: oneOf(NEXT, search.next),
  };
}
