import type { Problem } from '@leveza/contract/problem.ts';
import { listUses, type Use } from '@leveza/contract/usage.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';

const PAGE_SIZE = 50;

/** What was taken, newest first, a page at a time; a search is the server's, over all of it. */
export function useHistory(search: string) {
  const query = search.trim() ? { search: search.trim() } : {};
  const pages = useInfiniteQuery({
    queryKey: [listUses.path, 'pages', query],
    queryFn: ({ pageParam, signal }) =>
      call(listUses, { query: { ...query, page: pageParam, limit: PAGE_SIZE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  // One recorded in between two pages moves the rest: the same one may arrive twice.
  const byId = new Map<string, Use>();
  for (const { data } of pages.data?.pages ?? []) for (const use of data) byId.set(use.id, use);
  return { pages, error: pages.error as Problem | null, uses: [...byId.values()] };
}

export type History = ReturnType<typeof useHistory>;

export interface DayOfUses {
  day: string;
  uses: Use[];
}

/** The same, by the days of the patient's zone. */
export function byDay(uses: readonly Use[], zone: string): DayOfUses[] {
  const days = Map.groupBy(uses, ({ usedAt }) => dayOf(usedAt, zone));
  return [...days].map(([day, ofDay]) => ({ day, uses: ofDay }));
}
