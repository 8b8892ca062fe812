import { readSubscription } from '@leveza/contract/subscription/subscription.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(read(readSubscription, {}));
};
