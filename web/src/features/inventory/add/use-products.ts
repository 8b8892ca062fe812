import { listProducts, type Product } from '@leveza/contract/catalog.ts';
import { MAX_PAGE_SIZE } from '@leveza/contract/pagination.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { type ItemKind, kindOf } from '@leveza/domain/inventory/classify.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useDebounced } from './use-debounced.ts';

/** How many the picker shows (specification, second document, section 9). */
const SHOWN = 10;
/** The catalogue has both kinds; of one that fills these pages without ten of ours, a search is the way. */
const MOST_PAGES = 5;

interface Picks {
  products: Product[];
  /** Of this kind, among those that were read. */
  count: number;
  /** The catalogue goes on, so that the count is only a lower limit. */
  isCountLow: boolean;
}

/** The products a search finds for one screen. A newer search cancels the one under way. */
export function useProducts(kind: ItemKind, typed: string) {
  const search = useDebounced(typed.trim());
  return useQuery<Picks, Problem>({
    queryKey: [listProducts.path, kind, search],
    queryFn: ({ signal }) => readPicks(kind, search, signal),
    placeholderData: keepPreviousData,
  });
}

async function readPicks(kind: ItemKind, search: string, signal: AbortSignal): Promise<Picks> {
  const found: Product[] = [];
  let isCountLow = true;
  for (let page = 1; isCountLow && page <= MOST_PAGES && found.length < SHOWN; page += 1) {
    const query = { page, limit: MAX_PAGE_SIZE, ...(search && { search }) };
    const { data, pagination } = await call(listProducts, { query }, signal);
    found.push(...data.filter((product) => kindOf({ product }) === kind));
    isCountLow = page < pagination.totalPages;
  }
  return { products: found.slice(0, SHOWN), count: found.length, isCountLow };
}
