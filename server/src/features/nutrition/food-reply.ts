import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { foodAllergy } from '@leveza/domain/nutrition/allergies.ts';
import { benefitsOf, isGlpFriendly } from '@leveza/domain/nutrition/food-figures.ts';
import { drinkMl, portionNutrients } from '@leveza/domain/nutrition/portion.ts';
import { eq } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import { profiles } from '../profile/table.ts';
import type { FoodMarks, MarksByFood } from './food-marks.ts';
import type { IngredientRow, OwnFoodRow } from './own-foods.ts';
import { type KnownFood, shippedFood, type ShippedFood } from './shipped-foods.ts';

const NO_MARKS: FoodMarks = { isFavourite: false, daysEaten: 0, lastEatenOn: null };
const ONE = { quantity: 1, grams: null };

/** What a food's figures say of it: shipped foods carry their words, those of others follow from the figures. */
export function wordsOf(food: KnownFood): { benefits: string[]; glpFriendly: boolean } {
  const shipped = shippedFood(food.code);
  if (shipped) return { benefits: [...shipped.benefits], glpFriendly: shipped.glpFriendly };
  return { benefits: benefitsOf(food), glpFriendly: isGlpFriendly(food) };
}

export function shippedReply(food: ShippedFood, marks: MarksByFood, allergies: string | null): Food {
  return {
    ...food,
    id: food.code,
    brand: null,
    ean: null,
    recipe: null,
    ...wordsOf(food),
    drinkMl: drinkMl(food, ONE),
    allergy: foodAllergy(food, allergies),
    ...(marks.get(food.code) ?? NO_MARKS),
  };
}

export function ownReply(
  row: OwnFoodRow,
  ingredients: readonly IngredientRow[],
  marks: MarksByFood,
  allergies: string | null,
): Food {
  const food = { ...row, code: null, ownFoodId: row.id };
  const parts = ingredients.filter(({ recipeId }) => recipeId === row.id);
  return {
    ...row,
    ...wordsOf(food),
    drinkMl: drinkMl(row, ONE),
    allergy: foodAllergy({ name: row.name, ingredients: parts.map(({ name }) => name).join(' ') }, allergies),
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

const selectAllergies = statement(
  'nutrition-allergies',
  { owner: 'uuid' },
  { allergies: profiles.allergies },
  (db, $, row) => db.select(row).from(profiles).where(eq(profiles.userId, $.owner)),
);

/** The allergies of the profile, which mark foods. */
export const allergiesQuestion = (owner: string) =>
  selectAllergies.question({ owner }, ([profile]) => profile?.allergies ?? null);
