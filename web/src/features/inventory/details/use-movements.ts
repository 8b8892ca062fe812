import { listMovements, type Movement } from '@leveza/contract/inventory.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const PAGE_SIZE = 10;

/** The ledger of a box, newest first, a page at a time. */
export function useMovements(id: string) {
  const pages = useInfiniteQuery({
    queryKey: [listMovements.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(listMovements, { params: { id }, query: { page: pageParam, limit: PAGE_SIZE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
  });
  // One that came in between two pages moves the rest: the same one may arrive twice.
  const byId = new Map<string, Movement>();
  for (const { data } of pages.data?.pages ?? []) for (const one of data) byId.set(one.id, one);
  return { pages, error: pages.error as Problem | null, movements: [...byId.values()] };
}
