import { readHeadline } from '@leveza/contract/dashboard.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

const LOOK_EVERY_MS = MINUTE_MS;

/** How many are unread, kept fresh while the app is open; undefined until it is known. */
export function useUnread(): number | undefined {
  const headline = useQuery({ ...read(readHeadline, {}), refetchInterval: LOOK_EVERY_MS });
  return headline.data?.data.unreadNotifications;
}
