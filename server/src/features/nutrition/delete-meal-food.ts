import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { and, isNull } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { mealReply } from './reply.ts';
import { findMeal, isOwnEntry } from './store.ts';
import { mealFoods } from './table.ts';

export async function deleteMealFood(
  call: Call,
  { id, entryId }: { id: string; entryId: string },
): Promise<Meal> {
  await findMeal(call.db, call.owner, id);
  ownRow(
    await call.db
      .update(mealFoods)
      .set({ deletedAt: call.now })
      .where(and(isOwnEntry(call.owner, id, entryId), isNull(mealFoods.deletedAt)))
      .returning(),
  );
  return mealReply(call, id);
}
