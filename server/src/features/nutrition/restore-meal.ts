import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { mealReply } from './reply.ts';
import { isOwnMeal } from './store.ts';
import { meals } from './table.ts';

export async function restoreMeal(call: Call, id: string): Promise<Meal> {
  const restored = await call.db
    .update(meals)
    .set({ deletedAt: null })
    .where(isOwnMeal(call.owner, id))
    .returning();
  return mealReply(call, ownRow(restored).id);
}
