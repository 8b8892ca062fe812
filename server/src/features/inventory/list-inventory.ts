import { and, eq, isNull } from 'drizzle-orm';
import { pageStatement } from '../../db/page-statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { itemReply } from './reply.ts';
import { shelfColumns } from './shared/shelf-rows.ts';
import { inventoryItems } from './table.ts';

const {
  userId: _owner,
  deletedAt: _deletedAt,
  lowStockToldAt: _lowStockToldAt,
  expiryToldFor: _expiryToldFor,
  ...shownColumns
} = shelfColumns;

const selectShelf = pageStatement(
  'inventory',
  { owner: 'uuid' },
  shownColumns,
  [inventoryItems.createdAt, inventoryItems.id],
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(and(eq(inventoryItems.userId, $.owner), isNull(inventoryItems.deletedAt))),
);

export async function listInventory({ db, owner }: Call, asked: { page: number; limit: number }) {
  const { rows, total } = await selectShelf(db, { owner }, asked);
  return { rows: rows.map(itemReply), total };
}
