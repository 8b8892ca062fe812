import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { Sort } from '@leveza/domain/inventory/sorts.ts';
import { useSearch } from '@tanstack/react-router';
import { useShelfAddress } from '../../lib/use-shelf-address.ts';
import { useChangeStock } from './use-change-stock.ts';

/** The view's state, kept in the address. */
export function useStockView(kind: ItemKind) {
  const search = useSearch({ from: '/kit/private/stock' });
  const change = useChangeStock(kind);
  const shelf = useShelfAddress(search, search.item, {
    setText: (q) => change({ q }),
    open: (card) => change({ item: card?.id, open: card?.open, from: card?.from }),
  });
  return {
    ...shelf,
    sort: search.sort ?? 'status',
    setSort: (sort: Sort) => void change({ sort: sort === 'status' ? undefined : sort }),
    isFavouritesFirst: search.fav === '1',
    setFavouritesFirst: (isFirst: boolean) => void change({ fav: isFirst ? '1' : undefined }),
    startAdding: () => void change({ add: '1' }),
  };
}

export type StockView = ReturnType<typeof useStockView>;
