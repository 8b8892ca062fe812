import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { mealReply } from './reply.ts';
import { findMeal, isOwnEntry } from './store.ts';
import { mealFoods } from './table.ts';

export async function restoreMealFood(
  call: Call,
  { id, entryId }: { id: string; entryId: string },
): Promise<Meal> {
  await findMeal(call.db, call.owner, id);
  ownRow(
    await call.db
      .update(mealFoods)
      .set({ deletedAt: null })
      .where(isOwnEntry(call.owner, id, entryId))
      .returning(),
  );
  return mealReply(call, id);
}
