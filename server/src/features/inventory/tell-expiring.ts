import { dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { FIRST_ZONE } from '@leveza/domain/time/zones.ts';
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { oneByOne } from '../../jobs/one-by-one.ts';
import { notify } from '../notifications/shared/notify.ts';
import { profiles } from '../profile/table.ts';
import { findItem } from './shared/shelf-rows.ts';
import { placeOf } from './shared/place-of.ts';
import { inventoryItems } from './table.ts';

/** Tells each patient once about each box that is about to expire by their own calendar. */
export function tellExpiring(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const patientsToday = sql`(${now}::timestamptz at time zone coalesce(${profiles.timeZone}, ${DEFAULT_ZONE}))::date`;
  return oneByOne({
    signal,
    next: async (after, most) => {
      const isLater = after === null ? undefined : gt(inventoryItems.id, after);
      const due = await db
        .select({ id: inventoryItems.id })
        .from(inventoryItems)
        // No patient's zone is read, so that none of them can break the list for the others.
        .where(and(isDueBy(sql`${dayIn(FIRST_ZONE, now)}::date`), isLater))
        .orderBy(inventoryItems.id)
        .limit(most);
      return due.map(({ id }) => id);
    },
    each: (id) =>
      db.transaction(async (tx) => {
        const [box] = await tx
          .select({
            owner: inventoryItems.userId,
            isPast: sql<boolean>`${inventoryItems.expiryDate} < ${patientsToday}`,
          })
          .from(inventoryItems)
          .leftJoin(profiles, eq(profiles.userId, inventoryItems.userId))
          .where(and(isDueBy(patientsToday), eq(inventoryItems.id, id)))
          // Another process tells the one it holds.
          .for('update', { of: inventoryItems, skipLocked: true });
        if (box) await tell(tx, box.owner, id, box.isPast);
      }),
  });
}

const isDueBy = (today: SQL) =>
  and(
    isNull(inventoryItems.deletedAt),
    gt(inventoryItems.currentQuantity, 0),
    sql`${inventoryItems.expiryDate} - ${inventoryItems.daysBeforeExpiryAlert} <= ${today}`,
    sql`${inventoryItems.expiryToldFor} is distinct from ${inventoryItems.expiryDate}`,
  );

async function tell(tx: Db, owner: string, id: string, isPast: boolean): Promise<void> {
  const row = await findItem(tx, owner, id);
  await tx.update(inventoryItems).set({ expiryToldFor: row.expiryDate }).where(eq(inventoryItems.id, id));
  const { name, place } = placeOf(row);
  const [year, month, day] = row.expiryDate!.split('-');
  await notify(tx, owner, {
    kind: 'stock',
    title: isPast ? `${name} venceu` : `${name} vence em breve`,
    body: `Validade: ${day}/${month}/${year}.`,
    place,
  });
}
