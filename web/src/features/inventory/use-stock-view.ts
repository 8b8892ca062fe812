import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { Sort } from '@leveza/domain/inventory/sorts.ts';
import { useSearch } from '@tanstack/react-router';
import { useShelfAddress } from '../../lib/use-shelf-address.ts';
import type { ItemDialog } from './search.ts';
import { useChangeStock } from './use-change-stock.ts';

/** The view's state, kept in the address. */
export function useStockView(kind: ItemKind) {
  // Without the words of the dialogs: one that opens draws the page under it no second time.
  const {
    q,
    sort = 'status',
    fav,
  } = useSearch({
    from: '/kit/private/stock',
    select: (search) => ({ q: search.q, sort: search.sort, fav: search.fav }),
    structuralSharing: true,
  });
  const change = useChangeStock(kind);
  const shelf = useShelfAddress<ItemDialog>(q, {
    setText: (text) => change({ q: text }),
    open: (next) =>
      change((before) => {
        const { id, open, from } = next({ id: before.item, open: before.open, from: before.from });
        return { item: id, open, from };
      }),
  });
  return {
    ...shelf,
    sort,
    setSort: (next: Sort) => void change({ sort: next === 'status' ? undefined : next }),
    isFavouritesFirst: fav === '1',
    setFavouritesFirst: (isFirst: boolean) => void change({ fav: isFirst ? '1' : undefined }),
    startAdding: () => void change({ add: '1' }),
  };
}

export type StockView = ReturnType<typeof useStockView>;
