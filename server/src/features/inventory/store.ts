import type { Db } from '../../db/connection.ts';
import { isOwn } from '../../db/own-row.ts';
import { inventoryItems } from './table.ts';

/** Puts a box away, or back on the shelf. Its row and its ledger stay, so the history keeps its names. */
export async function setDeleted(tx: Db, owner: string, id: string, deletedAt: Date | null): Promise<void> {
  await tx
    .update(inventoryItems)
    .set({ deletedAt })
    .where(isOwn(inventoryItems, owner, id));
}
