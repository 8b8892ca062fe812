import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { doseOfMoment } from '@leveza/domain/plans/dose-of-moment.ts';
import { oneMoreSentence } from '@leveza/domain/plans/one-more.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { isCounted, isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Call } from '../../../http/call.ts';
import type { ComingUse, DeletedUse, PreparedUse, UsedMedicine } from '../../usage/shared/coming-use.ts';
import { isEnded } from '../clock.ts';
import { countsFor, plansOfUse } from '../counts-for.ts';
import { holdPlans } from '../hold.ts';
import { sinceLate } from '../late-days.ts';
import { refuseAgain } from '../refuse-again.ts';
import { doubtSoon } from '../doubt-soon.ts';
import { refuseMany, refuseTooOften } from '../refuse-too-often.ts';
import { versionRowOn } from '../reply.ts';
import { lockPlans, putDose, versionsQuestion, type WholePlan } from '../store.ts';
import { planDoses } from '../table.ts';
import { uses } from '../../usage/table.ts';
import { dosesOfDays, shelfPlans } from './doses-of-days.ts';

/** A use much before a planned dose is one more, whichever dose it is counted for later. */
const EARLY_MS = 2 * HOUR_MS;

const NOTHING: PreparedUse = { isOfPlan: true, madeMeanwhile: null, mark: async () => undefined };

/**
 * Holds the plans of a product while something is taken out of its boxes, so that a press on the shelf and one on the dose at
 * the same moment are one dose: the second is answered with the record of the first. Times that differ are two doses. A
 * use that stands for no dose due by then is asked about beyond the limits of a plan as needed, and where a planned dose of
 * its day is taken already.
 */
async function prepare(call: Call, use: ComingUse): Promise<PreparedUse> {
  const day = dayIn(call.zone, use.usedAt);
  const { all, plans } = await plansInForce(call, { ...use, day });
  if (plans.length === 0) return { ...NOTHING, isOfPlan: false };
  const found = await dosesOf(call, { all, plans }, use);
  const dose = meantBy(use, day, found);
  await holdAll(call, plans);
  const doses = dose ? await dosesOf(call, { all: await shelfPlans(call), plans }, use) : found;
  const now = doses.find(
    ({ planId, day: planned, time }) => planId === dose?.planId && planned === dose.day && time === dose.time,
  );
  if (now && isSame(now, use)) return { ...NOTHING, ...lateDay(now, day), madeMeanwhile: now.recordId };
  if (!use.confirmOften) refuseManyOf(use, plans, day);
  const still = meantBy(use, day, doses);
  const isDue = still !== null && isDueAt(use.usedAt, still);
  if (!isDue && !use.confirmOften) {
    for (const plan of plans) await refuseTooOften(call, plan, use.usedAt);
    refuseOneMore(call, plans, { doses, day });
  }
  if (still && isDue && !use.confirmOften) {
    const { versions } = plans.find(({ id }) => id === still.planId)!;
    const late = { ...still, plannedAt: still.plannedAt.toISOString() };
    const asked = { dose: late, version: versionRowOn(versions, still.day), takenAt: use.usedAt };
    const doubt = await doubtSoon(call, asked);
    if (doubt) throw doubt;
  }
  // One of its own day needs no mark: of several uses of that day, the nearest stands for it.
  if (!still) return NOTHING;
  if (still.day === day) return isDue ? NOTHING : { ...NOTHING, earlyDoseTime: still.time };
  return { ...NOTHING, ...lateDay(still, day), mark: (useId) => markTaken(call, still, useId) };
}

/**
 * The record of the planned dose that a use stood for, where the dose was taken again after the use was deleted: the two
 * would be one dose counted twice. Null where the dose is open.
 */
async function takenSince(call: Call, use: DeletedUse): Promise<string | null> {
  const day = dayIn(call.zone, use.usedAt);
  const { all, plans } = await plansInForce(call, { ...use, day });
  if (plans.length === 0) return null;
  await holdAll(call, plans);
  const doses = await dosesOf(call, { all, plans }, use);
  const taken = doses.flatMap(({ state, recordId }) => (state === 'taken' ? (recordId ?? []) : []));
  const since = await recordedSince(call, taken, use.deletedAt);
  // As the doses stood when it was deleted.
  const open = doses.flatMap((dose) => {
    if (dose.recordId === null) return [dose];
    return since.has(dose.recordId) ? [{ ...dose, state: 'late' as const }] : [];
  });
  const dose = doseOfMoment(open, { day, at: use.usedAt });
  return dose && isDueAt(use.usedAt, dose) ? dose.recordId : null;
}

async function recordedSince({ db, owner }: Call, ids: readonly string[], since: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const idsOf = (table: typeof uses | typeof planDoses) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.userId, owner), inArray(table.id, [...ids]), gt(table.createdAt, since)));
  return new Set((await idsOf(uses).unionAll(idsOf(planDoses))).map(({ id }) => id));
}

