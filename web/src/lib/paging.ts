import type { Pagination } from '@leveza/contract/pagination.ts';

/** How a list that is read a page at a time goes on. */
export const PAGING = {
  initialPageParam: 1,
  getNextPageParam: ({ pagination: { page, totalPages } }: { pagination: Pagination }) =>
    page < totalPages ? page + 1 : undefined,
};

/** All that was read so far. One recorded in between two pages moves the rest: the same one may arrive twice. */
export function itemsOf<T extends { id: string }>(read: { pages: { data: T[] }[] } | undefined): T[] {
  const byId = new Map<string, T>();
  for (const { data } of read?.pages ?? []) for (const one of data) byId.set(one.id, one);
  return [...byId.values()];
}
