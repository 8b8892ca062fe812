import type { Food } from '@leveza/contract/nutrition/foods.ts';
import type { Pick } from './picks.ts';

interface Ingredient {
  foodId: string | null;
  quantity: number;
  grams: number | null;
}

/** Ingredients as chosen foods; one whose food is gone from the list has to be chosen anew. */
export function picksOf(ingredients: readonly Ingredient[], foods: readonly Food[]): Pick[] {
  const known = new Map(foods.map((food) => [food.id, food]));
  return ingredients.flatMap(({ foodId, quantity, grams }) => {
    const food = foodId === null ? undefined : known.get(foodId);
    return food ? [{ key: food.id, food, quantity, grams, isTicked: true }] : [];
  });
}

/** Names of the ingredients whose food is gone from the list. */
export function lostOf(recipe: Food | null, foods: readonly Food[]): string[] {
  const known = new Set(foods.map(({ id }) => id));
  const ingredients = recipe?.recipe?.ingredients ?? [];
  return ingredients.filter(({ foodId }) => foodId === null || !known.has(foodId)).map(({ name }) => name);
}
