import type { InventoryChange, InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { NO_PRODUCT, OPENS_NOW } from '@leveza/contract/inventory/fields.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { toThousandths } from '@leveza/domain/inventory/stock.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { refuseBoughtAfterOpening, refuseFutureDay } from '../../http/recorded-at.ts';
import { findProduct } from '../catalog/shared/find-product.ts';
import { refuseAllergy } from '../profile/shared/refuse-allergy.ts';
import { openingOf } from './opening.ts';
import { readItem } from './read-item.ts';
import { labelOf } from './shared/label-of.ts';
import type { Item } from './shared/ledger.ts';
import { lockItem, moveStock } from './shared/ledger.ts';
import { recordOpening, refuseSecondOpen } from './shared/open-box.ts';
import type { PlannedPace } from './shared/planned-pace.ts';
import { tellLowStock, type Watch, watchBy } from './shared/tell-low-stock.ts';
import { inventoryItems } from './table.ts';

/** Changes what was sent. A quantity is never overwritten: the difference becomes an adjustment. */
export async function changeItem(
  call: Call,
  id: string,
  change: InventoryChange,
  plannedPace: PlannedPace,
): Promise<InventoryItem> {
  const { db, owner, zone, now } = call;
  const { currentQuantity, openedDate, purchasePrice, confirmSecondOpen, confirmAllergy, reason, ...sent } =
    change;
  if (sent.productId && !(await findProduct(db, owner, sent.productId))) {
    throw new Problem('invalid-input', { fields: { productId: NO_PRODUCT } });
  }
  if (sent.purchaseDate) refuseFutureDay(sent.purchaseDate, dayIn(zone, now), 'purchaseDate');
  await db.transaction(async (tx) => {
    const item = await lockItem(tx, owner, id);
    const fields: Partial<Item> = withoutAbsent(sent);
    if (purchasePrice !== undefined) fields.purchasePrice = purchasePrice?.toFixed(2) ?? null;
    // Sent again after a lost answer, or from another device too, it is the opening of before.
    const isOpenAlready = openedDate === OPENS_NOW && item.openedDate !== null;
    if (openedDate !== undefined && !isOpenAlready) fields.openedDate = openingOf(openedDate, call);
    const isDated = fields.openedDate !== undefined || sent.purchaseDate !== undefined;
    const { openedDate: opened, purchaseDate } = { ...item, ...fields };
    if (isDated) refuseBoughtAfterOpening(purchaseDate, opened, zone);
    const isOpening = Boolean(fields.openedDate) && item.openedDate === null;
    if ((isOpening || isOther(item, fields)) && !confirmAllergy) {
      await refuseAllergic(tx, { ...item, ...fields });
    }
    if (isOpening && !confirmSecondOpen) await refuseSecondOpen(tx, item);

    if (Object.keys(fields).length > 0) {
      await tx.update(inventoryItems).set(fields).where(eq(inventoryItems.id, item.id));
    }
    await recordOpening(tx, item, fields.openedDate, now);
    const changed = { ...item, ...fields };
    const watch = watchBy({ ...call, db: tx }, plannedPace);
    const isMoved = await adjust(tx, changed, { to: currentQuantity, reason, now, watch });
    if (!isMoved) await tellLowStock(tx, changed, watch);
  });
  return readItem(call, id);
}

interface Adjustment {
  to: number | undefined;
  reason: string | null;
  now: Date;
  watch: Watch;
}

async function adjust(tx: Db, item: Item, { to, reason, now, watch }: Adjustment): Promise<boolean> {
  const quantity = to === undefined ? 0 : toThousandths(to - item.currentQuantity);
  if (quantity === 0) return false;
  await moveStock(tx, item, { kind: 'adjustment', quantity, happenedAt: now, reason }, watch);
  return true;
}

/** Another name or product may be another medicine. */
function isOther(item: Item, { productId, customName }: Partial<Item>): boolean {
  return (
    (productId !== undefined && productId !== item.productId) ||
    (customName !== undefined && customName !== item.customName)
  );
}

async function refuseAllergic(tx: Db, item: Item): Promise<void> {
  const product = await findProduct(tx, item.userId, item.productId);
  if (product) await refuseAllergy(tx, item.userId, labelOf(product, item));
}

function withoutAbsent(sent: object): Partial<Item> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}
