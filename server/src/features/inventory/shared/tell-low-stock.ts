import { isLowStock } from '@leveza/domain/inventory/stock.ts';
import { unitLabel } from '@leveza/domain/inventory/units.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { notify } from '../../notifications/shared/notify.ts';
import { placeOf } from './place-of.ts';
import type { ShelfRow } from './shelf-rows.ts';
import { findItem } from './shelf-rows.ts';
import { inventoryItems } from '../table.ts';

type Watched = Pick<ShelfRow, 'id' | 'userId' | 'currentQuantity' | 'lowStockThreshold' | 'lowStockToldAt'>;

/** Tells once that a box runs low; a box filled above its threshold may be announced again. */
export async function tellLowStock(tx: Db, item: Watched): Promise<void> {
  const isLow = isLowStock(item.currentQuantity, item.lowStockThreshold);
  if (isLow === (item.lowStockToldAt !== null)) return;
  await tx
    .update(inventoryItems)
    .set({ lowStockToldAt: isLow ? sql`now()` : null })
    .where(eq(inventoryItems.id, item.id));
  if (!isLow) return;
  const row = await findItem(tx, item.userId, item.id, { isDeleted: true });
  const { name, kind, place } = placeOf(row);
  await notify(tx, item.userId, {
    kind: 'stock',
    title: `${name} está acabando`,
    body: leftover(item.currentQuantity, unitLabel(row.unitType, kind, item.currentQuantity)),
    place,
  });
}

function leftover(quantity: number, unit: string): string {
  if (quantity === 0) return 'A caixa está vazia.';
  const written = quantity.toLocaleString('pt-BR', { maximumFractionDigits: 3 });
  return `${quantity === 1 ? 'Resta' : 'Restam'} ${written} ${unit}.`;
}
