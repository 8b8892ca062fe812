import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { isOwnFood } from './own-foods.ts';
import { ownFoods } from './table.ts';
import { oneOwnReply } from './write-food.ts';

export async function restoreFood(call: Call, id: string): Promise<Food> {
  const restored = await call.db
    .update(ownFoods)
    .set({ deletedAt: null })
    .where(isOwnFood(call.owner, id))
    .returning();
  return oneOwnReply(call, ownRow(restored));
}
