import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import type { Call } from '../../../http/call.ts';
import { lastDoseDay, lastDoseDays } from '../late-days.ts';
import { versionRowOn } from '../reply.ts';
import { findPlansEver, type WholePlan } from '../store.ts';
import { isTreatment } from '../treated.ts';
import { dosesOfDays } from './doses-of-days.ts';

/** A planned dose, and what a reminder of it has to know. */
export interface RemindedDose {
  dose: PlannedDose;
  /** When the plan's next dose is; null where none follows in these days. */
  followingAt: Date | null;
  /** Whether the plan wants reminders. */
  isReminded: boolean;
  /** A tablet or capsule of a GLP-1. */
  isGlp1: boolean;
}

/** A daily dose of the day before is missed on the first of the days, and its message has lost its use by now. */
const DAILY = 1;

/**
 * Doses of plans in these days, with the last one before them of a rhythm longer than a day, and whether the plan of the
 * injections wants reminders.
 */
export async function remindedDoses(
  call: Call,
  { from, to }: { from: Day; to: Day },
): Promise<{ doses: RemindedDose[]; areInjectionsReminded: boolean }> {
  const all = await findPlansEver(call.db, call.owner);
  const kept = new Map(all.filter(({ deletedAt }) => deletedAt === null).map((plan) => [plan.id, plan]));
  const shelved = all.filter((plan) => !isTreatment(plan));
  const earlier = { before: from, reachedFrom: from, apart: DAILY };
  const late = lastDoseDays(shelved, earlier);
  const days = { from, to: addDays(to, 1), late, includesMissed: true };
  const doses = shelved.length === 0 ? [] : await dosesOfDays(call, shelved, days);
  const lastDayOf = new Map(shelved.map((plan) => [plan.id, lastDoseDay(plan, earlier)]));
  const planned = doses.filter(
    ({ planId, isExtra, day }) =>
      !isExtra && kept.has(planId) && (day >= from || day === lastDayOf.get(planId)),
  );
  const byPlan = Map.groupBy(planned, ({ planId }) => planId);
  return {
    doses: [...byPlan].flatMap(([planId, own]) => withFollowing(kept.get(planId)!, own)),
    areInjectionsReminded: areInjectionsReminded([...kept.values()], dayIn(call.zone, call.now)),
  };
}

function withFollowing({ versions }: WholePlan, doses: readonly PlannedDose[]): RemindedDose[] {
  return doses.map((dose, index) => {
    const next = doses[index + 1]?.plannedAt;
    const version = versionRowOn(versions, dose.day);
    return {
      dose,
      followingAt: next ? new Date(next) : null,
      isReminded: version.reminderEnabled,
      isGlp1: isOnceADay(version, version.dosageForm),
    };
  });
}

/** A treatment without a plan is reminded; one with a plan as that plan says. */
function areInjectionsReminded(plans: readonly WholePlan[], today: Day): boolean {
  const inForce = plans.filter((plan) => isTreatment(plan) && plan.endedAt === null);
  return inForce.every(({ versions }) => versionRowOn(versions, today).reminderEnabled);
}
