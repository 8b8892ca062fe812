import { listInteractions } from '@leveza/contract/interactions.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import { boxesQuery } from '../../../features/inventory/boxes-query.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(boxesQuery);
  void cache.prefetchQuery(read(listPlans, {}));
};

/** Medicines have notices too: their code and their data come beside those of the boxes. */
export const medicationReads: ScreenReads = (cache, search) => {
  reads(cache, search);
  void cache.prefetchQuery(read(listInteractions, {}));
  void import('../../../features/interactions/InteractionFold.tsx').catch(() => undefined);
};
