import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { MONTH_DAYS } from '@leveza/domain/moments/constancy.ts';
import { eachOccurrence, type Planned } from '@leveza/domain/plans/occurrences.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';
import { sinceLate } from '../late-days.ts';
import { planOfDoses } from '../plan-of-doses.ts';
import { versionRowOn } from '../reply.ts';
import type { WholePlan } from '../store.ts';
import { dosesOfDays, isTakenOn, shelfPlans } from './doses-of-days.ts';
import { isOver } from './running-plans.ts';

const YEAR_DAYS = 366;

interface PlanDay {
  /** The subject of each plan, also where it is paused or ended. */
  plans: { name: string; productId: string | null }[];
  /**
   * Planned for today, or for an earlier day and open until today, in the order of the clock. A tick changes neither the
   * order nor the list: a second tap on the same spot must not reach another medicine.
   */
  doses: PlannedDose[];
  /** The planned doses of GLP-1 tablets in the last four weeks, in the order of the clock. */
  glp1: PlannedDose[];
  /** The plans of these tablets that are in force. */
  tabletPlanIds: string[];
  /** One of them has begun: one that is planned ahead says nothing about the tablets of today. */
  isTabletPlanned: boolean;
  /** The day the first of these tablets was planned for, however long ago; null without them. */
  glp1Since: Day | null;
}

/** The day as plans say it, without injections: those are doses of the treatment. */
export async function planDay(call: Call): Promise<PlanDay> {
  const { zone, now } = call;
  const today = dayIn(zone, now);
  const yesterday = addDays(today, -1);
  const plans = await shelfPlans(call);
  if (plans.length === 0)
    return {
      plans: [],
      doses: [],
      glp1: [],
      tabletPlanIds: [],
      isTabletPlanned: false,
      glp1Since: null,
    };
  const { from: week, late } = sinceLate(plans, today);
  const glp1 = new Set(plans.filter((plan) => isGlp1(plan, today)).map(({ id }) => id));
  // Only who takes such tablets has a month of them to look at, and today's may be still to take.
  const from = glp1.size > 0 ? addDays(today, -MONTH_DAYS) : week;
  const doses = await dosesOfDays(call, plans, {
    from,
    to: today,
    late: late && endedBefore(late, from),
    takenOn: today,
  });
  const ofTablets = plans.filter((plan) => glp1.has(plan.id) && !isOver(plan, yesterday));
  const versionsOf = new Map(plans.map(({ id, versions }) => [id, versions]));
  return {
    // A plan that became one of such tablets gave something else before.
    glp1: doses.filter(
      ({ planId, day, isExtra }) =>
        glp1.has(planId) && !isExtra && glp1In(versionRowOn(versionsOf.get(planId)!, day)) !== null,
    ),
    // A plan that was ended leads no screen; `glp1` looks back, and keeps it.
    tabletPlanIds: ofTablets.map(({ id }) => id),
    isTabletPlanned: ofTablets.some(({ versions }) => versions[0]!.startDate <= today),
    glp1Since: firstDayOf(plans),
    plans: plans
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ versions }) => versionRowOn(versions, today)),
    doses: doses
      .filter(({ isExtra }) => !isExtra)
      .filter((dose) => dose.day === today || dose.state === 'late' || isTakenOn(dose, today))
      // A tick takes a dose, which a deleted plan no longer gives.
      .filter(({ state, isPlanDeleted }) => state === 'taken' || !isPlanDeleted),
  };
}

/** The part of these days that lies before a day: no day is read twice. */
function endedBefore({ from, to }: { from: Day; to: Day }, day: Day) {
  if (from >= day) return null;
  return { from, to: to < day ? to : addDays(day, -1) };
}

function firstDayOf(plans: readonly WholePlan[]): Day | null {
  const begun = plans.flatMap((plan) => {
    const [first] = plan.versions;
    if (!first || glp1In(first) === null) return [];
    // A plan may begin some days before its first dose.
    const year = { from: first.startDate, to: addDays(first.startDate, YEAR_DAYS) };
    const next: IteratorResult<Planned, undefined> = eachOccurrence(planOfDoses(plan), year).next();
    return next.done ? [] : next.value.day;
  });
  return begun.toSorted()[0] ?? null;
}

function isGlp1({ versions, deletedAt }: WholePlan, today: Day): boolean {
  const { name, ingredients } = versionRowOn(versions, today);
  return deletedAt === null && glp1In({ name, ingredients }) !== null;
}
