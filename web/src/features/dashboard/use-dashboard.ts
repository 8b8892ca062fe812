import { readDashboard } from '@leveza/contract/dashboard.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

// A dose becomes due or late while the screen stays open.
const AGAIN_MS = 5 * MINUTE_MS;

/** The whole screen in one call. */
export const useDashboard = () => useQuery({ ...read(readDashboard, {}), refetchInterval: AGAIN_MS });
