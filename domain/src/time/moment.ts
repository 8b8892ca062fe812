import type { Day } from './days.ts';
import { MINUTE_MS } from './spans.ts';

/** A phone's clock may run fast by this much. */
export const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS;

/** Patients read this about a recorded day or moment that has not come yet. */
export const IN_THE_FUTURE = 'A data não pode estar no futuro.';

/** The same of an hour of today. */
export const HOUR_IN_THE_FUTURE = 'O horário não pode estar no futuro.';

/**
 * Nothing recorded lies in the future: null refuses it. A moment within the tolerance counts as now, so that a phone
 * whose clock runs fast can record what its owner has just done.
 */
export function notInFuture(moment: Date, now: Date): Date | null {
  if (moment <= now) return moment;
  return moment.getTime() <= now.getTime() + CLOCK_TOLERANCE_MS ? now : null;
}

/** The same of a day, which has no tolerance: the patient's zone says which day is today. */
export function isFutureDay(day: Day, today: Day): boolean {
  return day > today;
}
