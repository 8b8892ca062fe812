import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { inventoryItems } from '../table.ts';

/** In reais, what every box cost, those gone as well: the money is spent. */
export async function spentOnBoxes(db: Db, owner: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${inventoryItems.purchasePrice}), 0)::float8` })
    .from(inventoryItems)
    .where(eq(inventoryItems.userId, owner));
  return row!.total;
}
