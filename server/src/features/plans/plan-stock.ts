import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { type Drawer, type PlanStock, stockOfPlans } from '@leveza/domain/plans/stock-of-plan.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { inventoryItems } from '../inventory/table.ts';
import { planOfDoses } from './plan-of-doses.ts';
import { versionRowOn } from './reply.ts';
import type { WholePlan } from './store.ts';

/** Further ahead no dose of a box was taken or skipped: the schedule alone says which comes next. */
export const NEAR_DAYS = 31;

export const isOpen = ({ state }: Pick<PlannedDose, 'state'>) => state === 'scheduled' || state === 'late';

/** How much the boxes of each plan's product give, and until when; plans of one product share its boxes. */
export function stockOfEach(
  { zone, now }: Call,
  plans: readonly WholePlan[],
  { units, dosesOf }: { units: Map<string, number>; dosesOf: Map<string, PlannedDose[]> },
): Map<string, PlanStock> {
  const today = dayIn(zone, now);
  const productOf = ({ versions }: WholePlan) => versionRowOn(versions, today).productId;
  const byProduct = Map.groupBy(plans, productOf);
  return new Map(
    [...byProduct].flatMap(([productId, sharing]) => {
      if (productId === null) return [];
      const drawers = sharing.map((plan) => drawerOf(plan, dosesOf.get(plan.id) ?? [], today));
      const stocks = stockOfPlans(drawers, units.get(productId) ?? 0, today);
      return sharing.map(({ id }, index) => [id, stocks[index]!] as const);
    }),
  );
}

function drawerOf(plan: WholePlan, doses: readonly PlannedDose[], today: Day): Drawer {
  const closed = new Set(doses.filter((dose) => !isOpen(dose)).map(momentOf));
  return {
    plan: planOfDoses(plan),
    unitsPerDose: versionRowOn(plan.versions, today).quantityPerDose,
    isOpen: (planned) => !closed.has(momentOf(planned)),
  };
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
