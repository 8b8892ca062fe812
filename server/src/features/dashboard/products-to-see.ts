import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { boxesToSee } from '@leveza/domain/dashboard/boxes-to-see.ts';
import { nameWithoutBox, productKey } from '@leveza/domain/inventory/boxes.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { placeOf } from '../inventory/shared/place-of.ts';
import { shelfColumns } from '../inventory/shared/shelf-rows.ts';
import { inventoryItems } from '../inventory/table.ts';
import { uses } from '../usage/table.ts';

/** A used-up product is shown for so long: a product in use is bought again by then. */
const USED_UP_DAYS = 30;

const selectAtHand = statement(
  'inventory-at-hand',
  { owner: 'uuid', since: 'instant' },
  shelfColumns,
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          isNull(inventoryItems.deletedAt),
          eq(inventoryItems.isActive, true),
          sql`(${inventoryItems.currentQuantity} > 0 or ${inventoryItems.id} in (
          select ${uses.itemId} from ${uses}
          where ${uses.userId} = ${$.owner} and ${uses.deletedAt} is null and ${uses.usedAt} > ${$.since}))`,
        ),
      )
      .orderBy(desc(inventoryItems.createdAt), desc(inventoryItems.id)),
);

/** Products that expired, ran out, run low or expire soon by the patient's own thresholds, the most pressing first. */
export async function productsToSee({ db, owner, zone, now }: Call) {
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
  return boxesToSee(boxes, dayIn(zone, now));
}

export type ProductsToSee = Awaited<ReturnType<typeof productsToSee>>;
