import type { Food } from '@leveza/contract/nutrition/foods.ts';
import type { Pick } from './picks.ts';

/** The ingredients of a recipe that is edited; one whose food is gone has to be chosen anew. */
export function picksOfRecipe(recipe: Food | null, foods: readonly Food[]): Pick[] {
  return (recipe?.recipe?.ingredients ?? []).flatMap(({ foodId, quantity, grams }) => {
    const food = foods.find(({ id }) => id === foodId);
    return food ? [{ key: food.id, food, quantity, grams, isTicked: true }] : [];
  });
}
