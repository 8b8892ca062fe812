import { DRINK_WITHOUT_ML, type FoodInput } from '@leveza/contract/nutrition/foods.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { portionNutrients, recipeGrams, recipeNutrients } from '@leveza/domain/nutrition/portion.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { foodMarksQuestion } from './food-marks.ts';
import { allergiesQuestion } from './food-allergies.ts';
import { ownReply } from './food-reply.ts';
import { ingredientsQuestion, type OwnFoodRow } from './own-foods.ts';
import { portionRows } from './portions.ts';
import { recipeIngredients } from './table.ts';

/** The row of an own food and its ingredients; a recipe's figures are those of its ingredients. */
export async function foodRows(call: Call, input: FoodInput) {
  const { ingredients, servings, isFromOpenFoodFacts, servingGrams = null, ...food } = input;
  const parts = await portionRows(call, ingredients);
  const grams = servingGrams ?? recipeGrams(parts, servings);
  if (food.isDrink && grams === null) {
    throw new Problem('invalid-input', { fields: { servingGrams: DRINK_WITHOUT_ML } });
  }
  if (parts.length === 0) {
    const source = isFromOpenFoodFacts ? ('open-food-facts' as const) : ('own' as const);
    return { food: { ...food, servingGrams, source, recipeServings: null }, parts };
  }
  const figures = recipeNutrients(
    parts.map((part) => portionNutrients(part, part)),
    servings,
  );
  return {
    food: { ...food, ...figures, servingGrams: grams, source: 'recipe' as const, recipeServings: servings },
    parts,
  };
}

type Part = Awaited<ReturnType<typeof foodRows>>['parts'][number];

export async function insertIngredients({ db, owner }: Call, recipeId: string, parts: readonly Part[]) {
  if (parts.length === 0) return;
  await db.insert(recipeIngredients).values(parts.map((part) => ({ ...part, userId: owner, recipeId })));
}

/** One food of the patient's own as the list shows it. */
export async function oneOwnReply({ db, owner, zone, now }: Call, row: OwnFoodRow) {
  const [ingredients, marks, allergyOf] = await askInOne(
    db,
    ingredientsQuestion(owner),
    foodMarksQuestion(owner, dayIn(zone, now)),
    allergiesQuestion(owner),
  );
  return ownReply(row, ingredients, marks, allergyOf);
}
