import type { Food, FoodInput } from '@leveza/contract/nutrition/foods.ts';
import type { Call } from '../../http/call.ts';
import { ownFoods } from './table.ts';
import { foodRows, insertIngredients, oneOwnReply } from './write-food.ts';

export async function addFood(call: Call, input: FoodInput): Promise<Food> {
  const { food, parts } = await foodRows(call, input);
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    const [row] = await tx
      .insert(ownFoods)
      .values({ ...food, userId: call.owner })
      .returning();
    await insertIngredients(inside, row!.id, parts);
    return oneOwnReply(inside, row!);
  });
}
