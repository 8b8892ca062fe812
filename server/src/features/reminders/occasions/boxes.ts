import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { products } from '../../catalog/table.ts';
import { placedColumns, placeOf } from '../../inventory/shared/place-of.ts';
import { inventoryItems } from '../../inventory/table.ts';
import { later, occasionOf } from './occasion-of.ts';
import { morningBefore, type Span, written } from './span.ts';

/** News of the shelf stays true for days, until a weekly collection at the latest. */
const USEFUL_MS = 8 * DAY_MS;

const selectBoxes = statement(
  'reminded-boxes',
  { owner: 'uuid', since: 'instant', from: 'text', to: 'text' },
  {
    ...placedColumns,
    lowStockToldAt: inventoryItems.lowStockToldAt,
    expiryDate: inventoryItems.expiryDate,
    currentQuantity: inventoryItems.currentQuantity,
    isGone: sql<boolean>`not exists (select from ${inventoryItems} other
      where other.user_id = ${inventoryItems.userId} and other.product_id = ${inventoryItems.productId}
        and other.deleted_at is null and other.current_quantity > 0)`,
    daysBeforeExpiryAlert: inventoryItems.daysBeforeExpiryAlert,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          isNull(inventoryItems.deletedAt),
          or(
            gte(inventoryItems.lowStockToldAt, $.since),
            sql`${inventoryItems.expiryDate} - ${inventoryItems.daysBeforeExpiryAlert}
              between ${$.from}::date and ${$.to}::date`,
          ),
        ),
      ),
);

/** Boxes that run low or expire, from the moments at which the bell tells them. */
export function boxesQuestion({ owner, zone }: Call, { since, from, to }: Span): Question<Occasion[]> {
  return selectBoxes.question({ owner, since, from, to }, (rows) =>
    rows.flatMap(({ lowStockToldAt, expiryDate, currentQuantity, isGone, daysBeforeExpiryAlert, ...box }) => {
      const { name, place } = placeOf(box);
      const found: Occasion[] = [];
      if (lowStockToldAt && lowStockToldAt >= since) {
        found.push(
          occasionOf('low-stock', {
            what: `box:${box.id}:low`,
            at: lowStockToldAt,
            usefulUntil: later(lowStockToldAt, USEFUL_MS),
            place,
            detailed: isGone
              ? { title: `${name} acabou`, body: 'Não há mais nada em casa.' }
              : { title: `${name} está acabando`, body: 'Abra o Leveza para ver quanto resta.' },
          }),
        );
      }
      if (expiryDate && currentQuantity > 0) {
        const at = morningBefore(expiryDate, daysBeforeExpiryAlert, zone);
        found.push(
          occasionOf('expires-printed', {
            what: `box:${box.id}:printed`,
            at,
            usefulUntil: later(at, USEFUL_MS),
            place,
            detailed: { title: `${name} vence em breve`, body: `Validade: ${written(expiryDate)}.` },
          }),
        );
      }
      return found;
    }),
  );
}
