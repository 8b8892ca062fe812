import { addDays, type Day } from '../time/days.ts';
import { eachOccurrence, type Planned, type PlanOfDoses } from './occurrences.ts';

/** Nobody plans boxes further ahead. */
const HORIZON_DAYS = 2 * 366;

export interface PlanStock {
  dosesLeft: number;
  /** The day of the first dose the boxes do not give; null when they last for as long as anyone plans. */
  runsOutOn: Day | null;
  /** A course: how many of its doses the boxes do not give. */
  dosesMissing: number | null;
}

/** How long boxes last for the doses still open; `isOpen` leaves out those of today that were taken or skipped. */
export function stockOfPlan(
  plan: PlanOfDoses,
  { unitsLeft, unitsPerDose }: { unitsLeft: number; unitsPerDose: number },
  { today, isOpen }: { today: Day; isOpen: (planned: Planned) => boolean },
): PlanStock {
  // Thousandths, because 0.3 of a unit is not a whole number of tenths in binary.
  const dosesLeft = Math.floor(Math.round(unitsLeft * 1000) / Math.round(unitsPerDose * 1000));
  const isCourse = plan.totalDoses !== null || plan.versions.at(-1)!.endDate !== null;
  let ahead = 0;
  let runsOutOn: Day | null = null;
  for (const planned of eachOccurrence(plan, { from: today, to: addDays(today, HORIZON_DAYS) })) {
    if (!isOpen(planned)) continue;
    if (ahead++ === dosesLeft) runsOutOn = planned.day;
    if (runsOutOn && !isCourse) break;
  }
  return { dosesLeft, runsOutOn, dosesMissing: isCourse ? Math.max(0, ahead - dosesLeft) : null };
}
