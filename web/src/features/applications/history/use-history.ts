import { type Application, listApplications } from '@leveza/contract/applications.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';

const PAGE_SIZE = 20;

/** What was applied, newest first, a page at a time. */
export function useHistory({ isOn }: { isOn: boolean }) {
  const pages = useInfiniteQuery({
    queryKey: [listApplications.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listApplications, { query: { page: pageParam, limit: PAGE_SIZE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    enabled: isOn,
  });
  // One recorded in between two pages moves the rest: the same one may arrive twice.
  const byId = new Map<string, Application>();
  for (const { data } of pages.data?.pages ?? []) for (const one of data) byId.set(one.id, one);
  return {
    pages,
    error: pages.error as Problem | null,
    applications: [...byId.values()],
    total: pages.data?.pages[0]?.pagination.total ?? 0,
  };
}

export type History = ReturnType<typeof useHistory>;

/** The same by months of the patient's zone, `2026-11` first. */
export function byMonth(applications: readonly Application[], zone: string) {
  const months = Map.groupBy(applications, ({ datetime }) => dayOf(datetime, zone).slice(0, 7));
  return [...months].map(([month, ofMonth]) => ({ month, applications: ofMonth }));
}
