import { readMeasurementSummary } from '@leveza/contract/measurements.ts';
import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** Without a period, the server chooses: only it knows at once when the treatment began. */
export const summaryQuery = (period?: ChartPeriod) =>
  read(readMeasurementSummary, { query: period ? { period } : {} });

/** Figures, chart and milestones; while another period is on the way, those of the last one stay. */
export function useSummary(period?: ChartPeriod) {
  return useQuery({ ...summaryQuery(period), placeholderData: keepPreviousData });
}
