import { listPlans } from '@leveza/contract/plans/plans.ts';
import { boxesQuery } from '../../../features/inventory/boxes-query.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(boxesQuery);
  void cache.prefetchQuery(read(listPlans, {}));
};
