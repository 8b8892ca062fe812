import type { Read, Reply, Sent } from '@leveza/contract/endpoint.ts';
import type { Pagination } from '@leveza/contract/pagination.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { call } from './api.ts';
import { keyed } from './facts.ts';
import { PAGING } from './paging.ts';

const PAGE_SIZE = 20;

interface Page<T> {
  data: T[];
  pagination: Pagination;
}

type ItemOf<E extends Read> = Reply<E> extends { data: (infer T extends { id: string })[] } ? T : never;

type ParamsOf<E extends Read> = Sent<E> extends { params: infer P } ? P : undefined;

type QueryOf<E extends Read> = Sent<E> extends { query: infer Q } ? Q : object;

export interface PagesOptions<E extends Read> {
  /** How many at a time. */
  limit?: number;
  /** Whose list it is, where the address names it. */
  params?: ParamsOf<E>;
  /** Further filters of the list. */
  query?: Omit<QueryOf<E>, 'page' | 'limit'>;
}

/** A long list, newest first, a page at a time. */
export function pagesQuery<E extends Read>(
  endpoint: E,
  { limit = PAGE_SIZE, params, query }: PagesOptions<E> = {},
) {
  type Item = ItemOf<E>;
  return infiniteQueryOptions<Page<Item>, Problem, InfiniteData<Page<Item>>, unknown[], number>({
    ...(params ? keyed(endpoint, { params }, 'pages', query) : keyed(endpoint, 'pages', query)),
    queryFn: async ({ pageParam, signal }) => {
      const sent = { ...(params && { params }), query: { ...query, page: pageParam, limit } };
      return (await call(endpoint, sent as never, signal)) as unknown as Page<Item>;
    },
    ...PAGING,
  });
}
