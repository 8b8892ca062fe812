import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Places } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { itemReply } from './reply.ts';
import { shelfColumns } from './shared/shelf-rows.ts';
import { inventoryItems } from './table.ts';

const isOnShelf = ($: Places<'owner'>) =>
  and(eq(inventoryItems.userId, $.owner), isNull(inventoryItems.deletedAt));

const selectPage = statement(
  'inventory-page',
  { limit: 'int', offset: 'int', owner: 'uuid' },
  shelfColumns,
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(isOnShelf($))
      .orderBy(desc(inventoryItems.createdAt), desc(inventoryItems.id))
      .limit($.limit)
      .offset($.offset),
);

const countShelf = statement(
  'inventory-count',
  { owner: 'uuid' },
  { total: sql<number>`count(*)::int` },
  (db, $, row) => db.select(row).from(inventoryItems).where(isOnShelf($)),
);

/**
 * Asked by every screen of the pharmacy: written once as a statement, it takes half the time that `pageOf` takes, whose
 * query Drizzle writes anew at each call.
 */
export async function listInventory({ db, owner }: Call, { page, limit }: { page: number; limit: number }) {
  const rows = await selectPage(db, { owner, limit, offset: (page - 1) * limit });
  const [counted] = await countShelf(db, { owner });
  return { rows: rows.map(itemReply), total: counted!.total };
}
