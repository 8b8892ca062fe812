import { useState } from 'react';
import type { ShelfSearch } from './shelf-address.ts';

/** The card a dialog is open about, and where closing it leads. */
export type OpenedCard<Dialog extends string> = Omit<ShelfSearch<Dialog>, 'q'> & { id?: string | undefined };

interface Changes<Dialog extends string> {
  setText: (q: string | undefined) => Promise<void>;
  /** From the words of before, which the page does not read: a dialog that opens draws the shelf no second time. */
  open: (next: (before: OpenedCard<Dialog>) => OpenedCard<Dialog>) => Promise<void>;
}

/** A shelf as the patient looks at it: searched, with ways to open a dialog about one card. */
export function useShelfAddress<Dialog extends string>(q: string | undefined, change: Changes<Dialog>) {
  // The address follows a moment later; until then the field shows what was typed.
  const [typed, setTyped] = useState<string | null>(null);

  return {
    text: typed ?? q ?? '',
    setText: (text: string) => {
      setTyped(text);
      void change.setText(text || undefined).then(() => setTyped((now) => (now === text ? null : now)));
    },
    show: (id: string, dialog: Dialog | 'details') =>
      void change.open(({ open }) => ({
        id,
        open: dialog,
        from: open === 'details' && dialog !== 'details' ? 'details' : undefined,
      })),
    close: () => void change.open(({ id, from }) => (from ? { id, open: from } : {})),
    closeAll: () => void change.open(() => ({})),
  };
}
