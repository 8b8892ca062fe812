import { Problem } from '@leveza/contract/problem.ts';
import { nameWithStrength } from '@leveza/domain/catalog/name-with-strength.ts';
import { eachOccurrence } from '@leveza/domain/plans/occurrences.ts';
import { replacesSentence } from '@leveza/domain/plans/one-tablet-plan.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import type { Call } from '../../http/call.ts';
import { clockOfPress, endsLater } from './clock.ts';
import { planOfDoses } from './plan-of-doses.ts';
import { dosageOf, versionRowOn } from './reply.ts';
import { dosesOfPlan } from './shared/doses-of-days.ts';
import { findPlans, setEnded, type WholePlan } from './store.ts';
import type { Replaced } from './table.ts';

/** No plan of tablets leaves a year between two doses. */
const AHEAD_DAYS = 366;

type Version = WholePlan['versions'][number];

const isTablet = (version: Version) => isOnceADay(version, version.dosageForm);

/** A tablet as needed may be taken on any day. Its last minute stands for the day: a plan that ends on it has left it. */
const onAnyDay = (version: Version): Version =>
  version.planType === 'as_needed'
    ? {
        ...version,
        planType: 'continuous',
        frequency: 'daily',
        scheduledTimes: ['23:59'],
        daysOfWeek: [],
        intervalDays: null,
        daysOn: null,
        daysOff: null,
        totalDoses: null,
      }
    : version;

/**
 * The first and the last day of a stretch for which a plan has a GLP-1 tablet, of which one is taken a day; null without
 * one. A pause hides none of them, because it ends.
 */
function tabletDays(plan: WholePlan, from: Day, to = addDays(from, AHEAD_DAYS)) {
  if (!plan.versions.some(isTablet)) return null;
  const days: Day[] = [];
  const versions = plan.versions.map(onAnyDay);
  for (const { day } of eachOccurrence(planOfDoses({ ...plan, versions, pauses: [] }), { from, to })) {
    if (isTablet(versionRowOn(plan.versions, day))) days.push(day);
  }
  return days.length > 0 ? { first: days[0]!, last: days.at(-1)! } : null;
}

/**
 * Without this plan, those that would have ended when it begins go on, or end when the next one does. So do the ones that
 * were put back. Returns the other plans as they stand then, and which of their ends have moved.
 */
export async function goOnWithout(call: Call, id: string | null, putBack: readonly string[] = []) {
  const { db, owner, zone, now } = call;
  const today = dayIn(zone, now);
  const plans = await findPlans(db, owner);
  const others = plans.filter((plan) => plan.id !== id);
  const isWaiting = (plan: WholePlan) =>
    plan.endedAt === null ? putBack.includes(plan.id) : plan.versions.some(isTablet) && endsLater(plan, call);
  const moved: string[] = [];
  for (const plan of others.filter(isWaiting)) {
    const own = tabletDays(plan, today)?.first ?? today;
    const [next] = others
      .flatMap((other) => tabletDays(other, today)?.first ?? [])
      .filter((day) => day > own)
      .toSorted();
    const endedAt = next ? startOf(next) : null;
    if (endedAt === plan.endedAt) continue;
    await setEnded(db, owner, plan.id, endedAt);
    plan.endedAt = endedAt;
    moved.push(plan.id);
  }
  return { plan: plans.find((own) => own.id === id), others, moved };
}

const startOf = (day: Day) => `${day}T00:00`;

/** The plans of GLP-1 tablets that have doses on the days of this one; null where there are none. */
export async function tabletPlansBeside(call: Call, id: string) {
  const { db, owner } = call;
  const today = dayIn(call.zone, call.now);
  const { plan: coming, others, moved } = await goOnWithout(call, id);
  const days = coming ? tabletDays(coming, today) : null;
  if (!coming || !days) return null;
  const beside = others.filter((plan) => tabletDays(plan, days.first, days.last));
  if (beside.length === 0) return null;
  const from = days.first > today ? days.first : null;
  // The patient confirmed these for a plan that is still to begin.
  const confirmed = [...moved, ...(from ? (coming.replaced?.planIds ?? []) : [])];
  return {
    beside,
    from,
    unconfirmed: beside.filter((plan) => !confirmed.includes(plan.id)),
    end: async () => {
      for (const plan of beside) {
        // A tablet of today that was not taken gives way too: the new plan has one for today.
        const isOpenToday = !from && !(await hasRecords(call, plan, today));
        const at = isOpenToday ? startOf(today) : from ? startOf(from) : clockOfPress(call);
        await setEnded(db, owner, plan.id, at);
      }
    },
  };
}

async function hasRecords(call: Call, plan: WholePlan, day: Day): Promise<boolean> {
  const doses = await dosesOfPlan(call, plan, { from: day, to: day });
  return doses.some(({ recordId }) => recordId !== null);
}

/** With their strength: two plans of one tablet are told apart by it. */
export const namesOf = (plans: readonly WholePlan[]) => [
  ...new Set(
    plans.map(({ versions }) => {
      const version = versions.at(-1)!;
      const saysStrength = /\d/.test(version.name) || version.doseUnit !== 'mg';
      return saysStrength ? version.name : nameWithStrength(version.name, dosageOf(version));
    }),
  ),
];

/**
 * A second plan of a GLP-1 tablet takes the place of the first from the day it begins, once the patient says so: two
 * strengths would be planned for one day. Returns what an undo puts back; null where nothing was asked.
 */
export async function endTabletPlans(
  call: Call,
  id: string,
  { replacePlan }: { replacePlan: boolean },
): Promise<Replaced | null> {
  const found = await tabletPlansBeside(call, id);
  if (!found) return null;
  const { unconfirmed, from, end } = found;
  if (unconfirmed.length > 0 && !replacePlan) {
    throw new Problem('treatment-has-plan', { message: replacesSentence(namesOf(unconfirmed), from) });
  }
  await end();
  if (unconfirmed.length === 0) return null;
  return {
    planIds: unconfirmed.map((plan) => plan.id),
    ends: Object.fromEntries(unconfirmed.map((plan) => [plan.id, plan.endedAt])),
    doses: null,
  };
}
