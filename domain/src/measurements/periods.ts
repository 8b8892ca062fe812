/** What the chart can show, in days; 'all' is everything there is. */
export const CHART_PERIODS = ['30', '90', '365', 'all'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];
