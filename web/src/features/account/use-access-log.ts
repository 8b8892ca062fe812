import { listAccess } from '@leveza/contract/account/access-log.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { keyed } from '../../lib/facts.ts';
import { itemsOf, PAGING } from '../../lib/paging.ts';

const PAGE_SIZE = 20;

/** Events of the account, newest first, a page at a time. */
export function useAccessLog() {
  const pages = useInfiniteQuery({
    ...keyed(listAccess, 'pages'),
    queryFn: ({ pageParam, signal }) =>
      call(listAccess, { query: { page: pageParam, limit: PAGE_SIZE } }, signal),
    ...PAGING,
    refetchOnMount: 'always',
  });
  return { pages, error: pages.error as Problem | null, entries: itemsOf(pages.data) };
}
