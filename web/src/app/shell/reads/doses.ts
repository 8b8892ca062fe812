import { listDoses } from '@leveza/contract/plans/doses.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(read(listPlans, {}));
  void cache.prefetchQuery(read(listDoses, { query: {} }));
};
