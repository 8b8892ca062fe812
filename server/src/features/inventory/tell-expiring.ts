import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { notify } from '../notifications/shared/notify.ts';
import { profiles } from '../profile/table.ts';
import { findItem } from './shared/shelf-rows.ts';
import { placeOf } from './shared/place-of.ts';
import { inventoryItems } from './table.ts';

const BATCH = 200;

/** Tells each patient once about each box that is about to expire by their own calendar. */
export async function tellExpiring(db: Db): Promise<void> {
  const today = sql`(now() at time zone coalesce(${profiles.timeZone}, 'America/Sao_Paulo'))::date`;
  for (;;) {
    const told = await db.transaction(async (tx) => {
      const due = await tx
        .select({
          id: inventoryItems.id,
          owner: inventoryItems.userId,
          isPast: sql<boolean>`${inventoryItems.expiryDate} < ${today}`,
        })
        .from(inventoryItems)
        .leftJoin(profiles, eq(profiles.userId, inventoryItems.userId))
        .where(
          and(
            isNull(inventoryItems.deletedAt),
            eq(inventoryItems.isActive, true),
            gt(inventoryItems.currentQuantity, 0),
            sql`${inventoryItems.expiryDate} - ${inventoryItems.daysBeforeExpiryAlert} <= ${today}`,
            sql`${inventoryItems.expiryToldFor} is distinct from ${inventoryItems.expiryDate}`,
          ),
        )
        .limit(BATCH)
        // Another process tells the ones it holds.
        .for('update', { of: inventoryItems, skipLocked: true });
      for (const { id, owner, isPast } of due) await tell(tx, owner, id, isPast);
      return due.length;
    });
    if (told < BATCH) return;
  }
}

async function tell(tx: Db, owner: string, id: string, isPast: boolean): Promise<void> {
  const row = await findItem(tx, owner, id);
  await tx.update(inventoryItems).set({ expiryToldFor: row.expiryDate }).where(eq(inventoryItems.id, id));
  const { name, link } = placeOf(row);
  const [year, month, day] = row.expiryDate!.split('-');
  await notify(tx, owner, {
    kind: 'stock',
    title: isPast ? `${name} venceu` : `${name} vence em breve`,
    body: `Validade: ${day}/${month}/${year}.`,
    link,
  });
}
