import { listNotifications, readAllNotifications, readNotification } from '@leveza/contract/notifications.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call, useCommand } from '../../lib/api.ts';
import { keyed } from '../../lib/facts.ts';
import { itemsOf, PAGING } from '../../lib/paging.ts';

const PAGE_SIZE = 10;

/**
 * All notifications, newest first, a page at a time. They are read without `usePages`: the code of the lists would come with
 * the bell to every screen, the registration included.
 */
export function useNotifications() {
  const pages = useInfiniteQuery({
    ...keyed(listNotifications, 'pages'),
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: { page: pageParam, limit: PAGE_SIZE } }, signal),
    ...PAGING,
    // The list is read again whenever it is opened.
    refetchOnMount: 'always',
  });
  return {
    pages,
    error: pages.isLoadingError ? (pages.error as Problem) : null,
    notifications: itemsOf(pages.data),
    unread: pages.data?.pages[0]?.unread ?? 0,
  };
}

export const useReadNotification = () => useCommand(readNotification);
export const useReadAllNotifications = () => useCommand(readAllNotifications);
