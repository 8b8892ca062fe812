import type { QueryClient } from '@tanstack/react-query';
import { listApplications } from '@leveza/contract/applications/applications.ts';
import { readApplicationsOverview, readDoseDay } from '@leveza/contract/applications/doses.ts';
import { listInteractions } from '@leveza/contract/interactions.ts';
import { readApplicationsSearch } from '../../../features/applications/search.ts';
import { pensQuery } from '../../../features/applications/pens-query.ts';
import { glp1CatalogQuery } from '../../../features/pens/shared/glp1-catalog.ts';
import { levelQuery, USUAL_PERIOD } from '../../../features/level/level-query.ts';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import { pagesQuery } from '../../../lib/pages-query.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

/** Asked for beside the screen's code; a tab whose code failed here asks again. */
const CODE = {
  sites: () => import('../../../features/rotation/RotationPanel.tsx'),
  level: () => import('../../../features/level/LevelCard.tsx'),
  history: () => import('../../../features/applications/history/HistoryList.tsx'),
};

export const reads: ScreenReads = (cache, search) => {
  // The patient's zone comes with the session. In another one this is another day for a few hours.
  const { tab, open, day = dayOf(new Date()) } = readApplicationsSearch(search);
  void readOverview(cache, tab);
  if (tab) CODE[tab]().catch(() => undefined);
  if (tab === undefined) {
    void cache.prefetchQuery(read(readDoseDay, { query: { day } }));
    void cache.prefetchQuery(read(listInteractions, {}));
  }
  if (tab === 'level') void cache.prefetchQuery(levelQuery(USUAL_PERIOD));
  // A reminder leads to the form.
  if (open === 'new') {
    void readPens(cache);
    import('../../../features/applications/form/OpenedApplication.tsx').catch(() => undefined);
  }
  if (tab === 'history') void cache.prefetchInfiniteQuery(pagesQuery(listApplications));
};

/** Without a dose only two tabs are there: in the place of another one the first is drawn, with its notices. */
async function readOverview(cache: QueryClient, tab: keyof typeof CODE | undefined): Promise<void> {
  const overview = read(readApplicationsOverview, {});
  await cache.prefetchQuery(overview);
  const isWithoutDose = cache.getQueryData(overview.queryKey)?.data.nextDose.state === 'none';
  if (isWithoutDose && tab !== 'sites') void cache.prefetchQuery(read(listInteractions, {}));
}

/** Without a pen the form asks for the medicine. */
async function readPens(cache: QueryClient): Promise<void> {
  await cache.prefetchQuery(pensQuery);
  if (cache.getQueryData(pensQuery.queryKey)?.data.length === 0) void cache.prefetchQuery(glp1CatalogQuery);
}
