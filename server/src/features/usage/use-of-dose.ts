import { rowsOfDay } from '@leveza/domain/dashboard/rows-of-day.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { UseInput } from '@leveza/contract/usage.ts';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { lockItem } from '../inventory/shared/ledger.ts';
import type { ShelfRow } from '../inventory/shared/shelf-rows.ts';
import { inventoryItems } from '../inventory/table.ts';
import { clockOfUse, spanOfUses } from './shared/clock-of-use.ts';
import { boxOfUse, isTypedAs, unitOfUse } from './shared/source-of-use.ts';
import { uses } from './table.ts';

const selectUses = statement(
  'uses-of-product',
  {
    owner: 'uuid',
    productId: 'uuid',
    name: 'text',
    unitType: 'text',
    since: 'instant',
    until: 'instant',
  },
  {
    id: uses.id,
    usedAt: uses.usedAt,
    usedClock: uses.usedClock,
    createdAt: uses.createdAt,
    deletedAt: uses.deletedAt,
    itemId: uses.itemId,
    customName: inventoryItems.customName,
    frequencyPer: inventoryItems.frequencyPer,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(uses)
      .leftJoin(inventoryItems, boxOfUse)
      .where(
        and(
          eq(uses.userId, $.owner),
          sql`(coalesce(${inventoryItems.productId}, ${uses.productId}) = ${$.productId} or ${isTypedAs(sql`${$.name}::text`)})`,
          sql`${unitOfUse} = ${$.unitType}`,
          gte(uses.usedAt, $.since),
          lt(uses.usedAt, $.until),
        ),
      ),
);

type Dose = NonNullable<UseInput['doseOfDay']>;

/**
 * The use that stands for this dose of the day already, as the list of today counts them. The box is held from here on, so
 * that of two taps on two devices the second finds the first.
 */
export async function useOfDose(
  { db: tx, owner, zone }: Call,
  box: ShelfRow,
  { number, of, usedAt }: Dose & { usedAt: Date },
): Promise<string | null> {
  await lockItem(tx, owner, box.id);
  const day = dayIn(zone, usedAt);
  const { productId, unitType, productName } = box;
  const nameOf = (customName: string | null) => nameWithoutBox(customName ?? productName);
  const found = await selectUses(tx, {
    owner,
    productId,
    name: nameOf(box.customName),
    unitType,
    ...spanOfUses({ from: day, to: day }, zone),
  });
  const ofDay = found.filter(
    (use) =>
      clockOfUse(use, zone).day === day &&
      // One from elsewhere is of the product itself. A box taken weekly or as needed has no row there; one the patient named otherwise may be taken otherwise.
      (use.itemId === null ||
        use.frequencyPer === 'day' ||
        (use.frequencyPer === null && nameOf(use.customName) === nameOf(box.customName))),
  );
  const ticked = rowsOfDay(
    ofDay.map(({ id, usedAt: at, createdAt: recordedAt, deletedAt: undoneAt }) => ({
      id,
      at,
      recordedAt,
      undoneAt,
    })),
    of,
  );
  return ticked.get(number - 1)?.id ?? null;
}
