import type { Sort } from '@leveza/domain/inventory/status.ts';
import { useSearch } from '@tanstack/react-router';
import { useShelfAddress } from '../../lib/shelf-address.ts';
import { readStockSearch } from './stock-search.ts';

/** What the patient is looking at: kept in the address. */
export function useStockView() {
  const view = readStockSearch(useSearch({ strict: false }));
  const { change, ...shelf } = useShelfAddress(view, 'item');
  return {
    ...view,
    ...shelf,
    setSort: (sort: Sort) => void change({ sort: sort === 'status' ? undefined : sort }),
    setFavouritesFirst: (isFirst: boolean) => void change({ fav: isFirst ? 1 : undefined }),
    startAdding: () => void change({ add: 1 }),
  };
}

export type StockView = ReturnType<typeof useStockView>;
