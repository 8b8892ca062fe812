import { readHeadline } from '@leveza/contract/dashboard.ts';
import {
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@leveza/contract/notifications.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call, useCommand } from '../../lib/api.ts';

const PAGE_SIZE = 10;
const STALE = { refreshes: [listNotifications, readHeadline] } as const;

/** Everything Leveza told the patient, newest first, a page at a time. */
export function useNotifications() {
  const pages = useInfiniteQuery({
    queryKey: [listNotifications.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: { page: pageParam, limit: PAGE_SIZE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    // Opening the list means: what is there now?
    refetchOnMount: 'always',
  });
  // One that came in between two pages moves the rest: the same one may arrive twice.
  const byId = new Map<string, Notification>();
  for (const { data } of pages.data?.pages ?? []) for (const one of data) byId.set(one.id, one);
  return {
    pages,
    error: pages.error as Problem | null,
    notifications: [...byId.values()],
    unread: pages.data?.pages[0]?.unread ?? 0,
  };
}

export const useReadNotification = () => useCommand(readNotification, STALE);
export const useReadAllNotifications = () => useCommand(readAllNotifications, STALE);