/** All plans of the shelf, and those that this use may be a dose of. */
async function plansInForce(call: Call, use: UsedMedicine & { day: Day }) {
  const all = await shelfPlans(call);
  const inForce = all.filter((plan) => plan.deletedAt === null && !isEnded(plan, call));
  return { all, plans: plansOfUse(inForce, use) };
}

async function holdAll({ db, owner }: Call, plans: readonly WholePlan[]): Promise<void> {
  // A change of a plan may end another one after its own: several plans are held behind it, never in a ring.
  if (plans.length > 1) await holdPlans(db, owner);
  await lockPlans(
    db,
    owner,
    plans.map(({ id }) => id),
  );
}

/** Tablets are counted by plan and box alike; ml or drops of a box may be another unit than the plan's. */
function refuseManyOf(use: ComingUse, plans: readonly WholePlan[], day: Day): void {
  if (!isCounted(use.unitType)) return;
  const [most] = plans
    .map((plan) => versionRowOn(plan.versions, day))
    .toSorted((one, other) => other.quantityPerDose - one.quantityPerDose);
  if (most) refuseMany(most, use.quantity);
}

/** GLP-1 tablets are asked about by their leaflet, of whichever plan or box. */
function refuseOneMore(
  call: Call,
  plans: readonly WholePlan[],
  { doses, day }: { doses: readonly Found[]; day: Day },
): void {
  const versions = plans.map((plan) => versionRowOn(plan.versions, day));
  // One more is of the plan as needed, which has limits of its own.
  if (versions.some(({ planType }) => planType === 'as_needed')) return;
  const asked = plans.filter((_, place) => !isOnceADay(versions[place]!, versions[place]!.dosageForm));
  const [last] = doses
    .filter(({ planId }) => asked.some(({ id }) => id === planId))
    .flatMap(({ name, takenAt }) => (takenAt === null ? [] : [{ name, at: new Date(takenAt) }]))
    .filter(({ at }) => dayIn(call.zone, at) === day)
    .toSorted((one, other) => +other.at - +one.at);
  if (last) throw new Problem('dose-too-often', { message: oneMoreSentence(last, call) });
}

const isDueAt = (usedAt: Date, { plannedAt }: { plannedAt: Date }) =>
  plannedAt.getTime() - usedAt.getTime() <= EARLY_MS;

const lateDay = (dose: { day: Day }, day: Day) => (dose.day < day ? { lateDoseDay: dose.day } : {});

/** Most boxes have no plan: their uses ask for none. */
export const beforeUse = {
  isPlanned: (owner: string) =>
    versionsQuestion(
      owner,
      (versions) => (use: UsedMedicine) => versions.some((version) => countsFor(version, use)),
    ),
  prepare,
  takenSince,
  refuseAgain,
};

type Found = Awaited<ReturnType<typeof dosesOf>>[number];

const meantBy = (use: ComingUse, day: Day, doses: readonly Found[]) =>
  doseOfMoment(
    doses.filter(({ recordId }) => recordId === null),
    { day, at: use.usedAt },
  );

async function markTaken(
  { db, owner }: Call,
  { planId, day, time }: { planId: string; day: Day; time: string },
  useId: string,
): Promise<void> {
  await putDose(db, owner, planId, {
    plannedDay: day,
    plannedTime: time,
    outcome: 'taken',
    useId,
    takenAt: null,
    takenClock: null,
    quantity: null,
    notes: null,
  });
}

/** Whether what was recorded meanwhile is this use. */
function isSame({ takenAt, quantity }: Pick<PlannedDose, 'takenAt' | 'quantity'>, use: ComingUse): boolean {
  if (takenAt === null || quantity !== use.quantity) return false;
  return Math.abs(new Date(takenAt).getTime() - use.usedAt.getTime()) < MINUTE_MS;
}

/** Planned doses of these plans, as they stood when the use was taken: of its day, and of days before it. */
async function dosesOf(
  call: Call,
  { all, plans }: { all: readonly WholePlan[]; plans: readonly WholePlan[] },
  use: UsedMedicine & { usedAt: Date },
) {
  const { usedAt } = use;
  const day = dayIn(call.zone, usedAt);
  const doses = await dosesOfDays({ ...call, now: usedAt }, all, { ...sinceLate(plans, day), to: day });
  return doses.flatMap(({ time, plannedAt, ...dose }) =>
    time !== null && plannedAt !== null && isOf(plans, dose, use)
      ? [{ ...dose, time, plannedAt: new Date(plannedAt) }]
      : [],
  );
}

/** An earlier version of a plan may have been of another medicine. */
function isOf(
  plans: readonly WholePlan[],
  dose: Pick<PlannedDose, 'planId' | 'day'>,
  use: UsedMedicine,
): boolean {
  const plan = plans.find(({ id }) => id === dose.planId);
  return plan !== undefined && countsFor(versionRowOn(plan.versions, dose.day), use);
}
