import { readFoodsBeforeEffects, readNutritionWeek } from '@leveza/contract/nutrition/day.ts';
import { readNutritionSearch } from '../../../features/nutrition/search.ts';
import { dayQuery } from '../../../features/nutrition/use-day.ts';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, search) => {
  const { day, view } = readNutritionSearch(search);
  // The patient's zone comes with the session. In another one this is another day for a few hours.
  const today = dayOf(new Date());
  const shown = day !== undefined && day < today ? day : today;
  void cache.prefetchQuery(dayQuery(shown));
  void cache.prefetchQuery(read(readFoodsBeforeEffects, {}));
  if (view === 'week') {
    void cache.prefetchQuery(read(readNutritionWeek, { query: { day: shown } }));
    // Beside the screen's code; the tab asks again if it fails here.
    import('../../../features/nutrition/week/WeekView.tsx').catch(() => undefined);
  }
};
