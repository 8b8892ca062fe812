import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { stockOfPlan } from '@leveza/domain/plans/stock-of-plan.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { inventoryItems } from '../inventory/table.ts';
import { planOfDoses } from './plan-of-doses.ts';
import type { WholePlan } from './store.ts';

/** Further ahead no dose of a box was taken or skipped: the schedule alone says which comes next. */
export const NEAR_DAYS = 31;
/** Late doses are looked for as far back as the use screens look. */
export const LATE_DAYS = 7;

export const isOpen = ({ state }: Pick<PlannedDose, 'state'>) => state === 'scheduled' || state === 'late';

/** What the boxes of a plan give, and until when. */
export function stockAt(
  { zone, now }: Call,
  plan: WholePlan,
  { units, unitsPerDose, doses }: { units: number; unitsPerDose: number; doses: PlannedDose[] },
) {
  const closed = new Set(doses.filter((dose) => !isOpen(dose)).map(momentOf));
  return stockOfPlan(
    planOfDoses(plan),
    { unitsLeft: units, unitsPerDose },
    { today: dayIn(zone, now), isOpen: (planned) => !closed.has(momentOf(planned)) },
  );
}

const momentOf = ({ day, time }: { day: Day; time: string | null }) => `${day}T${time}`;

/** Units in all boxes that have not expired, by product. */
export async function unitsAtHome({ db, owner, zone, now }: Call): Promise<Map<string, number>> {
  const rows = await db
    .select({
      productId: inventoryItems.productId,
      units: sql<number>`sum(${inventoryItems.currentQuantity})`.mapWith(Number),
    })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.userId, owner),
        isNull(inventoryItems.deletedAt),
        or(isNull(inventoryItems.expiryDate), gte(inventoryItems.expiryDate, dayIn(zone, now))),
      ),
    )
    .groupBy(inventoryItems.productId);
  return new Map(rows.map(({ productId, units }) => [productId, units]));
}
