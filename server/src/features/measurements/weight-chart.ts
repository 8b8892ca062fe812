import type { DoseInUse, MeasurementSummary } from '@leveza/contract/measurements.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { startWithin } from '@leveza/domain/measurements/period-change.ts';
import { sevenDayTrend } from '@leveza/domain/measurements/trend.ts';
import type { PeriodEnds, Weights } from './chart-weights.ts';
import type { Weighing } from './shared/weights.ts';

type WeightChart = Pick<MeasurementSummary, 'points' | 'doses' | 'daysPerPoint' | 'trend'>;

/** The points with the dose in use at each, and the trend, which averages have in themselves. */
export function chartOf(
  { zone, shownFrom, shown, daysPerPoint, read }: Weights,
  inUse: readonly (DoseInUse | null)[],
): WeightChart {
  const doses: DoseInUse[] = [];
  const placeOf = (dose: DoseInUse) => {
    const isSame = (one: DoseInUse) =>
      one.doseMg === dose.doseMg && one.medicationName === dose.medicationName;
    const place = doses.findIndex(isSame);
    return place === -1 ? doses.push(dose) - 1 : place;
  };
  return {
    points: shown.map((weighing, n) => {
      const dose = inUse[n] ?? null;
      return { ...inText(weighing), dose: dose && placeOf(dose) };
    }),
    doses,
    daysPerPoint,
    trend: daysPerPoint === null ? sevenDayTrend(read, zone).filter(({ day }) => day >= shownFrom) : [],
  };
}

type Start = Omit<Parameters<typeof startWithin>[1], 'firstWeighedOn'>;

/** The start of the treatment, where the period reaches it and no weighing is as old. */
export function startOf(
  ends: PeriodEnds | null,
  { zone, shownFrom }: Weights,
  profile: Start,
): MeasurementSummary['start'] {
  return startWithin(shownFrom, { ...profile, firstWeighedOn: ends && dayIn(zone, ends.earliestAt) });
}

/** The ends of the period and its extremes, as they were weighed. */
export function courseOf(ends: PeriodEnds | null, last: Weighing | null): MeasurementSummary['course'] {
  if (!ends || !last) return null;
  const { first, lowest, highest } = ends;
  return { first: inText(first), last: inText(last), lowest, highest };
}

export const inText = ({ at, weight }: Weighing) => ({ at: at.toISOString(), weight });
