import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { inventoryItems } from './table.ts';

/** Puts a box away, or back on the shelf. Its row and its ledger stay, so the history keeps its names. */
export async function setDeleted(tx: Db, owner: string, id: string, deletedAt: Date | null): Promise<void> {
  await tx
    .update(inventoryItems)
    .set({ deletedAt })
    .where(and(eq(inventoryItems.id, id), eq(inventoryItems.userId, owner)));
}
