import { listSideEffects } from '@leveza/contract/side-effects.ts';
import { summaryQuery } from '../../../features/side-effects/use-summary.ts';
import { pagesQuery } from '../../../lib/pages-query.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, { type, intensity, period, open }) => {
  void cache.prefetchQuery(summaryQuery);
  // A narrowed list may count from today, which only the screen knows.
  const isWhole = type === undefined && intensity === undefined && period === undefined;
  if (isWhole) void cache.prefetchInfiniteQuery(pagesQuery(listSideEffects, { query: {} }));
  // A reminder leads to the form.
  if (open === 'new') import('../../../features/side-effects/form/EffectDialog.tsx').catch(() => undefined);
};
