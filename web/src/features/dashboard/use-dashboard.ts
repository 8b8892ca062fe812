import { readDashboard } from '@leveza/contract/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** The whole screen in one call. */
export const useDashboard = () => useQuery(read(readDashboard, {}));
