import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { mealReply } from './reply.ts';
import { meals } from './table.ts';

export async function restoreMeal(call: Call, id: string): Promise<Meal> {
  const restored = await call.db
    .update(meals)
    .set({ deletedAt: null })
    .where(isOwn(meals, call.owner, id))
    .returning();
  return mealReply(call, ownRow(restored).id);
}
