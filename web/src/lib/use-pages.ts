import type { Read } from '@leveza/contract/endpoint.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type PagesOptions, pagesQuery } from './pages-query.ts';
import { itemsOf } from './paging.ts';

type Options<E extends Read> = PagesOptions<E> & { isOn?: boolean };

/** A long list as a screen shows it; one that is narrowed stays in its place until the narrower one is there. */
export function usePages<E extends Read>(endpoint: E, { isOn = true, ...options }: Options<E> = {}) {
  const pages = useInfiniteQuery({
    ...pagesQuery(endpoint, options),
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
  return {
    pages,
    /** Why there is nothing to show: a list that was read stays on the screen when it cannot be read again. */
    error: pages.isLoadingError ? pages.error : null,
    items: itemsOf(pages.data),
    total: pages.data?.pages[0]?.pagination.total ?? 0,
  };
}

export type Pages<T> = Omit<ReturnType<typeof usePages>, 'items'> & { items: T[] };
