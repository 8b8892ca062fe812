import type { DoseRecord } from '@leveza/domain/plans/dose-states.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { and, eq, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { inventoryItems } from '../inventory/table.ts';
import { uses } from '../usage/table.ts';
import type { WholePlan } from './store.ts';
import { planDoses } from './table.ts';

interface Days {
  from: Day;
  to: Day;
}

export interface StoredDose extends DoseRecord {
  /** Of the use, the application, its skip, or the plan's own row: what takes the dose back. */
  recordId: string;
  quantity: number | null;
  notes: string | null;
  /** Taken beside the plan: it stands for no planned dose. */
  isExtra: boolean;
}

/** What was recorded in these days, by plan. */
export async function doseRecords(call: Call, days: Days) {
  const [own, fromShelf] = [await recordedDoses(call, days), await usesOfProducts(call, days)];
  const ownOf = Map.groupBy(own, ({ planId }) => planId);
  const fromShelfOf = Map.groupBy(fromShelf, ({ productId }) => productId);
  return (plan: WholePlan): StoredDose[] => {
    const { productId } = plan.versions.at(-1)!;
    const loose = productId ? (fromShelfOf.get(productId) ?? []) : [];
    const start = plan.versions[0]!.startDate;
    return [...(ownOf.get(plan.id) ?? []), ...loose.filter(({ day }) => day >= start)];
  };
}

/** Doses marked by their plan; one whose use was deleted is open again. */
async function recordedDoses({ db, owner, zone }: Call, days: Days) {
  const rows = await db
    .select({
      id: planDoses.id,
      planId: planDoses.planId,
      plannedDay: planDoses.plannedDay,
      plannedTime: planDoses.plannedTime,
      outcome: planDoses.outcome,
      useId: planDoses.useId,
      takenAt: sql<Date | null>`coalesce(${uses.usedAt}, ${planDoses.takenAt})`.mapWith(uses.usedAt),
      quantity: sql<number | null>`coalesce(${uses.quantity}, ${planDoses.quantity})`.mapWith(uses.quantity),
      notes: planDoses.notes,
    })
    .from(planDoses)
    .leftJoin(uses, eq(uses.id, planDoses.useId))
    .where(
      and(
        eq(planDoses.userId, owner),
        isNull(uses.deletedAt),
        or(
          and(gte(planDoses.plannedDay, days.from), lte(planDoses.plannedDay, days.to)),
          and(
            isNull(planDoses.plannedDay),
            or(withinDays(planDoses.takenAt, days, zone), withinDays(uses.usedAt, days, zone)),
          ),
        ),
      ),
    );
  return rows.map(({ id, useId, plannedDay, plannedTime, ...row }) => ({
    ...row,
    recordId: useId ?? id,
    planned: plannedDay && plannedTime ? { day: plannedDay, time: plannedTime } : null,
    day: plannedDay ?? dayIn(zone, row.takenAt!),
    isExtra: plannedDay === null,
  }));
}

/** Uses that no plan has marked: taken on the shelf, each stands for a dose of its day. */
async function usesOfProducts({ db, owner, zone }: Call, days: Days) {
  const rows = await db
    .select({
      recordId: uses.id,
      productId: inventoryItems.productId,
      takenAt: uses.usedAt,
      quantity: uses.quantity,
      notes: uses.notes,
    })
    .from(uses)
    .innerJoin(inventoryItems, eq(inventoryItems.id, uses.itemId))
    .where(
      and(
        eq(uses.userId, owner),
        isNull(uses.deletedAt),
        withinDays(uses.usedAt, days, zone),
        notExists(db.select().from(planDoses).where(eq(planDoses.useId, uses.id))),
      ),
    )
    .orderBy(uses.usedAt, uses.id);
  return rows.map((row) => ({ ...row, ...ofNoMoment(row.takenAt, zone) }));
}

const ofNoMoment = (takenAt: Date, zone: string) => ({
  planned: null,
  day: dayIn(zone, takenAt),
  outcome: 'taken' as const,
  isExtra: false,
});
