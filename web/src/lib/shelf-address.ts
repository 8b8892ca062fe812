import { useState } from 'react';

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

type Card<Dialog extends string> = { id: string; open: Dialog | 'details'; from?: 'details' };

interface Changes<Dialog extends string> {
  setText: (q: string | undefined) => Promise<void>;
  /** Null closes the dialog. */
  open: (card: Card<Dialog> | null) => Promise<void>;
}

/** A shelf as the patient looks at it: searched, with a dialog open about one card or none. */
export function useShelfAddress<Dialog extends string>(
  { q = '', open, from }: ShelfSearch<Dialog>,
  id: string | undefined,
  change: Changes<Dialog>,
) {
  // The address follows a moment later; until then the field shows what was typed.
  const [typed, setTyped] = useState<string | null>(null);

  const show = (card: string, dialog: Dialog | 'details') =>
    void change.open({
      id: card,
      open: dialog,
      from: open === 'details' && dialog !== 'details' ? 'details' : undefined,
    });
  const closeAll = () => void change.open(null);

  return {
    opened: id !== undefined && open !== undefined ? { id, dialog: open } : null,
    text: typed ?? q,
    setText: (text: string) => {
      setTyped(text);
      void change.setText(text || undefined).then(() => setTyped((now) => (now === text ? null : now)));
    },
    show,
    close: () => (from && id !== undefined ? show(id, 'details') : closeAll()),
    closeAll,
  };
}
