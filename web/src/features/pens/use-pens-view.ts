import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type PenDialog, readPensSearch } from './pens-search.ts';
import type { PenSort } from './sort-pens.ts';

/** What the patient is looking at: kept in the address, which is replaced so that back leaves the page at once. */
export function usePensView() {
  const view = readPensSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  // The address follows a moment later; until then the field shows what was typed.
  const [typed, setTyped] = useState<string | null>(null);

  const change = (changes: Record<string, string | number | undefined>) =>
    navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...changes })) as never,
      replace: true,
      resetScroll: false,
    });
  const show = (id: string, dialog: PenDialog) =>
    void change({
      pen: id,
      open: dialog,
      from: view.opened?.dialog === 'details' && dialog !== 'details' ? 'details' : undefined,
    });
  const closeAll = () => void change({ pen: undefined, open: undefined, from: undefined });

  return {
    ...view,
    text: typed ?? view.text,
    setText: (text: string) => {
      setTyped(text);
      void change({ q: text || undefined }).then(() => setTyped((now) => (now === text ? null : now)));
    },
    setSort: (sort: PenSort) => void change({ sort: sort === 'status' ? undefined : sort }),
    add: (what: string | number) => void change({ add: what }),
    stopAdding: () => void change({ add: undefined }),
    show,
    close: () => (view.isFromDetails && view.opened ? show(view.opened.id, 'details') : closeAll()),
    closeAll,
  };
}

export type PensView = ReturnType<typeof usePensView>;
