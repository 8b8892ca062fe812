import { type HeldProduct, isTakenAlike } from '@leveza/domain/usage/stands-for.ts';
import type { Rhythm } from '@leveza/domain/usage/taken-again.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Question, statement } from '../../db/statement.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { ingredientsOfUse, nameOfUse, strengthOfUse } from './shared/source-of-use.ts';

/** Boxes on the shelf: those that say a frequency first, then those not empty, then open ones, then the newest. */
const selectBoxes = statement(
  'boxes-by-rhythm',
  { owner: 'uuid' },
  {
    id: inventoryItems.id,
    productId: inventoryItems.productId,
    unitType: inventoryItems.unitType,
    frequencyTimes: inventoryItems.frequencyTimes,
    frequencyPer: inventoryItems.frequencyPer,
    unitsPerDose: inventoryItems.unitsPerDose,
    name: nameOfUse,
    ingredients: ingredientsOfUse,
    strength: strengthOfUse,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(inventoryItems)
      .innerJoin(products, eq(products.id, inventoryItems.productId))
      .where(and(eq(inventoryItems.userId, $.owner), isNull(inventoryItems.deletedAt)))
      .orderBy(
        sql`${inventoryItems.frequencyPer} is null, ${inventoryItems.currentQuantity} = 0,
          ${inventoryItems.openedDate} is null, ${inventoryItems.createdAt} desc, ${inventoryItems.id}`,
      ),
);

interface RhythmAtHome {
  /** The box that says it. */
  itemId: string | null;
  rhythm: Rhythm;
}

const NONE: RhythmAtHome = {
  itemId: null,
  rhythm: { frequencyTimes: null, frequencyPer: null, unitsPerDose: 1 },
};

/** How a medicine is taken by the boxes at home; one of the product itself is surer than one of the medicine. */
export const rhythmAtHome = (owner: string): Question<(taken: HeldProduct) => RhythmAtHome> =>
  selectBoxes.question({ owner }, (boxes) => (taken) => {
    const ofMedicine = boxes.filter((each) =>
      isTakenAlike(taken, { ...each, medicine: each, isFromElsewhere: false }),
    );
    const box = ofMedicine.find((each) => each.productId === taken.productId) ?? ofMedicine[0];
    return box ? { itemId: box.id, rhythm: box } : NONE;
  });
