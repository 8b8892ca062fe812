/** Periods of the chart, in days; 'all' is the whole history. */
export const CHART_PERIODS = ['30', '90', '365', 'all'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];
