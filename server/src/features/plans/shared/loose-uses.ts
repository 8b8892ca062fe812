import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, gte, isNull, lt, notExists, sql } from 'drizzle-orm';
import { type Question, statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { products } from '../../catalog/table.ts';
import { inventoryItems } from '../../inventory/table.ts';
import { clockOfUse, spanOfUses } from '../../usage/shared/clock-of-use.ts';
import {
  boxOfUse,
  ingredientsOfUse,
  nameOfUse,
  productOfUse,
  strengthOfUse,
  unitOfUse,
} from '../../usage/shared/source-of-use.ts';
import { uses } from '../../usage/table.ts';
import { planDoses } from '../table.ts';

const selectUses = statement(
  'loose-uses-of-days',
  { owner: 'uuid', since: 'instant', until: 'instant' },
  {
    recordId: uses.id,
    productId: products.id,
    isFromElsewhere: sql<boolean>`${uses.itemId} is null`,
    takenAt: uses.usedAt,
    usedClock: uses.usedClock,
    quantity: uses.quantity,
    notes: uses.notes,
    label: nameOfUse,
    ingredients: ingredientsOfUse,
    strength: strengthOfUse,
    unitType: unitOfUse,
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
          notExists(
            db
              .select({ one: sql`1` })
              .from(planDoses)
              .where(eq(planDoses.useId, uses.id)),
          ),
        ),
      )
      .orderBy(uses.usedAt, uses.id),
);

export type LooseUse = ReturnType<typeof withClock>;

/** Uses of these days that no plan has marked. One that it has belongs to the day of its dose. */
export function looseUsesQuestion<T>(
  { owner, zone }: Pick<Call, 'owner' | 'zone'>,
  days: { from: Day; to: Day },
  read: (found: LooseUse[]) => T,
): Question<T> {
  return selectUses.question({ owner, ...spanOfUses(days, zone) }, (rows) =>
    read(rows.map((row) => withClock(row, zone)).filter(({ day }) => day >= days.from && day <= days.to)),
  );
}

function withClock(row: Awaited<ReturnType<typeof selectUses>>[number], zone: string) {
  const { usedClock, ingredients, strength, ...use } = row;
  return {
    ...use,
    medicine: { name: use.label, ingredients, strength },
    ...clockOfUse({ usedAt: use.takenAt, usedClock }, zone),
  };
}
