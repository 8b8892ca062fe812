import { readFoodsBeforeEffects } from '@leveza/contract/nutrition/day.ts';
import { dayQuery } from '../../../features/nutrition/use-day.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, { day }) => {
  void cache.prefetchQuery(dayQuery(typeof day === 'string' ? day : undefined));
  void cache.prefetchQuery(read(readFoodsBeforeEffects, {}));
};
