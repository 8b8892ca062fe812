import { occurrences, versionOn } from '@leveza/domain/plans/occurrences.ts';
import { longestGap } from '@leveza/domain/plans/schedule.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { planOfDoses } from './plan-of-doses.ts';
import type { WholePlan } from './store.ts';
import { isTreatment } from './treated.ts';

/** Most plans have a dose a week at least, and none before these days is still to be taken. */
const WEEK_DAYS = 7;

interface SinceLate {
  from: Day;
  late: { from: Day; to: Day } | null;
}

/**
 * The days in which a dose may still be late: a week, and before it those on which plans with a longer rhythm had their last
 * dose. A dose can be taken late until the next one of its plan is due.
 */
export function sinceLate(plans: readonly WholePlan[], today: Day): SinceLate {
  const from = addDays(today, -WEEK_DAYS);
  const days = plans.flatMap((plan) => lastDoseDay(plan, from, today) ?? []).toSorted();
  return { from, late: days.length > 0 ? { from: days[0]!, to: days.at(-1)! } : null };
}

function lastDoseDay(plan: WholePlan, from: Day, today: Day): Day | undefined {
  if (plan.deletedAt !== null || isTreatment(plan)) return undefined;
  const schedule = planOfDoses(plan);
  const gap = longestGap(versionOn(schedule.versions, today).schedule);
  if (gap <= WEEK_DAYS) return undefined;
  return occurrences(schedule, { from: addDays(today, -gap), to: addDays(from, -1) }).at(-1)?.day;
}
