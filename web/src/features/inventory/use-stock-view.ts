import type { Sort } from '@leveza/domain/inventory/status.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type ItemDialog, readStockSearch } from './stock-search.ts';

/** What the patient is looking at: kept in the address, which is replaced so that back leaves the page at once. */
export function useStockView() {
  const view = readStockSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  // The address follows a moment later; until then the field shows what was typed.
  const [typed, setTyped] = useState<string | null>(null);

  const change = (changes: Record<string, string | number | undefined>) =>
    navigate({
      to: '.',
      // Each tab has its own page, and which one this is is not known here.
      search: ((before: object) => ({ ...before, ...changes })) as never,
      replace: true,
      resetScroll: false,
    });
  const show = (id: string, dialog: ItemDialog) =>
    void change({
      item: id,
      open: dialog,
      from: view.opened?.dialog === 'details' && dialog !== 'details' ? 'details' : undefined,
    });
  const closeAll = () => void change({ item: undefined, open: undefined, from: undefined });

  return {
    ...view,
    text: typed ?? view.text,
    setText: (text: string) => {
      setTyped(text);
      void change({ q: text || undefined }).then(() => setTyped((now) => (now === text ? null : now)));
    },
    setSort: (sort: Sort) => void change({ sort: sort === 'status' ? undefined : sort }),
    setFavouritesFirst: (isFirst: boolean) => void change({ fav: isFirst ? 1 : undefined }),
    startAdding: () => void change({ add: 1 }),
    show,
    close: () => (view.isFromDetails && view.opened ? show(view.opened.id, 'details') : closeAll()),
    closeAll,
  };
}

export type StockView = ReturnType<typeof useStockView>;
