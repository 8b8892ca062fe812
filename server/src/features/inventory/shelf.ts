import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, count, desc, eq, lt, sum } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { findItem } from './shared/shelf-rows.ts';
import { lockItem, moveStock } from './shared/ledger.ts';
import { findZone } from '../profile/shared/find-zone.ts';
import { inventoryItems, stockMovements } from './table.ts';

/** Off the shelf. The row and its ledger stay, so that it can be put back and the history keeps its names. */
export async function deleteItem(db: Db, owner: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, owner, id);
    await tx.update(inventoryItems).set({ deletedAt: new Date() }).where(eq(inventoryItems.id, item.id));
  });
}

export async function restoreItem(db: Db, owner: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, owner, id, { isDeleted: true });
    await tx.update(inventoryItems).set({ deletedAt: null }).where(eq(inventoryItems.id, item.id));
  });
}

interface Lost {
  kind: 'loss' | 'discard';
  quantity: number;
  reason: string | null;
}

/** Something that left the box without being taken. */
export async function recordMovement(db: Db, owner: string, id: string, { kind, quantity, reason }: Lost) {
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, owner, id);
    const now = new Date();
    await moveStock(tx, item, { kind, quantity: -quantity, happenedAt: now, reason });
  });
}

interface Asked {
  page: number;
  limit: number;
  on?: string | null | undefined;
}

/** The ledger of a box, and what was in it at the end of a day. */
export async function listMovements(db: Db, owner: string, id: string, { page, limit, on }: Asked) {
  const item = await findItem(db, owner, id);
  const zone = await findZone(db, owner);
  const ofItem = eq(stockMovements.itemId, item.id);
  const until = on ? and(ofItem, lt(stockMovements.happenedAt, instantAt(on, '24:00', zone))) : ofItem;
  const rows = await db
    .select()
    .from(stockMovements)
    .where(until)
    .orderBy(desc(stockMovements.happenedAt), desc(stockMovements.recordedAt), desc(stockMovements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db
    .select({ total: count(), quantity: sum(stockMovements.quantity) })
    .from(stockMovements)
    .where(until);
  return { rows, total: counted!.total, quantity: Number(counted!.quantity ?? 0) };
}
