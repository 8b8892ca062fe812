import { dayIn } from '../time/days.ts';
import { HOUR_MS } from '../time/spans.ts';
import { endOf } from './plan.ts';
import { numbersOf, planOf, type Rhythm } from './usual-day.ts';

/** Where no label gives a gap, two doses this near are probably one, written down twice. */
export const SAME_DOSE_HOURS = 12;

interface NewDose {
  at: Date;
  /** The doses already recorded, without the one that is being changed. */
  others: readonly Date[];
  minGapHours: number | null;
}

/** Whether a dose is closer to another, before or after it, than two doses may be. */
export function isTooSoon({ at, others, minGapHours }: NewDose): boolean {
  const gapMs = (minGapHours ?? SAME_DOSE_HOURS) * HOUR_MS;
  return others.some((other) => Math.abs(at.getTime() - other.getTime()) < gapMs);
}

/**
 * Whether a dose on its usual day follows one that was late inside the label's window. The leaflets of semaglutide allow
 * it although 48 hours may lie between the two: their 72 hours are for changing the day.
 */
export function returnsToUsualDay(at: Date, before: readonly Date[], rhythm: Rhythm): boolean {
  const late = before.at(-1);
  const { usual, lateHours, zone } = rhythm;
  if (!late || usual === null || lateHours === null) return false;
  if (at.getTime() - late.getTime() < SAME_DOSE_HOURS * HOUR_MS) return false;
  const plan = planOf(rhythm, late);
  const numbers = numbersOf([...before, at], plan, rhythm);
  const number = numbers.at(-1)!;
  const isNext = numbers.at(-2) === number - 1;
  const isLate = late > plan(number - 1) && late <= endOf(plan, number - 1, lateHours);
  return isNext && isLate && dayIn(zone, at) >= dayIn(zone, plan(number));
}
