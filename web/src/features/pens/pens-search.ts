import { PEN_SORTS, type PenSort } from './sort-pens.ts';

/** The dialogs about one entry, by the word that opens each: `?pen=…&open=details`. */
const DIALOGS = ['details', 'seal', 'edit'] as const;
export type PenDialog = (typeof DIALOGS)[number];

export interface PensSearch {
  text: string;
  sort: PenSort;
  /** The entry a dialog is open about. */
  opened: { id: string; dialog: PenDialog } | null;
  /** Closing the dialog leads back to the details it was opened from. */
  isFromDetails: boolean;
  /** What is being added: `1` is still to be chosen, `other` is in no catalogue, anything else is a product of it. */
  adding: string | null;
}

/** What an address says about the screen; whatever it says wrongly counts as not said. */
export function readPensSearch(search: Record<string, unknown>): PensSearch {
  const { q, sort, pen, open, from, add } = search;
  const dialog = DIALOGS.find((name) => name === open);
  return {
    // The router reads a text of digits as a number.
    text: textOf(q) ?? '',
    sort: PEN_SORTS.find((name) => name === sort) ?? 'status',
    opened: typeof pen === 'string' && dialog ? { id: pen, dialog } : null,
    isFromDetails: from === 'details' && dialog !== 'details',
    adding: textOf(add),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
