import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Places } from '../../../db/statement.ts';
import { inventoryItems } from '../table.ts';

type Taking = Places<'userId' | 'itemId' | 'quantity' | 'usedAt' | 'day' | 'least'>;

/**
 * Takings of one box wait in a line of their own. PostgreSQL wakes all who wait for a row whenever it changes: of ten taps,
 * the last one was woken nine times.
 */
const inLine = ($: Taking) =>
  sql`(select pg_advisory_xact_lock(hashtextextended(${$.itemId}::text, 0))) is not null`;

/**
 * The parts of a statement that take from an open box, and write its line of the ledger, while at least `least` stays
 * in it. `taken` has a row only then, with the new quantity.
 */
export function takeInOne(db: Db, $: Taking) {
  const left = sql`${inventoryItems.currentQuantity} - ${$.quantity}::numeric`;
  const taken = db.$with('taken').as(
    db
      .update(inventoryItems)
      .set({ currentQuantity: left })
      .where(
        and(
          eq(inventoryItems.userId, $.userId),
          eq(inventoryItems.id, $.itemId),
          isNull(inventoryItems.deletedAt),
          isNotNull(inventoryItems.openedDate),
          isNull(inventoryItems.lowStockToldAt),
          or(isNull(inventoryItems.expiryDate), gte(inventoryItems.expiryDate, sql`${$.day}::date`)),
          sql`${left} >= ${$.least}::numeric`,
          inLine($),
        ),
      )
      .returning({ currentQuantity: inventoryItems.currentQuantity }),
  );
  const moved = db.$with('moved', {}).as(sql`
    insert into stock_movements (user_id, item_id, kind, quantity, happened_at)
    select ${$.userId}::uuid, ${$.itemId}::uuid, 'use', -${$.quantity}::numeric, ${$.usedAt}::timestamptz from taken`);
  return { taken, moved };
}
