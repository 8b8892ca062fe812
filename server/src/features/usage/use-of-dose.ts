import { rowsOfDay } from '@leveza/domain/dashboard/rows-of-day.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { standsForBox } from '@leveza/domain/usage/stands-for.ts';
import type { UseInput } from '@leveza/contract/usage.ts';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import type { ShelfRow } from '../inventory/shared/shelf-rows.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { holdTakings } from './hold-takings.ts';
import { clockOfUse, spanOfUses } from './shared/clock-of-use.ts';
import { medicineOf } from './medicine-of.ts';
import {
  boxOfUse,
  ingredientsOfUse,
  productOfUse,
  strengthOfUse,
  unitOfUse,
} from './shared/source-of-use.ts';
import { uses } from './table.ts';

const selectUses = statement(
  'uses-to-stand-for-a-dose',
  { owner: 'uuid', productId: 'uuid', since: 'instant', until: 'instant' },
  {
    id: uses.id,
    usedAt: uses.usedAt,
    usedClock: uses.usedClock,
    createdAt: uses.createdAt,
    deletedAt: uses.deletedAt,
    itemId: uses.itemId,
    customName: inventoryItems.customName,
    frequencyPer: inventoryItems.frequencyPer,
    unitType: unitOfUse,
    productId: products.id,
    name: products.name,
    ingredients: ingredientsOfUse,
    strength: strengthOfUse,
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
          sql`(${products.id} = ${$.productId} or ${uses.itemId} is null)`,
          gte(uses.usedAt, $.since),
          lt(uses.usedAt, $.until),
        ),
      ),
);

type Dose = NonNullable<UseInput['doseOfDay']>;

/**
 * The use that stands for this dose of the day already, as the list of today counts them. Takings are held from here
 * on, so that of two taps on two devices the second finds the first, whichever box of the medicine each was for.
 */
export async function useOfDose(
  { db: tx, owner, zone }: Call,
  box: ShelfRow,
  { number, of, usedAt }: Dose & { usedAt: Date },
): Promise<string | null> {
  await holdTakings(tx, owner);
  const day = dayIn(zone, usedAt);
  const { productId, unitType, productName } = box;
  const nameOf = (customName: string | null) => nameWithoutBox(customName ?? productName);
  const name = nameOf(box.customName);
  const held = medicineOf(box);
  const found = await selectUses(tx, { owner, productId, ...spanOfUses({ from: day, to: day }, zone) });
  const isOfBox = (use: (typeof found)[number]) => {
    if (use.itemId === null) {
      const isOfProduct = use.productId === productId || use.name.toLowerCase() === name.toLowerCase();
      return (isOfProduct && use.unitType === unitType) || standsForBox({ ...use, medicine: use }, held);
    }
    if (use.unitType !== unitType) return false;
    // A box taken weekly or as needed has no row there; one the patient named otherwise may be taken otherwise.
    return use.frequencyPer === 'day' || (use.frequencyPer === null && nameOf(use.customName) === name);
  };
  const ofDay = found.filter((use) => clockOfUse(use, zone).day === day && isOfBox(use));
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
