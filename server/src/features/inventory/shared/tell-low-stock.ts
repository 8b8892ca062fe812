import { decimal } from '@leveza/domain/decimal.ts';
import { type Pace, paceOf } from '@leveza/domain/inventory/pace.ts';
import { isRunningOut } from '@leveza/domain/inventory/running-out.ts';
import { toThousandths } from '@leveza/domain/inventory/stock.ts';
import { unitLabel } from '@leveza/domain/catalog/units.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { remains } from '@leveza/domain/remains.ts';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { notify, renewNotice } from '../../notifications/shared/notify.ts';
import type { PlannedPace } from './planned-pace.ts';
import { placeOf } from './place-of.ts';
import type { ShelfRow } from './shelf-rows.ts';
import { findItem } from './shelf-rows.ts';
import { inventoryItems } from '../table.ts';

type Watched = Pick<
  ShelfRow,
  | 'id'
  | 'userId'
  | 'productId'
  | 'unitType'
  | 'currentQuantity'
  | 'boxQuantity'
  | 'unitsPerDose'
  | 'frequencyTimes'
  | 'frequencyPer'
  | 'lowStockThreshold'
  | 'lowStockToldAt'
>;

/** By which it is known whether little is left, in the transaction of a change. */
export interface Watch {
  now: Date;
  /** By the patient's calendar: another box that has expired does not count. */
  today: Day;
  planned: (productId: string) => Promise<Pace | null>;
}

export const watchBy = (call: Call, plannedPace: PlannedPace): Watch => ({
  now: call.now,
  today: dayIn(call.zone, call.now),
  planned: (productId) => plannedPace(call, productId),
});

/** Tells once that a product runs low, at the box that was taken from; a box filled again may be announced again. */
export async function tellLowStock(tx: Db, item: Watched, { now, today, planned }: Watch): Promise<void> {
  const pace = await planned(item.productId);
  const known = pace === null && mayGoByAnother(item) ? await otherBoxes(tx, item, today) : null;
  const isLowWith = (elsewhere: number) =>
    isRunningOut({
      ...item,
      remaining: toThousandths(item.currentQuantity + elsewhere),
      ...paceOf(item, known ?? [], pace),
    });
  const wasAnnounced = item.lowStockToldAt !== null;
  if (wasAnnounced && isLowWith(0)) {
    const others = item.currentQuantity > 0 ? 0 : quantityIn(known ?? (await otherBoxes(tx, item, today)));
    await followEmptiness(tx, item, { left: toThousandths(item.currentQuantity + others), now });
    return;
  }
  if (isLowWith(0) === wasAnnounced) return;
  const others = wasAnnounced ? 0 : quantityIn(known ?? (await otherBoxes(tx, item, today)));
  const isLow = isLowWith(others);
  if (isLow === wasAnnounced) return;
  await tx
    .update(inventoryItems)
    .set({ lowStockToldAt: isLow ? now : null })
    .where(eq(inventoryItems.id, item.id));
  if (!isLow) return;
  const row = await findItem(tx, item.userId, item.id, { isDeleted: true });
  await notify(tx, item.userId, noticeOf(row, toThousandths(item.currentQuantity + others)));
}

/** The words of *Hoje*: a box that has ended is not about to. */
const RUNNING_OUT = 'está acabando';
const RUN_OUT = 'acabou';

function noticeOf(row: ShelfRow, left: number) {
  const { name, kind, place } = placeOf(row);
  const title = `${name} ${left === 0 ? RUN_OUT : RUNNING_OUT}`;
  return { kind: 'stock' as const, title, body: leftOver(left, unitLabel(row.unitType, kind, left)), place };
}

/**
 * One notification for each state of a box: as the last unit is taken, the unread one of the low box is told anew as
 * empty, or a new one is where that was read; and the other way round when a taking is taken back.
 */
async function followEmptiness(tx: Db, item: Watched, { left, now }: { left: number; now: Date }) {
  const row = await findItem(tx, item.userId, item.id, { isDeleted: true });
  const notice = noticeOf(row, left);
  const outdated = `${placeOf(row).name} ${left === 0 ? RUNNING_OUT : RUN_OUT}`;
  const since = item.lowStockToldAt ?? now;
  const isKnown = await renewNotice(tx, item.userId, { ...notice, outdated, now, since });
  if (!isKnown && left === 0) await notify(tx, item.userId, notice);
}

/** More than the doses of a week, one every hour: no other box makes that little, and asking for one costs a statement. */
const MOST_DOSES = 7 * 24;

/** Whether another box of the product may say how it is taken. */
export const mayGoByAnother = ({
  frequencyPer,
  currentQuantity,
  unitsPerDose,
}: Pick<Watched, 'frequencyPer' | 'currentQuantity' | 'unitsPerDose'>) =>
  frequencyPer === null && currentQuantity <= MOST_DOSES * unitsPerDose;

const selectOthers = statement(
  'inventory-others-of-product',
  { owner: 'uuid', id: 'uuid', productId: 'uuid', unitType: 'text', today: 'text' },
  ($) => ({
    quantity: inventoryItems.currentQuantity,
    unitsPerDose: inventoryItems.unitsPerDose,
    frequencyTimes: inventoryItems.frequencyTimes,
    frequencyPer: inventoryItems.frequencyPer,
    isUsable: sql<boolean>`coalesce(${inventoryItems.expiryDate} >= ${$.today}::date, true)`,
  }),
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          eq(inventoryItems.productId, $.productId),
          sql`${inventoryItems.unitType} = ${$.unitType}`,
          ne(inventoryItems.id, $.id),
          isNull(inventoryItems.deletedAt),
        ),
      )
      .orderBy(desc(inventoryItems.createdAt), desc(inventoryItems.id)),
);

/** The other boxes of the product, newest first. */
const otherBoxes = (tx: Db, { id, userId: owner, productId, unitType }: Watched, today: Day) =>
  selectOthers(tx, { owner, id, productId, unitType, today });

function quantityIn(boxes: Awaited<ReturnType<typeof otherBoxes>>): number {
  return boxes.reduce((sum, { quantity, isUsable }) => sum + (isUsable ? quantity : 0), 0);
}

function leftOver(left: number, unit: string): string {
  return left === 0 ? 'Não há mais nada em casa.' : `${remains(left, `${decimal(left)} ${unit}`)}.`;
}
