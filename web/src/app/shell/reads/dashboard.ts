import { readDashboard, readToday } from '@leveza/contract/dashboard.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  // The part below the lead is code of its own: it comes beside the data, not after it.
  void import('../../../features/dashboard/to-take/ToTakeList.tsx').catch(() => undefined);
  void cache.prefetchQuery(read(readDashboard, {}));
  void cache.prefetchQuery(read(readToday, {}));
};
