import { listInteractions } from '@leveza/contract/interactions.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import { boxesQuery } from '../../../features/inventory/boxes-query.ts';
import { usesOfDay } from '../../../features/usage/uses-of-day.ts';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(boxesQuery);
  void cache.prefetchQuery(read(listPlans, {}));
  // The patient's zone comes with the session. In another one this is another day for a few hours.
  void cache.prefetchQuery(usesOfDay(dayOf(new Date())));
};

/** Medicines have notices too: their code and their data come beside those of the boxes. */
export const medicationReads: ScreenReads = (cache, search) => {
  reads(cache, search);
  void cache.prefetchQuery(read(listInteractions, {}));
  void import('../../../features/interactions/InteractionFold.tsx').catch(() => undefined);
};
