import type { Day } from '@leveza/domain/time/days.ts';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { inventoryItems } from '../inventory/table.ts';
import { uses } from '../usage/table.ts';

/**
 * The box a dose comes out of: one that has not expired before one that has, an open one before a closed one, and of
 * those the one that expires first.
 */
export async function boxForDose(
  tx: Db,
  owner: string,
  { productId, quantity, day }: { productId: string; quantity: number; day: Day },
) {
  const [box] = await tx
    .select({ id: inventoryItems.id, openedAt: inventoryItems.openedDate })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.userId, owner),
        eq(inventoryItems.productId, productId),
        isNull(inventoryItems.deletedAt),
        gte(inventoryItems.currentQuantity, quantity),
      ),
    )
    .orderBy(
      sql`coalesce(${inventoryItems.expiryDate} < ${day}::date, false)`,
      sql`${inventoryItems.openedDate} is null`,
      sql`${inventoryItems.expiryDate} asc nulls last`,
      asc(inventoryItems.createdAt),
    )
    .limit(1);
  return box;
}

/** The box that a recorded dose came out of, with what it holds now; null where it came out of none. */
export async function boxOfUse(tx: Db, owner: string, useId: string) {
  const [box] = await tx
    .select({ inventoryId: inventoryItems.id, remaining: inventoryItems.currentQuantity })
    .from(uses)
    .innerJoin(inventoryItems, eq(inventoryItems.id, uses.itemId))
    .where(and(eq(uses.userId, owner), eq(uses.id, useId)));
  return box ?? null;
}
