import { Problem } from '@leveza/contract/problem.ts';
import { boxesToSee } from '@leveza/domain/dashboard/boxes-to-see.ts';
import { nameWithoutBox, productKey } from '@leveza/domain/inventory/boxes.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import type { MovementKind } from '@leveza/domain/inventory/stock.ts';
import { move } from '@leveza/domain/inventory/stock.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { insertStatement, statement } from '../../db/statement.ts';
import { products } from '../catalog/table.ts';
import { uses } from '../usage/table.ts';
import { inventoryItems, stockMovements } from './table.ts';
import { placeOf } from './place-of.ts';
import { findItem, shelfColumns } from './shelf-rows.ts';
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

/** Whether a box holds a supplement or a medication. */
export async function findKind(db: Db, owner: string, id: string): Promise<ItemKind> {
  return placeOf(await findItem(db, owner, id)).kind;
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

/** In reais, what every box cost, those gone as well: the money is spent. */
export async function spentOnBoxes(db: Db, owner: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${inventoryItems.purchasePrice}), 0)::float8` })
    .from(inventoryItems)
    .where(eq(inventoryItems.userId, owner));
  return row!.total;
}

/** A product whose last was taken is spoken of for so long: what one takes is bought again by then. */
const USED_UP_DAYS = 30;

const selectAtHand = statement('inventory-at-hand', (db) =>
  db
    .select(shelfColumns)
    .from(inventoryItems)
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(
      and(
        isOwn,
        isNull(inventoryItems.deletedAt),
        eq(inventoryItems.isActive, true),
        sql`(${inventoryItems.currentQuantity} > 0 or ${inventoryItems.id} in (
          select ${uses.itemId} from ${uses}
          where ${uses.userId} = ${given('owner')} and ${uses.usedAt} > ${given('since')}))`,
      ),
    )
    .orderBy(desc(inventoryItems.createdAt), desc(inventoryItems.id)),
);

/** Products that expired, ran out, run low or expire soon by the patient's own thresholds, the most pressing first. */
export async function productsToSee(db: Db, owner: string, { today, now }: { today: Day; now: Date }) {
  const since = new Date(now.getTime() - USED_UP_DAYS * DAY_MS);
  const boxes = (await selectAtHand(db, { owner, since })).map((row) => {
    const { name, kind } = placeOf(row);
    return {
      ...row,
      kind,
      name: nameWithoutBox(name),
      product: productKey({ ...row, name }),
      quantity: row.currentQuantity,
    };
  });
  return boxesToSee(boxes, today);
}

/** What the patient takes beside the pens, by name and by what is in it. */
export async function recordedMedicines(
  db: Db,
  owner: string,
): Promise<{ name: string; ingredients: string }[]> {
  const rows = await db
    .selectDistinct({
      name: sql<string>`coalesce(${inventoryItems.customName}, ${products.name})`,
      ingredients: sql<string>`coalesce(${products.activeIngredient}, '')`,
    })
    .from(inventoryItems)
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(
      and(
        eq(inventoryItems.userId, owner),
        eq(inventoryItems.isActive, true),
        isNull(inventoryItems.deletedAt),
      ),
    );
  return rows;
}

/** Whether every box of a patient holds what its ledger adds up to. */
export async function isLedgerWhole(db: Db, owner: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from inventory_items i where i.user_id = ${owner} and i.current_quantity <> (
      select coalesce(sum(m.quantity), 0) from stock_movements m where m.item_id = i.id) limit 1`);
  return rows.length === 0;
}
