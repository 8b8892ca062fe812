import type { Portion } from '@leveza/contract/nutrition/fields.ts';
import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { ownKeptRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { amountOf } from './portions.ts';
import { mealReply } from './reply.ts';
import { findMeal, isOwnEntry } from './store.ts';
import { mealFoods } from './table.ts';

interface Entry {
  id: string;
  entryId: string;
}

export async function changeMealFood(call: Call, { id, entryId }: Entry, portion: Portion): Promise<Meal> {
  const { db, owner } = call;
  await findMeal(db, owner, id);
  const eaten = ownKeptRow(
    await db
      .select()
      .from(mealFoods)
      .where(isOwnEntry(owner, id, entryId)),
  );
  await db
    .update(mealFoods)
    .set(amountOf(eaten, portion))
    .where(isOwnEntry(owner, id, entryId));
  return mealReply(call, id);
}
