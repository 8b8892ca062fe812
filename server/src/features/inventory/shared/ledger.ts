import { Problem } from '@leveza/contract/problem.ts';
import type { MovementKind } from '@leveza/domain/inventory/stock.ts';
import { move } from '@leveza/domain/inventory/stock.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { insertStatement, statement } from '../../../db/statement.ts';
import { inventoryItems, stockMovements } from '../table.ts';
import { tellLowStock } from './tell-low-stock.ts';

export type Item = InferSelectModel<typeof inventoryItems>;

const given = (name: string) => sql.placeholder(name);
const isOwn = eq(inventoryItems.userId, given('owner'));

const lock = statement('inventory-lock', (db) =>
  db
    .select()
    .from(inventoryItems)
    .where(and(isOwn, eq(inventoryItems.id, given('id'))))
    .for('update'),
);

/** Holds the row until the transaction ends, so two doses at once cannot both read the old quantity. */
export async function lockItem(
  tx: Db,
  owner: string,
  id: string,
  { isDeleted = false }: { isDeleted?: boolean } = {},
): Promise<Item> {
  const [item] = await lock(tx, { owner, id });
  if (!item || (item.deletedAt !== null && !isDeleted)) throw new Problem('not-found');
  return item;
}

const insertMovement = insertStatement('inventory-move', stockMovements, [
  'userId',
  'itemId',
  'kind',
  'quantity',
  'happenedAt',
  'reason',
]);

const setQuantity = statement('inventory-set', (db) =>
  db
    .update(inventoryItems)
    .set({ currentQuantity: sql`${given('quantity')}::numeric` })
    .where(eq(inventoryItems.id, given('id')))
    .returning({ id: inventoryItems.id }),
);

interface NewMovement {
  kind: MovementKind;
  quantity: number;
  happenedAt: Date;
  reason?: string | null;
}

/** The only way a quantity changes: a row of the ledger and the new sum, together. The item must be locked. */
export async function moveStock(
  tx: Db,
  item: Item,
  { kind, quantity, happenedAt, reason = null }: NewMovement,
): Promise<number> {
  const moved = move(item.currentQuantity, quantity);
  if (!moved.ok) throw new Problem(moved.why);
  await insertMovement(tx, {
    userId: item.userId,
    itemId: item.id,
    kind,
    quantity,
    happenedAt,
    reason,
  });
  if (quantity === 0) return moved.remaining;
  await setQuantity(tx, { id: item.id, quantity: moved.remaining });
  if (kind !== 'purchase') await tellLowStock(tx, { ...item, currentQuantity: moved.remaining });
  return moved.remaining;
}
