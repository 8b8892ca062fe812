import { dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { pageStatement } from '../../db/page-statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { itemReply } from './reply.ts';
import { shelfColumns } from './shared/shelf-rows.ts';
import { inventoryItems, stockMovements } from './table.ts';

const {
  userId: _owner,
  deletedAt: _deletedAt,
  lowStockToldAt: _lowStockToldAt,
  expiryToldFor: _expiryToldFor,
  ...shownColumns
} = shelfColumns;

const selectShelf = pageStatement(
  'inventory',
  { owner: 'uuid', since: 'instant' },
  { ...shownColumns, taken: sql<number | null>`taken.quantity` },
  [inventoryItems.createdAt, inventoryItems.id],
  {
    table: inventoryItems,
    where: ($) => and(eq(inventoryItems.userId, $.owner), isNull(inventoryItems.deletedAt)),
    describe: (db, $, row) =>
      db
        .select(row)
        .from(inventoryItems)
        .innerJoin(products, eq(products.id, inventoryItems.productId))
        .leftJoin(
          // Asked once for all boxes. A use that was taken back stands in the ledger at the moment of the use.
          sql`(select moved.item_id, -sum(moved.quantity)::float8 as quantity from ${stockMovements} moved
          where moved.user_id = ${$.owner} and moved.kind = 'use' and moved.happened_at >= ${$.since}::timestamptz
          group by moved.item_id) taken`,
          sql`taken.item_id = inventory_items.id`,
        ),
  },
);

export async function listInventory({ db, owner, zone, now }: Call, asked: { page: number; limit: number }) {
  const day = dayIn(zone, now);
  const { rows, total } = await selectShelf(db, { owner, since: instantAt(day, '00:00', zone) }, asked);
  const items = rows.map(({ taken, ...row }) => ({
    ...itemReply(row),
    ...(taken !== null && taken > 0 && { takenToday: { day, quantity: taken } }),
  }));
  return { rows: items, total };
}
