import { type Day, daysBetween } from '../time/days.ts';
import type { ChartPeriod } from './periods.ts';

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
