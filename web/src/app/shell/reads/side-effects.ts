import { listSideEffects } from '@leveza/contract/side-effects.ts';
import { summaryQuery } from '../../../features/side-effects/use-summary.ts';
import { pagesQuery } from '../../../lib/pages-query.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, { type, intensity, period }) => {
  void cache.prefetchQuery(summaryQuery);
  // A narrowed list may count from today, which only the screen knows.
  const isWhole = type === undefined && intensity === undefined && period === undefined;
  if (isWhole) void cache.prefetchInfiniteQuery(pagesQuery(listSideEffects, { query: {} }));
};
