import { readToday } from '@leveza/contract/dashboard.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { dayOf } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';

// The doses of the day begin again at midnight while the screen stays open.
const AGAIN_MS = 5 * MINUTE_MS;

/** The next dose in detail and what is to be taken, beside the dashboard. */
export const useDay = () => useQuery({ ...read(readToday, {}), refetchInterval: AGAIN_MS });

/** Whether what is shown was read on an earlier day: its ticks are not those of today. */
export function useIsOfBefore(readAt: number): boolean {
  const { timeZone } = useSession();
  const today = useToday();
  return dayOf(new Date(readAt), timeZone) < today;
}
