import { listAnalytes } from '@leveza/contract/exams/analytes.ts';
import { overviewQuery, wholeListQuery } from '../../../features/exams/exams-query.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

const NARROWED = ['q', 'category', 'status', 'type', 'sort', 'direction'];

export const reads: ScreenReads = (cache, search) => {
  void cache.prefetchQuery(overviewQuery);
  if (search.tab === 'values') {
    void cache.prefetchQuery(read(listAnalytes, {}));
    // Beside the screen's code; the tab asks again if it fails here.
    import('../../../features/exams/trend/AnalyteGroups.tsx').catch(() => undefined);
  } else if (NARROWED.every((word) => search[word] === undefined)) {
    void cache.prefetchInfiniteQuery(wholeListQuery);
  }
};
