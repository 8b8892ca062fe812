import type { MealFoodsInput } from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { portionRows } from './portions.ts';
import { mealReply } from './reply.ts';
import { lockMeal } from './store.ts';
import { mealFoods } from './table.ts';

/** No meal has more; a list without end would slow down its day. */
const MOST_FOODS = 60;

export async function addMealFood(call: Call, mealId: string, foods: MealFoodsInput) {
  return call.db.transaction(async (tx) => {
    const { owner: userId } = call;
    await lockMeal(tx, userId, mealId);
    const [held] = await tx
      .select({
        count: sql<number>`(count(*) filter (where ${mealFoods.deletedAt} is null))::int`,
        last: sql<number>`coalesce(max(position), -1)::int`,
      })
      .from(mealFoods)
      .where(and(eq(mealFoods.userId, userId), eq(mealFoods.mealId, mealId)));
    if (held!.count + foods.length > MOST_FOODS) throw new Problem('meal-full');
    const inside = { ...call, db: tx };
    const portions = await portionRows(inside, foods, held!.last + 1);
    const rows = await tx
      .insert(mealFoods)
      .values(portions.map((portion) => ({ ...portion, userId, mealId })))
      .returning({ id: mealFoods.id });
    return { data: await mealReply(inside, mealId), added: rows.map(({ id }) => id) };
  });
}
