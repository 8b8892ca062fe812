import { listMovements } from '@leveza/contract/inventory/inventory.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { keyed } from '../../../lib/facts.ts';
import { itemsOf, PAGING } from '../../../lib/paging.ts';

const PAGE_SIZE = 10;

/** The ledger of a box, newest first, a page at a time. */
export function useMovements(id: string) {
  const pages = useInfiniteQuery({
    ...keyed(listMovements, { params: { id } }),
    queryFn: ({ pageParam, signal }) =>
      call(listMovements, { params: { id }, query: { page: pageParam, limit: PAGE_SIZE } }, signal),
    ...PAGING,
  });
  return { pages, error: pages.error as Problem | null, movements: itemsOf(pages.data) };
}
