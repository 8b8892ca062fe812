import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { productKey } from '@leveza/domain/inventory/boxes.ts';
import type { PacedBox } from '@leveza/domain/inventory/pace.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { placedColumns } from '../inventory/shared/place-of.ts';
import { inventoryItems } from '../inventory/table.ts';
import { uses } from '../usage/table.ts';

/** A used-up product is shown for so long: a product in use is bought again by then. */
const USED_UP_DAYS = 30;

const selectAtHand = statement(
  'inventory-at-hand',
  { owner: 'uuid', since: 'instant' },
  {
    ...placedColumns,
    productId: inventoryItems.productId,
    unitType: inventoryItems.unitType,
    quantity: inventoryItems.currentQuantity,
    boxQuantity: inventoryItems.boxQuantity,
    unitsPerDose: inventoryItems.unitsPerDose,
    frequencyTimes: inventoryItems.frequencyTimes,
    frequencyPer: inventoryItems.frequencyPer,
    lowStockThreshold: inventoryItems.lowStockThreshold,
    expiryDate: inventoryItems.expiryDate,
    daysBeforeExpiryAlert: inventoryItems.daysBeforeExpiryAlert,
    paced: sql<PacedBox | null>`paced.box`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .leftJoin(
        // As the bell and the shelf go by it: a box used up long ago counts until it is deleted.
        sql`(select distinct on (said.product_id, said.unit_type) said.product_id, said.unit_type,
            json_build_object('frequencyTimes', said.frequency_times, 'frequencyPer', said.frequency_per,
              'unitsPerDose', said.units_per_dose) as box
          from ${inventoryItems} said where said.user_id = ${$.owner} and said.deleted_at is null
            and said.frequency_times > 0 and said.frequency_per <> 'as-needed'
          order by said.product_id, said.unit_type, said.created_at desc, said.id desc) paced`,
        sql`${inventoryItems.frequencyPer} is null and paced.product_id = ${inventoryItems.productId}
          and paced.unit_type = ${inventoryItems.unitType}`,
      )
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          isNull(inventoryItems.deletedAt),
          sql`(${inventoryItems.currentQuantity} > 0 or ${inventoryItems.id} = any(array(
          select ${uses.itemId} from ${uses}
          where ${uses.userId} = ${$.owner} and ${uses.deletedAt} is null and ${uses.usedAt} > ${$.since})))`,
        ),
      )
      .orderBy(desc(inventoryItems.createdAt), desc(inventoryItems.id)),
);

type Row = Awaited<ReturnType<typeof selectAtHand>>[number];
/** With the key that boxes of one product share. */
export type BoxAtHand = Row & { product: string };

/** Boxes that hold something, and those used up lately, newest first. */
export function boxesAtHandQuestion({ owner, now }: Call): Question<BoxAtHand[]> {
  const since = new Date(now.getTime() - USED_UP_DAYS * DAY_MS);
  return selectAtHand.question({ owner, since }, (rows) =>
    rows.map((row) => ({ ...row, product: productKey({ ...row, name: row.customName ?? row.productName }) })),
  );
}
