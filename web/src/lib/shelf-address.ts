/** Search parameters of a shelf of cards, beside the id of the card itself. */
export interface ShelfSearch<Dialog extends string> {
  q?: string;
  open?: Dialog | 'details';
  /** Closing the dialog leads back to the details it was opened from. */
  from?: 'details';
}

/** The words of a dialog about one card; those that belong to no card are dropped. */
export function readCardDialog<Dialog extends string>(
  dialog: Dialog | 'details' | undefined,
  id: string | undefined,
  from: unknown,
): Pick<ShelfSearch<Dialog>, 'open' | 'from'> {
  const open = id === undefined ? undefined : dialog;
  return { open, from: from === 'details' && open && open !== 'details' ? 'details' : undefined };
}
