import { readToday } from '@leveza/contract/dashboard.ts';
import { listDoses } from '@leveza/contract/plans/doses.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import type { QueryClient } from '@tanstack/react-query';
import { boxesQuery } from '../../../features/inventory/boxes-query.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void readPlans(cache);
  void cache.prefetchQuery(read(listDoses, { query: {} }));
};

/** Without a plan the screen names the boxes that are taken every day. */
async function readPlans(cache: QueryClient): Promise<void> {
  const plans = read(listPlans, {});
  await cache.prefetchQuery(plans);
  if (cache.getQueryData(plans.queryKey)?.data.length !== 0) return;
  void cache.prefetchQuery(read(readToday, {}));
  void cache.prefetchQuery(boxesQuery);
}
