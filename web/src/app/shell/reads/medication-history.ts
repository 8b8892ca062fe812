import { listDoses } from '@leveza/contract/plans/doses.ts';
import { listUses } from '@leveza/contract/usage.ts';
import { daysOfPart } from '../../../features/plans/history/history-days.ts';
import { historyOf } from '../../../features/usage/history/use-history.ts';
import { readUsageSearch } from '../../../features/usage/search.ts';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import { pagesQuery } from '../../../lib/pages-query.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, search) => {
  const { q = '' } = readUsageSearch(search);
  void cache.prefetchInfiniteQuery(pagesQuery(listUses, historyOf(q)));
  void cache.prefetchQuery(read(listDoses, { query: daysOfPart(dayOf(new Date()), 0) }));
};
