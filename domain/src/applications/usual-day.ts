import type { Day } from '../time/days.ts';
import { dayIn } from '../time/days.ts';
import { wallMs } from '../time/instants.ts';
import { DAY_MS, HOUR_MS } from '../time/spans.ts';
import { endOf, type Plan, planFrom, planOn } from './plan.ts';

/** The usual day and time of a treatment. A late or early dose does not move them; the patient does. */
export interface UsualDay {
  day: Day;
  /** '08:00' of the patient's clock. */
  time: string;
  /** When the patient chose them; null where a dose set them. */
  chosenAt: Date | null;
}

/** Everything planned is counted by it. */
export interface Rhythm {
  /** Null while only the last dose can say. */
  usual: UsualDay | null;
  intervalDays: number;
  /** By the label, a dose this long after its planned time still counts for it; null where no label says so. */
  lateHours: number | null;
  zone: string;
}

/** Number 0 is the usual day as it was set, or the last dose while nothing else is known. */
export function planOf({ usual, intervalDays, zone }: Rhythm, last: Date): Plan {
  return usual ? planOn(usual.day, usual.time, intervalDays, zone) : planFrom(last, intervalDays, zone);
}

/**
 * The number of the planned dose that each dose counts for, oldest first: the nearest one. A dose inside the label's
 * window of an earlier planned time that has no dose counts for that one: semaglutide five days late is the dose of
 * last Monday, not an early one for the next.
 */
export function numbersOf(
  applied: readonly Date[],
  plan: Plan,
  rhythm: Rhythm,
  isSkipped = NONE_SKIPPED,
): number[] {
  const { usual, lateHours } = rhythm;
  // The planned time of every dose of ten years would be asked for otherwise.
  const isDaily = rhythm.intervalDays === 1;
  const numbers: number[] = [];
  for (const dose of applied) {
    const before = numbers.at(-1) ?? null;
    const nearest = nearestNumber(plan, dose, rhythm);
    const earlier = nearest - 1;
    const isLate =
      lateHours !== null &&
      before !== null &&
      before < earlier &&
      dose < plan(nearest) &&
      dose <= endOf(plan, earlier, lateHours) &&
      !isSkipped(plan(earlier));
    const isOpen = () => (before === null || before < earlier) && !isSkipped(plan(earlier));
    if (isBeforeChoice(dose, plan, usual)) numbers.push(-1);
    else if (isLate || (isDaily && isOfItsDay(dose, plan(nearest), rhythm) && isOpen()))
      numbers.push(earlier);
    else numbers.push(nearest);
  }
  return numbers;
}

/**
 * Whether a dose of a daily medicine, nearer to tomorrow's time, is today's. The usual time moves with the patient: after
 * a flight over twelve zones every earlier dose lies nearer to the day after its own, and a day would pass without one.
 */
function isOfItsDay(dose: Date, nearest: Date, { zone }: Rhythm): boolean {
  if (dayIn(zone, nearest) <= dayIn(zone, dose)) return false;
  return nearest.getTime() - dose.getTime() > SAME_DAY_HOURS * HOUR_MS;
}

const NONE_SKIPPED = (_planned: Date) => false;

/** By the wall clock, on which every planned dose has the same time. */
export function nearestNumber(plan: Plan, instant: Date, { intervalDays, zone }: Rhythm): number {
  const days = (wallMs(zone, instant) - wallMs(zone, plan(0))) / DAY_MS;
  // Adding 0 turns -0 into 0.
  return Math.round(days / intervalDays) + 0;
}

/** A patient who chooses a coming moment says that every dose so far came before it. */
export function isBeforeChoice(dose: Date, plan: Plan, usual: UsualDay | null): boolean {
  const chosenAt = usual?.chosenAt ?? null;
  return chosenAt !== null && dose <= chosenAt && plan(0) > chosenAt;
}

/** Ten minutes past midnight is still the evening before. */
export const SAME_DAY_HOURS = 3;

/** Whether a dose was applied on another day than the one it counts for. */
export function isOffDay(dose: Date, planned: Date, { intervalDays, zone }: Rhythm): boolean {
  if (intervalDays < 2 || dayIn(zone, dose) === dayIn(zone, planned)) return false;
  return Math.abs(dose.getTime() - planned.getTime()) > SAME_DAY_HOURS * HOUR_MS;
}
