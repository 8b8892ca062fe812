import { type Access, listAccess } from '@leveza/contract/account/access-log.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const PAGE_SIZE = 20;

/** What happened to the account, newest first, a page at a time. */
export function useAccessLog() {
  const pages = useInfiniteQuery({
    queryKey: [listAccess.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listAccess, { query: { page: pageParam, limit: PAGE_SIZE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    refetchOnMount: 'always',
  });
  // One that came in between two pages moves the rest: the same one may arrive twice.
  const byId = new Map<string, Access>();
  for (const { data } of pages.data?.pages ?? []) for (const one of data) byId.set(one.id, one);
  return { pages, error: pages.error as Problem | null, entries: [...byId.values()] };
}
