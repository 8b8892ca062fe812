import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import { and, isNull } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { mealReply } from './reply.ts';
import { meals } from './table.ts';

export async function deleteMeal(call: Call, id: string): Promise<Meal> {
  const deleted = await call.db
    .update(meals)
    .set({ deletedAt: call.now })
    .where(and(isOwn(meals, call.owner, id), isNull(meals.deletedAt)))
    .returning();
  return mealReply(call, ownRow(deleted).id);
}
