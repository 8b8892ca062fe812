import { monthQuery } from '../../../features/calendar/month-query.ts';
import { readCalendarSearch } from '../../../features/calendar/search.ts';
import { dayOf } from '../../../lib/format.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, search) => {
  // The patient's zone comes with the session. In another one this is another month for a few hours of the year.
  const { day = dayOf(new Date()) } = readCalendarSearch(search);
  void cache.prefetchQuery(monthQuery(day.slice(0, 7)));
};
