import type { Meal, MealInput } from '@leveza/contract/nutrition/meals.ts';
import type { Call } from '../../http/call.ts';
import { recordedClock } from '../../http/recorded-at.ts';
import { portionRows } from './portions.ts';
import { mealReply } from './reply.ts';
import { mealFoods, meals } from './table.ts';

export async function addMeal(call: Call, { foods, name, day, time }: MealInput): Promise<Meal> {
  const { owner: userId } = call;
  const eatenAt = recordedClock({ day, time }, call);
  const portions = await portionRows(call, foods);
  return call.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(meals)
      .values({ userId, name, ...eatenAt })
      .returning();
    const mealId = row!.id;
    if (portions.length > 0) {
      await tx.insert(mealFoods).values(portions.map((portion) => ({ ...portion, userId, mealId })));
    }
    return mealReply({ ...call, db: tx }, mealId);
  });
}
