import type { Report } from '@leveza/contract/reports/reports.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { products } from '../../catalog/table.ts';
import { placedColumns, placeOf } from '../../inventory/shared/place-of.ts';
import { inventoryItems } from '../../inventory/table.ts';

type MedicineLine = NonNullable<Report['medicines']>['list'][number];

const MOST_BOXES = 200;

const selectBoxes = statement(
  'report-medicines',
  { owner: 'uuid' },
  { ...placedColumns, dosage: inventoryItems.dailyDose },
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(
        and(
          eq(inventoryItems.userId, $.owner),
          isNull(inventoryItems.deletedAt),
          gt(inventoryItems.currentQuantity, sql`0`),
        ),
      )
      .orderBy(sql`coalesce(${inventoryItems.customName}, ${products.name})`, inventoryItems.createdAt)
      .limit(MOST_BOXES),
);

/** Medicines and supplements at home, medicines first, each once. */
export function medicineLinesQuestion(owner: string): Question<MedicineLine[]> {
  return selectBoxes.question({ owner }, (rows) => {
    const lines = rows.map((row) => {
      const { name, kind } = placeOf(row);
      return { name, kind, dosage: row.dosage };
    });
    const once = new Map(lines.map((line) => [`${line.kind}:${line.name}`, line]));
    return [...once.values()].toSorted((a, b) => (a.kind === b.kind ? 0 : a.kind === 'medication' ? -1 : 1));
  });
}
