import { listApplications } from '@leveza/contract/applications/applications.ts';
import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { listInteractions } from '@leveza/contract/interactions.ts';
import { levelQuery, USUAL_PERIOD } from '../../../features/level/level-query.ts';
import { read } from '../../../lib/api.ts';
import { pagesQuery } from '../../../lib/pages-query.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(read(readApplicationsOverview, {}));
  void cache.prefetchQuery(read(listInteractions, {}));
  void cache.prefetchQuery(levelQuery(USUAL_PERIOD));
  void cache.prefetchInfiniteQuery(pagesQuery(listApplications));
};
