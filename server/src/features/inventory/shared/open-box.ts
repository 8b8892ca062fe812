import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { inventoryItems } from '../table.ts';
import { type Item, moveStock } from './ledger.ts';

interface Opening {
  at: Date;
  confirmSecondOpen: boolean;
}

/** Opens a closed box in the transaction of what is taken from it; its row is locked. */
export async function openBox(tx: Db, item: Item, { at, confirmSecondOpen }: Opening): Promise<Item> {
  if (item.openedDate !== null) return item;
  if (!confirmSecondOpen) await refuseSecondOpen(tx, item);
  return setOpened(tx, item, at, at);
}

/** Takes the opening back. */
export async function closeBox(tx: Db, item: Item, now: Date): Promise<Item> {
  return item.openedDate === null ? item : setOpened(tx, item, null, now);
}

async function setOpened(tx: Db, item: Item, openedDate: Date | null, now: Date): Promise<Item> {
  await tx.update(inventoryItems).set({ openedDate }).where(eq(inventoryItems.id, item.id));
  await recordOpening(tx, item, openedDate, now);
  return { ...item, openedDate };
}

/** The ledger knows when a box was opened, and that an opening was taken back. */
export async function recordOpening(tx: Db, item: Item, openedDate: Date | null | undefined, now: Date) {
  if (openedDate === undefined || openedDate?.getTime() === item.openedDate?.getTime()) return;
  const reason = openedDate ? null : 'Abertura desfeita';
  await moveStock(tx, item, { kind: 'opening', quantity: 0, happenedAt: openedDate ?? now, reason }, null);
}

/** Two open boxes of one product are usually a slip; the patient is asked first. */
export async function refuseSecondOpen(tx: Db, item: Item): Promise<void> {
  const [open] = await tx
    .select({ id: inventoryItems.id })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.userId, item.userId),
        eq(inventoryItems.productId, item.productId),
        ne(inventoryItems.id, item.id),
        isNotNull(inventoryItems.openedDate),
        isNull(inventoryItems.deletedAt),
        gt(inventoryItems.currentQuantity, 0),
      ),
    )
    .limit(1);
  if (open) throw new Problem('second-box-open');
}
