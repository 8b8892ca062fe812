import { type Day, daysBetween } from '../time/days.ts';

/** Periods of the chart, in days; 'all' is the whole history. */
export const CHART_PERIODS = ['30', '90', '365', 'all'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];

interface Begun {
  treatmentStart: Day | null;
  initialWeight: number | null;
}

const [QUARTER, YEAR] = [90, 365];

/** The period a chart opens with: three months, or the year in which the treatment began, so that the start is on it. */
export function usualPeriod({ treatmentStart, initialWeight }: Begun, today: Day): ChartPeriod {
  if (treatmentStart === null || initialWeight === null) return '90';
  const days = daysBetween(treatmentStart, today);
  return days > QUARTER && days <= YEAR ? '365' : '90';
}
