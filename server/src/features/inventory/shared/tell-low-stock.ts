import { decimal } from '@leveza/domain/decimal.ts';
import { frequencyOf } from '@leveza/domain/inventory/display.ts';
import { isRunningOut } from '@leveza/domain/inventory/running-out.ts';
import { toThousandths } from '@leveza/domain/inventory/stock.ts';
import { unitLabel } from '@leveza/domain/inventory/units.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { notify } from '../../notifications/shared/notify.ts';
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

/** Tells once that a product runs low, at the box that was taken from; a box filled again may be announced again. */
export async function tellLowStock(tx: Db, item: Watched): Promise<void> {
  const isLowWith = (others: number) =>
    isRunningOut({
      ...item,
      remaining: toThousandths(item.currentQuantity + others),
      frequency: frequencyOf(item),
    });
  const wasTold = item.lowStockToldAt !== null;
  if (isLowWith(0) === wasTold) return;
  const others = wasTold ? 0 : await quantityElsewhere(tx, item);
  const isLow = isLowWith(others);
  if (isLow === wasTold) return;
  await tx
    .update(inventoryItems)
    .set({ lowStockToldAt: isLow ? sql`now()` : null })
    .where(eq(inventoryItems.id, item.id));
  if (!isLow) return;
  const row = await findItem(tx, item.userId, item.id, { isDeleted: true });
  const { name, kind, place } = placeOf(row);
  const left = toThousandths(item.currentQuantity + others);
  await notify(tx, item.userId, {
    kind: 'stock',
    title: `${name} está acabando`,
    body: leftover(left, unitLabel(row.unitType, kind, left)),
    place,
  });
}

/** What the other boxes of the product hold. A box that expires today in one zone still counts in another. */
async function quantityElsewhere(tx: Db, { id, userId, productId, unitType }: Watched): Promise<number> {
  const [sum] = await tx
    .select({ quantity: sql<number>`coalesce(sum(${inventoryItems.currentQuantity}), 0)::float8` })
    .from(inventoryItems)
    .where(
      and(
        eq(inventoryItems.userId, userId),
        eq(inventoryItems.productId, productId),
        eq(inventoryItems.unitType, unitType),
        ne(inventoryItems.id, id),
        isNull(inventoryItems.deletedAt),
        sql`coalesce(${inventoryItems.expiryDate} >= current_date, true)`,
      ),
    );
  return sum?.quantity ?? 0;
}

function leftover(quantity: number, unit: string): string {
  if (quantity === 0) return 'A caixa está vazia.';
  return `${quantity === 1 ? 'Resta' : 'Restam'} ${decimal(quantity)} ${unit}.`;
}
