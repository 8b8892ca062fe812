import type { Read, Reply, Sent } from '@leveza/contract/endpoint.ts';
import type { Pagination } from '@leveza/contract/pagination.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { keyed } from './facts.ts';
import { itemsOf, PAGING } from './paging.ts';

const PAGE_SIZE = 20;

interface PageReply<T> {
  data: T[];
  pagination: Pagination;
}

type ItemOf<E extends Read> = Reply<E> extends { data: (infer T extends { id: string })[] } ? T : never;

type QueryOf<E extends Read> = Sent<E> extends { query: infer Q } ? Q : object;

interface Options<E extends Read> {
  isOn?: boolean;
  /** How many at a time. */
  limit?: number;
  /** Whatever else narrows the list. */
  query?: Omit<QueryOf<E>, 'page' | 'limit'>;
}

/** A long list, newest first, a page at a time. */
export function usePages<E extends Read>(
  endpoint: E,
  { isOn = true, limit = PAGE_SIZE, query }: Options<E> = {},
) {
  type Item = ItemOf<E>;
  const pages = useInfiniteQuery({
    ...keyed(endpoint, 'pages', query),
    queryFn: async ({ pageParam, signal }) => {
      const sent = { query: { ...query, page: pageParam, limit } };
      return (await call(endpoint, sent as never, signal)) as unknown as PageReply<Item>;
    },
    ...PAGING,
    enabled: isOn,
    // A list that is narrowed stays in its place until the narrower one is there.
    placeholderData: keepPreviousData,
  });
  return {
    pages,
    error: pages.error as Problem | null,
    items: itemsOf(pages.data),
    total: pages.data?.pages[0]?.pagination.total ?? 0,
  };
}

export type Pages<T> = Omit<ReturnType<typeof usePages>, 'items'> & { items: T[] };
