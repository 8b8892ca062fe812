import type { MealFoodsInput } from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { portionRows } from './portions.ts';
import { mealReply } from './reply.ts';
import { findMeal } from './store.ts';
import { mealFoods } from './table.ts';

/** No meal has more; a list without end would slow down its day. */
const MOST_FOODS = 60;

export async function addMealFood(call: Call, mealId: string, foods: MealFoodsInput) {
  const { db, owner: userId } = call;
  await findMeal(db, userId, mealId);
  const [held] = await db
    .select({
      count: sql<number>`(count(*) filter (where ${mealFoods.deletedAt} is null))::int`,
      last: sql<number>`coalesce(max(position), -1)::int`,
    })
    .from(mealFoods)
    .where(and(eq(mealFoods.userId, userId), eq(mealFoods.mealId, mealId)));
  if (held!.count + foods.length > MOST_FOODS) throw new Problem('meal-full');
  const portions = await portionRows(call, foods, held!.last + 1);
  const rows = await db
    .insert(mealFoods)
    .values(portions.map((portion) => ({ ...portion, userId, mealId })))
    .returning({ id: mealFoods.id });
  return { data: await mealReply(call, mealId), added: rows.map(({ id }) => id) };
}
