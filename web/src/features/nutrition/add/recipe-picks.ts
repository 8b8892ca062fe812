import type { Food } from '@leveza/contract/nutrition/foods.ts';
import type { Pick } from './picks.ts';

interface RecipePicks {
  picks: Pick[];
  /** Ingredients whose food is gone from the list. */
  lost: string[];
}

/** The ingredients of a recipe that is edited; one whose food is gone has to be chosen anew. */
export function picksOfRecipe(recipe: Food | null, foods: readonly Food[]): RecipePicks {
  const known = new Map(foods.map((food) => [food.id, food]));
  const ingredients = recipe?.recipe?.ingredients ?? [];
  return {
    picks: ingredients.flatMap(({ foodId, quantity, grams }) => {
      const food = foodId === null ? undefined : known.get(foodId);
      return food ? [{ key: food.id, food, quantity, grams, isTicked: true }] : [];
    }),
    lost: ingredients.filter(({ foodId }) => foodId === null || !known.has(foodId)).map(({ name }) => name),
  };
}
