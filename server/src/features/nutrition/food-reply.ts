import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { benefitsOf, isGlpFriendly } from '@leveza/domain/nutrition/food-figures.ts';
import { drinkMl, portionNutrients } from '@leveza/domain/nutrition/portion.ts';
import type { AllergyOf } from './food-allergies.ts';
import type { FoodMarks, MarksByFood } from './food-marks.ts';
import type { IngredientRow, OwnFoodRow } from './own-foods.ts';
import { type KnownFood, shippedFood, type ShippedFood } from './shipped-foods.ts';

const NO_MARKS: FoodMarks = { isFavourite: false, daysEaten: 0, lastEatenOn: null };
const ONE = { quantity: 1, grams: null };

/** The words of a food's figures: shipped foods carry theirs, those of others follow from the figures. */
export function wordsOf(food: KnownFood): { benefits: string[]; glpFriendly: boolean } {
  const shipped = shippedFood(food.code);
  if (shipped) return { benefits: [...shipped.benefits], glpFriendly: shipped.glpFriendly };
  return { benefits: benefitsOf(food), glpFriendly: isGlpFriendly(food) };
}

export function shippedReply(food: ShippedFood, marks: MarksByFood, allergyOf: AllergyOf): Food {
  return {
    ...food,
    id: food.code,
    brand: null,
    ean: null,
    recipe: null,
    ...wordsOf(food),
    drinkMl: drinkMl(food, ONE),
    allergy: allergyOf(food),
    ...(marks.get(food.code) ?? NO_MARKS),
  };
}

export function ownReply(
  row: OwnFoodRow,
  ingredients: readonly IngredientRow[],
  marks: MarksByFood,
  allergyOf: AllergyOf,
): Food {
  const food = { ...row, code: null, ownFoodId: row.id };
  const parts = ingredients.filter(({ recipeId }) => recipeId === row.id);
  return {
    ...row,
    ...wordsOf(food),
    drinkMl: drinkMl(row, ONE),
    allergy: allergyOf(food),
    recipe:
      row.recipeServings === null
        ? null
        : { servings: row.recipeServings, ingredients: parts.map(partReply) },
    ...(marks.get(row.id) ?? NO_MARKS),
  };
}

function partReply(part: IngredientRow) {
  return {
    ...portionNutrients(part, part),
    foodId: part.foodCode ?? part.ownFoodId,
    name: part.name,
    quantity: part.quantity,
    grams: part.grams,
  };
}
