import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { doseInMg } from '@leveza/domain/plans/plan-words.ts';
import { weekdayOf } from '@leveza/domain/plans/schedule.ts';
import { stockOfPlan } from '@leveza/domain/plans/stock-of-plan.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { inventoryItems } from '../inventory/table.ts';
import { readTreatment, type Treatment } from '../applications/shared/treatment.ts';
import { clockNow } from './clock.ts';
import { dosesOfDays } from './shared/doses-of-days.ts';
import { planOfDoses } from './plan-of-doses.ts';
import type { WholePlan } from './store.ts';
import { isTreatment } from './treated.ts';

/** A custom plan may have a dose a year. */
const AHEAD_DAYS = 366;

/** Plans as they travel, with what is still open and what their boxes hold. */
export async function planReplies(call: Call, plans: readonly WholePlan[]): Promise<Plan[]> {
  const { zone, now } = call;
  const today = dayIn(zone, now);
  const doses = await dosesOfDays(call, plans, { from: today, to: addDays(today, AHEAD_DAYS) });
  const dosesOf = Map.groupBy(doses, ({ planId }) => planId);
  const units = await unitsAtHome(call);
  const treatment = plans.some(isTreatment) ? await readTreatment(call) : null;
  return plans.map((plan) => {
    const version = plan.versions.at(-1)!;
    const ofPlan = dosesOf.get(plan.id) ?? [];
    return {
      ...version,
      id: plan.id,
      doseMg: doseInMg(version.dose, version.doseUnit),
      timesPerDay: version.scheduledTimes.length,
      ...(treatment && isTreatment(plan) ? rhythmSaid(treatment) : {}),
      ...standing(call, treatment && isTreatment(plan) ? { ...plan, pauses: pausesOf(treatment) } : plan),
      nextDoseAt: ofPlan.find(isOpen)?.plannedAt ?? null,
      stock: version.productId
        ? stockAt(call, plan, { units: units.get(version.productId) ?? 0, doses: ofPlan })
        : null,
    };
  });
}

const isOpen = ({ state }: PlannedDose) => state === 'scheduled' || state === 'late';

/** A treatment keeps its own day and hour, which may have been moved on the screen of applications. */
function rhythmSaid({ usual, intervalDays }: Treatment) {
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

function pausesOf({ pauses, zone }: Treatment): Span[] {
  return pauses.map(({ from, until }) => ({
    pausedFrom: clockNow({ zone, now: from }),
    pausedUntil: until && clockNow({ zone, now: until }),
  }));
}

type Span = Pick<WholePlan['pauses'][number], 'pausedFrom' | 'pausedUntil'>;
type Standing = Pick<WholePlan, 'endedAt' | 'versions'> & { pauses: readonly Span[] };

function standing(call: Call, { pauses, endedAt, versions }: Standing) {
  const clock = clockNow(call);
  const pause = pauses.find(
    ({ pausedFrom, pausedUntil }) => pausedFrom <= clock && (pausedUntil === null || clock < pausedUntil),
  );
  const { endDate } = versions.at(-1)!;
  const isOver = endedAt !== null || (endDate !== null && endDate < clock.slice(0, 10));
  return {
    status: isOver ? ('ended' as const) : pause ? ('paused' as const) : ('active' as const),
    pausedUntil: pause?.pausedUntil?.slice(0, 10) ?? null,
    endedOn: endedAt?.slice(0, 10) ?? (isOver ? endDate : null),
  };
}

function stockAt(
  { zone, now }: Call,
  plan: WholePlan,
  { units, doses }: { units: number; doses: PlannedDose[] },
) {
  const closed = new Set(doses.filter((dose) => !isOpen(dose)).map(({ plannedAt }) => plannedAt));
  return stockOfPlan(
    planOfDoses(plan),
    { unitsLeft: units, unitsPerDose: plan.versions.at(-1)!.quantityPerDose },
    {
      today: dayIn(zone, now),
      isOpen: ({ day, time }) => !closed.has(instantAt(day, time, zone).toISOString()),
    },
  );
}

/** Units in all boxes, by product. */
async function unitsAtHome({ db, owner }: Call): Promise<Map<string, number>> {
  const rows = await db
    .select({
      productId: inventoryItems.productId,
      units: sql<number>`sum(${inventoryItems.currentQuantity})`.mapWith(Number),
    })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.userId, owner), isNull(inventoryItems.deletedAt)))
    .groupBy(inventoryItems.productId);
  return new Map(rows.map(({ productId, units }) => [productId, units]));
}
