import { Problem } from '@leveza/contract/problem.ts';
import type { MovementKind } from '@leveza/domain/inventory/stock.ts';
import { move } from '@leveza/domain/inventory/stock.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { eq, sql, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Kept } from '../../../db/own-row.ts';
import { isOwn, ownKeptRow } from '../../../db/own-row.ts';
import { statement } from '../../../db/statement.ts';
import { inventoryItems, stockMovements } from '../table.ts';
import { tellLowStock, type Watch } from './tell-low-stock.ts';

export type Item = InferSelectModel<typeof inventoryItems>;

const lock = statement(
  'inventory-lock',
  { id: 'uuid', owner: 'uuid' },
  getTableColumns(inventoryItems),
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .where(isOwn(inventoryItems, $.owner, $.id))
      // Another use may be written down meanwhile: it only has to find the box there, and waits for its own turn to take.
      .for('no key update'),
);

/** Holds the row until the transaction ends, so two doses at once cannot both read the old quantity. */
export async function lockItem(tx: Db, owner: string, id: string, kept?: Kept): Promise<Item> {
  return ownKeptRow(await lock(tx, { owner, id }), kept);
}

/** Several boxes, in the order of their ids: two doses that need the same boxes cannot wait for each other. */
export async function lockItems(tx: Db, owner: string, ids: readonly string[], kept?: Kept): Promise<Item[]> {
  const locked = new Map<string, Item>();
  for (const id of ids.toSorted()) locked.set(id, await lockItem(tx, owner, id, kept));
  return ids.map((id) => locked.get(id)!);
}

/** The movement and the new sum in one statement, so that the box is not locked during a second one. */
const writeMovement = statement(
  'inventory-move',
  {
    owner: 'uuid',
    itemId: 'uuid',
    kind: 'text',
    quantity: 'number',
    happenedAt: 'instant',
    reason: 'text?',
    remaining: 'number',
  },
  { id: stockMovements.id },
  (db, $, row) => {
    const changed = db.$with('changed').as(
      db
        .update(inventoryItems)
        .set({ currentQuantity: sql`${$.remaining}::numeric` })
        .where(eq(inventoryItems.id, sql`${$.itemId}::uuid`))
        .returning({ id: inventoryItems.id }),
    );
    return db
      .with(changed)
      .insert(stockMovements)
      .values({
        userId: sql`${$.owner}`,
        itemId: sql`${$.itemId}`,
        kind: sql`${$.kind}`,
        quantity: sql`${$.quantity}`,
        happenedAt: sql`${$.happenedAt}`,
        reason: sql`${$.reason}`,
      })
      .returning(row);
  },
);

interface NewMovement {
  kind: MovementKind;
  quantity: number;
  happenedAt: Date;
  reason?: string | null;
}

/** The first rows of the ledger of new boxes: each was bought with the quantity it holds, and may be open. */
export async function beginLedger(tx: Db, items: readonly Item[], bought: Date): Promise<void> {
  const rows = items.flatMap(({ id: itemId, userId, currentQuantity, openedDate }) => [
    { userId, itemId, kind: 'purchase' as const, quantity: currentQuantity, happenedAt: bought },
    ...(openedDate
      ? [{ userId, itemId, kind: 'opening' as const, quantity: 0, happenedAt: openedDate }]
      : []),
  ]);
  await tx.insert(stockMovements).values(rows);
}

/**
 * The only way the quantity of a box changes: a row of the ledger and the new sum, together. The item must be locked. With `watch`
 * the patient is told when little is left; a purchase or an opening leaves no less.
 */
export async function moveStock(
  tx: Db,
  item: Item,
  { kind, quantity, happenedAt, reason = null }: NewMovement,
  watch: Watch | null,
): Promise<number> {
  const moved = move(item.currentQuantity, quantity);
  if (!moved.ok) throw new Problem(moved.why);
  await writeMovement(tx, {
    owner: item.userId,
    itemId: item.id,
    kind,
    quantity,
    happenedAt,
    reason,
    remaining: moved.remaining,
  });
  if (watch) await tellLowStock(tx, { ...item, currentQuantity: moved.remaining }, watch);
  return moved.remaining;
}
