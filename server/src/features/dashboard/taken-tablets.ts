import { isOnceADay } from '@leveza/domain/usage/once-a-day.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Question, statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { clockOfUse, spanOfUses } from '../usage/shared/clock-of-use.ts';
import { boxOfUse, productOfUse, unitOfUse } from '../usage/shared/source-of-use.ts';
import { uses } from '../usage/table.ts';

const selectTaken = statement(
  'tablets-taken',
  { owner: 'uuid', since: 'instant', until: 'instant' },
  {
    name: sql<string>`coalesce(${inventoryItems.customName}, ${products.name})`,
    ingredients: sql<string>`concat_ws(' ', ${products.name}, ${products.brand}, ${products.activeIngredient})`,
    form: unitOfUse,
    usedAt: uses.usedAt,
    usedClock: uses.usedClock,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(uses)
      .leftJoin(inventoryItems, boxOfUse)
      .innerJoin(products, productOfUse)
      .where(
        and(
          eq(uses.userId, $.owner),
          isNull(uses.deletedAt),
          gte(uses.usedAt, $.since),
          lt(uses.usedAt, $.until),
          // An injection kept as a box is no tablet.
          inArray(unitOfUse, ['tablets', 'capsules']),
        ),
      ),
);

interface Taken {
  name: string;
  ingredients: string;
  takenAt: Date;
}

interface TakenTablets {
  /** Those that may ask to wait. */
  tablets: Taken[];
  /** The moments of today's GLP-1 tablets, of whichever box and strength. */
  onceADay: Date[];
}

/** Tablets and capsules of today and of the hours before it, out of a box or elsewhere. */
export function takenTabletsQuestion({ owner, zone, now }: Call): Question<TakenTablets> {
  const today = dayIn(zone, now);
  return selectTaken.question({ owner, ...spanOfUses({ from: today, to: today }, zone) }, (rows) => ({
    tablets: rows.filter(({ form }) => form === 'tablets').map((row) => ({ ...row, takenAt: row.usedAt })),
    onceADay: rows
      .filter((row) => isOnceADay(row, row.form) && clockOfUse(row, zone).day === today)
      .map(({ usedAt }) => usedAt),
  }));
}
