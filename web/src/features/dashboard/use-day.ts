import { readToday } from '@leveza/contract/dashboard.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

// The doses of the day begin again at midnight while the screen stays open.
const AGAIN_MS = 5 * MINUTE_MS;

/** The next dose in detail and what is to be taken, beside the dashboard. */
export const useDay = () => useQuery({ ...read(readToday, {}), refetchInterval: AGAIN_MS });
