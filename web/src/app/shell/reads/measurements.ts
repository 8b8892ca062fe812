import { listMeasurements } from '@leveza/contract/measurements.ts';
import { readMeasurementsSearch } from '../../../features/measurements/search.ts';
import { summaryQuery } from '../../../features/measurements/use-summary.ts';
import { pagesQuery } from '../../../lib/pages-query.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache, search) => {
  const { period, open } = readMeasurementsSearch(search);
  void cache.prefetchQuery(summaryQuery(period));
  void cache.prefetchInfiniteQuery(pagesQuery(listMeasurements));
  // A reminder leads to the form.
  if (open === 'new')
    import('../../../features/measurements/form/MeasurementDialog.tsx').catch(() => undefined);
};
