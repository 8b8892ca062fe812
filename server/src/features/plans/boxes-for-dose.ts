import type { UnitType } from '@leveza/domain/catalog/units.ts';
import { inOrder } from '@leveza/domain/order.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { isOwn } from '../../db/own-row.ts';
import type { Db } from '../../db/connection.ts';
import { inventoryItems } from '../inventory/table.ts';
import { useDraws, uses } from '../usage/table.ts';

/**
 * The boxes a dose comes out of, in their order: those that have not expired before those that have, open ones before
 * closed ones, and of those the one that expires first; expired ones not at all where the dose came from elsewhere. They
 * are held until the transaction ends, so that what they hold is still true when it is taken.
 */
export async function boxesForDose(
  tx: Db,
  owner: string,
  { productId, day, isFromElsewhere }: { productId: string; day: Day; isFromElsewhere: boolean },
) {
  const boxes = await tx
    .select({
      id: inventoryItems.id,
      openedAt: inventoryItems.openedDate,
      expiryDate: inventoryItems.expiryDate,
      createdAt: inventoryItems.createdAt,
      holds: inventoryItems.currentQuantity,
    })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.userId, owner),
        eq(inventoryItems.productId, productId),
        isNull(inventoryItems.deletedAt),
        gt(inventoryItems.currentQuantity, 0),
      ),
    )
    .orderBy(asc(inventoryItems.id))
    .for('no key update');
  const isExpired = ({ expiryDate }: (typeof boxes)[number]) => expiryDate !== null && expiryDate < day;
  const placeOf = (box: (typeof boxes)[number]) => {
    const { openedAt, expiryDate, createdAt } = box;
    return [isExpired(box), openedAt === null, expiryDate ?? LAST_DAY, createdAt.toISOString()].join(' ');
  };
  return boxes
    .filter((box) => !isFromElsewhere || !isExpired(box))
    .toSorted((one, other) => inOrder(placeOf(one), placeOf(other)));
}

/** A box without an expiry date comes after those that have one. */
const LAST_DAY = '9999-12-31';

/** The unit of the product's newest box, which may be empty or deleted; nothing where there never was one. */
export async function unitOfProduct(tx: Db, owner: string, productId: string): Promise<UnitType | undefined> {
  const [box] = await tx
    .select({ unitType: inventoryItems.unitType })
    .from(inventoryItems)
    .where(and(eq(inventoryItems.userId, owner), eq(inventoryItems.productId, productId)))
    .orderBy(desc(inventoryItems.createdAt))
    .limit(1);
  return box?.unitType;
}

/** The last box that a recorded dose came out of, with what it holds now, and how much the boxes gave. */
export async function boxOfUse(tx: Db, owner: string, useId: string) {
  const lastBox = sql`coalesce((select ${useDraws.itemId} from ${useDraws} where ${useDraws.useId} = ${uses.id} limit 1), ${uses.itemId})`;
  const [box] = await tx
    .select({
      inventoryId: inventoryItems.id,
      remaining: inventoryItems.currentQuantity,
      used: uses.quantity,
    })
    .from(uses)
    .innerJoin(inventoryItems, eq(inventoryItems.id, lastBox))
    .where(isOwn(uses, owner, useId));
  return box ?? null;
}
