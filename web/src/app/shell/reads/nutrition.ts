import { readFoodsBeforeEffects, readNutritionWeek } from '@leveza/contract/nutrition/day.ts';
import { dayQuery } from '../../../features/nutrition/use-day.ts';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, { day, view }) => {
  void cache.prefetchQuery(dayQuery(typeof day === 'string' ? day : undefined));
  void cache.prefetchQuery(read(readFoodsBeforeEffects, {}));
  if (view === 'week') {
    const today = dayOf(new Date());
    const shown = typeof day === 'string' && day < today ? day : today;
    void cache.prefetchQuery(read(readNutritionWeek, { query: { day: shown } }));
    // Beside the screen's code; the tab asks again if it fails here.
    import('../../../features/nutrition/week/WeekView.tsx').catch(() => undefined);
  }
};
