import type { Meal, MealFood } from '@leveza/contract/nutrition/meals.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { addUp } from '@leveza/domain/nutrition/nutrients.ts';
import { drinkMl, portionNutrients } from '@leveza/domain/nutrition/portion.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { type AllergyOf, allergiesQuestion } from './food-allergies.ts';
import { wordsOf } from './food-reply.ts';
import { type EatenRow, type MealFoodRow, mealsByIdQuestion } from './store.ts';

/** The meals of these rows as they travel, in the order of the rows. */
export function mealReplies(rows: readonly EatenRow[], allergyOf: AllergyOf): Meal[] {
  return [...Map.groupBy(rows, ({ meal }) => meal!.id).values()].map((group) => {
    const { id, day, name, time } = group[0]!.meal!;
    const foods = group.flatMap(({ eaten }) => (eaten ? [mealFoodReply(eaten, allergyOf)] : []));
    return { id, day, name, time, foods, ...addUp(foods) };
  });
}

export function mealFoodReply(eaten: MealFoodRow, allergyOf: AllergyOf): MealFood {
  const { id, foodCode, ownFoodId, name, category, serving, servingGrams, quantity, grams, source } = eaten;
  return {
    id,
    foodId: foodCode ?? ownFoodId,
    name,
    category,
    serving,
    servingGrams,
    quantity,
    grams,
    source,
    ...wordsOf({ ...eaten, code: foodCode }),
    ...portionNutrients(eaten, eaten),
    drinkMl: drinkMl(eaten, eaten),
    allergy: allergyOf(eaten),
  };
}

/** These meals of the patient, also just deleted ones. */
export async function mealsReply({ db, owner }: Call, ids: readonly string[]): Promise<Meal[]> {
  const [rows, allergyOf] = await askInOne(db, mealsByIdQuestion(owner, ids), allergiesQuestion(owner));
  return mealReplies(rows, allergyOf);
}

export async function mealReply(call: Call, id: string): Promise<Meal> {
  const [meal] = await mealsReply(call, [id]);
  if (!meal) throw new Problem('not-found');
  return meal;
}
