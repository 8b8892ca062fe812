import { useState } from 'react';
import { useChangeAddress, wordOf } from './address.ts';

/** What an address says about a shelf of cards. */
export interface ShelfSearch<D extends string> {
  text: string;
  /** The card a dialog is open about. */
  opened: { id: string; dialog: D } | null;
  /** Closing the dialog leads back to the details it was opened from. */
  isFromDetails: boolean;
}

interface Named<D extends string> {
  /** The word the address has for a card. */
  card: string;
  dialogs: readonly D[];
}

export function readShelfSearch<D extends string>(
  search: Record<string, unknown>,
  { card, dialogs }: Named<D>,
): ShelfSearch<D> {
  const { q, [card]: id, open, from } = search;
  const dialog = dialogs.find((name) => name === open);
  return {
    text: wordOf(q) ?? '',
    opened: typeof id === 'string' && dialog ? { id, dialog } : null,
    isFromDetails: from === 'details' && dialog !== 'details',
  };
}

/** A shelf as the patient looks at it: searched, with a dialog open about one card or none. */
export function useShelfAddress<D extends string>(view: ShelfSearch<D | 'details'>, card: string) {
  const change = useChangeAddress();
  // The address follows a moment later; until then the field shows what was typed.
  const [typed, setTyped] = useState<string | null>(null);

  const show = (id: string, dialog: D | 'details') =>
    void change({
      [card]: id,
      open: dialog,
      from: view.opened?.dialog === 'details' && dialog !== 'details' ? 'details' : undefined,
    });
  const closeAll = () => void change({ [card]: undefined, open: undefined, from: undefined });

  return {
    change,
    text: typed ?? view.text,
    setText: (text: string) => {
      setTyped(text);
      void change({ q: text || undefined }).then(() => setTyped((now) => (now === text ? null : now)));
    },
    show,
    close: () => (view.isFromDetails && view.opened ? show(view.opened.id, 'details') : closeAll()),
    closeAll,
  };
}
