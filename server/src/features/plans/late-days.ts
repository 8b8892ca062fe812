import { occurrences, versionOn } from '@leveza/domain/plans/occurrences.ts';
import { longestGap } from '@leveza/domain/plans/schedule.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { planOfDoses } from './plan-of-doses.ts';
import type { WholePlan } from './store.ts';
import { isTreatment } from './treated.ts';

/** Most plans have a dose a week at least, and none before these days is still to be taken. */
const WEEK_DAYS = 7;

interface Days {
  from: Day;
  to: Day;
}

/**
 * The days in which a dose may still be late: a week, and before it those on which plans with a longer rhythm had their last
 * dose. A dose can be taken late until the next one of its plan is due.
 */
export function sinceLate(plans: readonly WholePlan[], today: Day): { from: Day; late: Days | null } {
  const from = addDays(today, -WEEK_DAYS);
  return { from, late: lastDoseDays(plans, { before: from, reachedFrom: today, apart: WEEK_DAYS }) };
}

interface Sought {
  before: Day;
  /** Where a plan's longest gap is counted back from. */
  reachedFrom: Day;
  /** Plans whose doses lie no further apart than this many days are left out. */
  apart: number;
}

/** From the first to the last of the days on which plans had their last dose before a day. */
export function lastDoseDays(plans: readonly WholePlan[], sought: Sought): Days | null {
  const days = plans.flatMap((plan) => lastDoseDay(plan, sought) ?? []).toSorted();
  return days.length > 0 ? { from: days[0]!, to: days.at(-1)! } : null;
}

/** The day of a plan's last dose before a day; none of a plan that is left out. */
export function lastDoseDay(plan: WholePlan, { before, reachedFrom, apart }: Sought): Day | undefined {
  if (plan.deletedAt !== null || isTreatment(plan)) return undefined;
  const schedule = planOfDoses(plan);
  const gap = longestGap(versionOn(schedule.versions, reachedFrom).schedule);
  if (gap <= apart) return undefined;
  return occurrences(schedule, { from: addDays(reachedFrom, -gap), to: addDays(before, -1) }).at(-1)?.day;
}
