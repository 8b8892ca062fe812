import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { and, isNull } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { isOwnFood } from './own-foods.ts';
import { ownFoods } from './table.ts';
import { oneOwnReply } from './write-food.ts';

export async function deleteFood(call: Call, id: string): Promise<Food> {
  const deleted = await call.db
    .update(ownFoods)
    .set({ deletedAt: call.now })
    .where(and(isOwnFood(call.owner, id), isNull(ownFoods.deletedAt)))
    .returning();
  return oneOwnReply(call, ownRow(deleted));
}
