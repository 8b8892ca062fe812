import { listMeasurements } from '@leveza/contract/measurements.ts';
import { usualPeriod } from '@leveza/domain/measurements/usual-period.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { readMeasurementsSearch } from '../../../features/measurements/search.ts';
import { summaryQuery } from '../../../features/measurements/use-summary.ts';
import { pagesQuery } from '../../../lib/pages-query.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';
import { session } from '../../../lib/session.ts';

export const reads: ScreenReads = (cache, search) => {
  const patient = cache.getQueryData(session.queryKey)?.data;
  const usual = patient ? usualPeriod(patient, dayIn(patient.timeZone, new Date())) : '90';
  const { period = usual, open } = readMeasurementsSearch(search);
  void cache.prefetchQuery(summaryQuery(period));
  void cache.prefetchInfiniteQuery(pagesQuery(listMeasurements));
  // A reminder leads to the form.
  if (open === 'new')
    import('../../../features/measurements/form/MeasurementDialog.tsx').catch(() => undefined);
};
