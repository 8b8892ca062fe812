import type { Report } from '@leveza/contract/reports/reports.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { placedColumns, placeOf } from '../../inventory/shared/place-of.ts';
import { inventoryItems } from '../../inventory/table.ts';
import { uses } from '../../usage/table.ts';

export type MedicineLine = NonNullable<Report['medicines']>['list'][number];

const MOST_BOXES = 200;

/** A medicine used up this lately is still taken: its next box is not bought or not written down yet. */
const TAKEN_LATELY_DAYS = 60;

const selectBoxes = statement(
  'report-medicines',
  { owner: 'uuid', today: 'text' },
  { ...placedColumns, productId: inventoryItems.productId, dosage: inventoryItems.dailyDose },
  (db, $, row) => {
    const isTakenLately = sql`exists (select from ${uses} used where used.item_id = inventory_items.id
      and used.deleted_at is null
      and used.used_at > ${$.today}::date - ${sql.raw(String(TAKEN_LATELY_DAYS))})`;
    return db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          isNull(inventoryItems.deletedAt),
          sql`(${inventoryItems.currentQuantity} > 0 or ${isTakenLately})`,
        ),
      )
      .orderBy(sql`coalesce(${inventoryItems.customName}, ${products.name})`, inventoryItems.createdAt)
      .limit(MOST_BOXES);
  },
);

/** Medicines and supplements at home or used up lately. */
export function boxLinesQuestion(
  owner: string,
  today: string,
): Question<(MedicineLine & { productId: string })[]> {
  return selectBoxes.question({ owner, today }, (rows) =>
    rows.map((row) => {
      const { name, kind } = placeOf(row);
      return { name: nameWithoutBox(name), kind, dosage: row.dosage, productId: row.productId };
    }),
  );
}

/** Each name once, with the first dosage that is said of it, medicines first. */
export function onceEach(lines: readonly MedicineLine[]): MedicineLine[] {
  const once = new Map<string, MedicineLine>();
  for (const { name, kind, dosage } of lines) {
    const key = `${kind}:${searchText(name)}`;
    const known = once.get(key);
    once.set(key, { name: known?.name ?? name, kind, dosage: known?.dosage ?? dosage });
  }
  return [...once.values()].toSorted((a, b) => (a.kind === b.kind ? 0 : a.kind === 'medication' ? -1 : 1));
}
