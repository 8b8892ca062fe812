import { readReportRows } from '@leveza/contract/reports/rows.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { useToday } from '../../lib/use-now.ts';
import { daysOf } from './period.ts';
import { reportQuery } from './report-query.ts';
import type { ReportsView } from './use-reports-view.ts';

/** The report of the chosen type and days, and its annex where it is wanted. */
export function useReport({ type, period, own, hasAnnex }: ReportsView) {
  const today = useToday();
  // The day of the last consultation stands in every report.
  const usual = useQuery({ ...reportQuery(type, null), enabled: period === 'visit' });
  const lastAppointmentOn = usual.data?.data.lastAppointmentOn;
  const days = daysOf({ period, own, lastAppointmentOn, today });
  const query = useQuery({
    ...reportQuery(type, days),
    enabled: days !== null,
    placeholderData: keepPreviousData,
  });
  const annex = useQuery({
    ...read(readReportRows, { query: { ...days } }),
    enabled: hasAnnex && days !== null,
  });
  const report = query.data?.data;
  return {
    /** While the day of the last consultation is looked up, those of the report that is still shown. */
    days: days ?? (report ? { from: report.from, to: report.to } : null),
    /** Kept from the period before while the next one loads. */
    report,
    rows: hasAnnex ? annex.data?.data : undefined,
    isStale: query.isPlaceholderData || (hasAnnex && annex.isPending),
    /** A file without the annex that was asked for would look whole. */
    isWhole: !hasAnnex || annex.data !== undefined,
    /** None while the asked period is shown: a kept report stays useful when it cannot be read again. */
    problem: [days ? query : usual, ...(hasAnnex ? [annex] : [])].find((one) => one.isLoadingError)?.error,
    isFetching: query.isFetching || usual.isFetching || annex.isFetching,
    retry: () => {
      if (usual.isError) void usual.refetch();
      if (query.isError) void query.refetch();
      if (annex.isError) void annex.refetch();
    },
  };
}

export type ReportRead = ReturnType<typeof useReport>;
