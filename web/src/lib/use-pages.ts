import type { Read } from '@leveza/contract/endpoint.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PagesOptions, pagesQuery } from './pages-query.ts';
import { itemsOf } from './paging.ts';

type Options<E extends Read> = PagesOptions<E> & {
  isOn?: boolean;
  /** The server adds to it by itself: it is read again whenever it is opened. */
  isReadAnew?: boolean;
};

/** A long list as a screen shows it; one that is narrowed stays in its place until the narrower one is there. */
export function usePages<E extends Read>(
  endpoint: E,
  { isOn = true, isReadAnew, ...options }: Options<E> = {},
) {
  const pages = useInfiniteQuery({
    ...pagesQuery(endpoint, options),
    enabled: isOn,
    // The list of one box is never shown in the place of another one's.
    placeholderData: options.params ? undefined : keepPreviousData,
    ...(isReadAnew && { refetchOnMount: 'always' as const }),
  });
  return {
    pages,
    /** Why there is nothing to show: a list that was read stays on the screen when it cannot be read again. */
    error: pages.isLoadingError ? pages.error : null,
    items: itemsOf(pages.data),
    total: pages.data?.pages[0]?.pagination.total ?? 0,
  };
}

/** The same for a list that is here whole: so many rows at first, and as many more for each press. */
export function useParts<T>(items: readonly T[], atOnce: number) {
  const [most, setMost] = useState(atOnce);
  return {
    shown: items.slice(0, most),
    pages: {
      hasNextPage: items.length > most,
      isFetchingNextPage: false,
      fetchNextPage: async () => {
        setMost((before) => before + atOnce);
        return { error: null };
      },
    },
  };
}

export type Pages<T> = Omit<ReturnType<typeof usePages>, 'items'> & { items: T[] };
