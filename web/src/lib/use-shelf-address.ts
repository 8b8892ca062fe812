import { useState } from 'react';
import type { ShelfSearch } from './shelf-address.ts';

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
