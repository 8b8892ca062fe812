import { listCarers } from '@leveza/contract/carers/carers.ts';
import { listShares } from '@leveza/contract/shares/shares.ts';
import { reportQuery } from '../../../features/reports/report-query.ts';
import { daysOf } from '../../../features/reports/period.ts';
import { readReportsSearch, USUAL_PERIOD, USUAL_TYPE } from '../../../features/reports/search.ts';
import { read } from '../../../lib/api.ts';
import { dayOf } from '../../../lib/format.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, search) => {
  const { type = USUAL_TYPE, period = USUAL_PERIOD, from, to } = readReportsSearch(search);
  // The patient's zone comes with the session. In another one this is another day for a few hours.
  const today = dayOf(new Date());
  const days = daysOf({ period, own: { from, to }, lastAppointmentOn: undefined, today });
  void cache.prefetchQuery(reportQuery(type, days));
  void cache.prefetchQuery(read(listShares, {}));
  void cache.prefetchQuery(read(listCarers, {}));
};
