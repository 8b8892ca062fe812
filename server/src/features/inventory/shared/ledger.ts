import { Problem } from '@leveza/contract/problem.ts';
import type { MovementKind } from '@leveza/domain/inventory/stock.ts';
import { move } from '@leveza/domain/inventory/stock.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
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
    // Another use may be written down meanwhile: it only has to find the box there, and waits for its own turn to take.
    .for('no key update'),
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

/** The movement and the new sum in one statement: nobody waits for the box during a second one. */
const writeMovement = statement('inventory-move', (db) => {
  const changed = db.$with('changed').as(
    db
      .update(inventoryItems)
      .set({ currentQuantity: sql`${given('remaining')}::numeric` })
      .where(eq(inventoryItems.id, sql`${given('itemId')}::uuid`))
      .returning({ id: inventoryItems.id }),
  );
  return db
    .with(changed)
    .insert(stockMovements)
    .values({
      userId: sql`${given('owner')}`,
      itemId: sql`${given('itemId')}`,
      kind: sql`${given('kind')}`,
      quantity: sql`${given('quantity')}`,
      happenedAt: sql`${given('happenedAt')}`,
      reason: sql`${given('reason')}`,
    })
    .returning({ id: stockMovements.id });
});

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
  await writeMovement(tx, {
    owner: item.userId,
    itemId: item.id,
    kind,
    quantity,
    happenedAt: happenedAt.toISOString(),
    reason,
    remaining: moved.remaining,
  });
  if (quantity !== 0 && kind !== 'purchase')
    await tellLowStock(tx, { ...item, currentQuantity: moved.remaining });
  return moved.remaining;
}
