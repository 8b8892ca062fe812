import { listUses } from '@leveza/contract/usage.ts';
import { historyOf } from '../../../features/usage/history/use-history.ts';
import { readUsageSearch } from '../../../features/usage/search.ts';
import { pagesQuery } from '../../../lib/pages-query.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, search) => {
  const { q = '' } = readUsageSearch(search);
  void cache.prefetchInfiniteQuery(pagesQuery(listUses, historyOf(q)));
};
