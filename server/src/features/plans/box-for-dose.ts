import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { inventoryItems } from '../inventory/table.ts';

/** The box a dose comes out of: an open one before a closed one, and of those the one that expires first. */
export async function boxForDose(
  tx: Db,
  owner: string,
  { productId, quantity }: { productId: string; quantity: number },
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
      sql`${inventoryItems.openedDate} is null`,
      sql`${inventoryItems.expiryDate} asc nulls last`,
      asc(inventoryItems.createdAt),
    )
    .limit(1);
  return box;
}
