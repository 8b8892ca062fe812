import { and, eq, isNull } from 'drizzle-orm';
import { pageOf } from '../../db/page-of.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { itemReply } from './reply.ts';
import { shelfColumns } from './shared/shelf-rows.ts';
import { inventoryItems } from './table.ts';

export async function listInventory({ db, owner }: Call, { page, limit }: { page: number; limit: number }) {
  const onShelf = db
    .select(shelfColumns)
    .from(inventoryItems)
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(and(eq(inventoryItems.userId, owner), isNull(inventoryItems.deletedAt)));
  const newest = [inventoryItems.createdAt, inventoryItems.id];
  const { rows, total } = await pageOf(db, onShelf, { page, limit, newest });
  return { rows: rows.map(itemReply), total };
}
