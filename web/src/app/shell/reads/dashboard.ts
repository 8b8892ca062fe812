import { readDashboard, readToday } from '@leveza/contract/dashboard.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(read(readDashboard, {}));
  void cache.prefetchQuery(read(readToday, {}));
};
