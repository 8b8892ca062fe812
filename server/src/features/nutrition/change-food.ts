import type { Food, FoodInput } from '@leveza/contract/nutrition/foods.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { isOwnFood, knownFood } from './own-foods.ts';
import { snapshotOf } from './portions.ts';
import { mealFoods, ownFoods, recipeIngredients } from './table.ts';
import { foodRows, insertIngredients, oneOwnReply } from './write-food.ts';

/** Meals keep the figures they were recorded with, unless the patient corrects the past as well. */
export async function changeFood(
  call: Call,
  id: string,
  { alsoPast, ...input }: FoodInput & { alsoPast: boolean },
): Promise<Food> {
  if (input.ingredients.some(({ foodId }) => foodId === id)) throw new Problem('invalid-input', ITSELF);
  const { food, parts } = await foodRows(call, input);
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    const row = ownRow(
      await tx
        .update(ownFoods)
        .set(food)
        .where(and(isOwnFood(call.owner, id), isNull(ownFoods.deletedAt)))
        .returning(),
    );
    await tx.delete(recipeIngredients).where(eq(recipeIngredients.recipeId, row.id));
    await insertIngredients(inside, row.id, parts);
    if (alsoPast) await correctPast(inside, row);
    return oneOwnReply(inside, row);
  });
}

const ITSELF = { fields: { ingredients: 'Uma receita não pode ter a si mesma entre os ingredientes.' } };

/** Grams stay as they were entered; their servings follow the new weight of one. */
async function correctPast({ db, owner }: Call, row: typeof ownFoods.$inferSelect): Promise<void> {
  const weighed = sql`case when grams is null or ${row.servingGrams}::numeric is null then quantity
    else round(grams / ${row.servingGrams}::numeric, 4) end`;
  await db
    .update(mealFoods)
    .set({ ...snapshotOf(knownFood(row)), quantity: weighed })
    .where(and(eq(mealFoods.userId, owner), eq(mealFoods.ownFoodId, row.id)));
}
