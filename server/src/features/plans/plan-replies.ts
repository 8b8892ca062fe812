import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { lengthsOf } from '@leveza/domain/applications/titration.ts';
import { doseInMg } from '@leveza/domain/plans/plan-words.ts';
import { momentToTake, putOffTo } from '@leveza/domain/plans/snooze.ts';
import { addDays, dayIn, weekdayOf } from '@leveza/domain/time/days.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import { nextStepOf } from '../applications/shared/titration.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { pausesOf } from './follow-end.ts';
import { dosesOfDays } from './shared/doses-of-days.ts';
import { sinceLate } from './late-days.ts';
import { AHEAD_DAYS, laterDose } from './later-dose.ts';
import { isOpen, NEAR_DAYS, stockOfEach, unitsAtHome } from './plan-stock.ts';
import { versionRowOn } from './reply.ts';
import { findPlans, type VersionRow, type WholePlan } from './store.ts';
import { standing } from './standing.ts';
import { isTreatment } from './treated.ts';
import { treatmentWithDoses } from './treatment-doses.ts';

/** Every plan, or only one, as they travel, with what is still open and what their boxes hold. */
export async function planReplies(call: Call, only?: { id: string }): Promise<Plan[]> {
  const { db, owner, zone, now } = call;
  const all = await findPlans(db, owner);
  const plans = only ? all.filter(({ id }) => id === only.id) : all;
  const today = dayIn(zone, now);
  const since = sinceLate(all, today);
  const shelved = all.filter((plan) => !isTreatment(plan));
  // Those of boxes for a month, since they may be many; those of injections as far as a pause may last.
  const [near, treated, units] = await askTogether(
    db,
    () => dosesOfDays(call, shelved, { ...since, to: addDays(today, NEAR_DAYS) }),
    () => treatmentWithDoses(call, all, { from: since.from, to: addDays(today, AHEAD_DAYS) }),
    () => unitsAtHome(call),
  );
  const dosesOf = Map.groupBy([...near, ...(treated?.doses ?? [])], ({ planId }) => planId);
  const stocks = stockOfEach(call, all, { units, dosesOf });
  const treatment = treated?.treatment ?? null;
  return plans.map((plan) => {
    const version = versionRowOn(plan.versions, today);
    const ofPlan = dosesOf.get(plan.id) ?? [];
    const later = laterDose(plan, zone, today)?.toISOString() ?? null;
    const nextDoseAt = ofPlan.find(isOpen)?.plannedAt ?? later;
    const nextScheduledAt = nextAhead(ofPlan, now) ?? later;
    return {
      ...version,
      id: plan.id,
      doseMg: doseInMg(version.dose, version.doseUnit),
      timesPerDay: version.scheduledTimes.length,
      steps: [],
      nextStep: null,
      nextChange: isTreatment(plan) ? null : changeAfter(plan, version),
      // An ended plan keeps its own words: the treatment may follow another one.
      ...(treatment && isTreatment(plan) && plan.endedAt === null
        ? { ...rhythmFields(treatment), ...stepFields(treatment) }
        : {}),
      ...(treatment && isTreatment(plan)
        ? standing(
            call,
            { ...plan, pauses: pausesOf(treatment) },
            { hasDoses: nextDoseAt !== null || treatment.next.plannedAt !== null },
          )
        : standing(call, plan, { hasDoses: nextDoseAt !== null })),
      nextDoseAt,
      nextScheduledAt,
      stock: stocks.get(plan.id) ?? null,
    };
  });
}

/** The first moment still to come: a dose that was put off comes at its later one, late or not. */
function nextAhead(doses: readonly PlannedDose[], now: Date): string | null {
  const moments = doses.map((dose) => {
    if (dose.state === 'scheduled') return momentToTake(dose, now);
    return isOpen(dose) ? putOffTo(dose, now) : null;
  });
  return moments.filter((at) => at !== null).toSorted()[0] ?? null;
}

function changeAfter({ versions }: WholePlan, present: VersionRow) {
  const next = versions[versions.indexOf(present) + 1];
  return next ? { ...next, from: next.fromDay } : null;
}

/** A treatment keeps its own day and hour, which may have been moved on the screen of applications. */
function rhythmFields({ usual, intervalDays }: Treatment) {
  if (!usual || intervalDays === null || intervalDays < 1) return {};
  return {
    scheduledTimes: [usual.time],
    daysOfWeek: intervalDays === 7 ? [weekdayOf(usual.day)] : [],
    intervalDays: intervalDays === 7 || intervalDays === 1 ? null : intervalDays,
    frequency:
      intervalDays === 7
        ? ('weekly' as const)
        : intervalDays === 1
          ? ('daily' as const)
          : ('custom' as const),
  };
}

/** The dose in force, and the steps from there on. */
function stepFields(treatment: Treatment) {
  const { titration } = treatment;
  if (!titration) return {};
  const { current, doseMg } = titration.standing;
  const ahead = titration.steps.slice(current);
  return {
    dose: doseMg,
    doseMg,
    doseUnit: 'mg' as const,
    steps: lengthsOf(ahead).map((length, index) => ({ ...length, from: ahead[index]!.from })),
    nextStep: nextStepOf(treatment),
  };
}
