import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { foodAllergy } from '@leveza/domain/nutrition/allergies.ts';
import type { FoodCategory } from '@leveza/domain/nutrition/food-categories.ts';
import { type FoodIndex, searchFoods } from '@leveza/domain/nutrition/search.ts';

/** The foods that come with Leveza, in a file of their own: they are searched without a connection. */
export async function loadShippedFoods(): Promise<Food[]> {
  const { default: shipped } = await import('@leveza/domain/nutrition/data/foods.json');
  return shipped.foods
    .map(({ isVerified, category, ...food }) => ({
      ...food,
      category: category as FoodCategory,
      source: isVerified ? ('taco' as const) : ('leveza' as const),
      brand: null,
      drinkMl: null,
      ean: null,
      isFavourite: false,
      daysEaten: 0,
      lastEatenOn: null,
      allergy: null,
      recipe: null,
    }))
    .toSorted(
      (one, other) => Number(other.glpFriendly) - Number(one.glpFriendly) || other.protein - one.protein,
    );
}

/**
 * The patient's own foods, favourites and those eaten lately stand before the same shipped ones. The server marked the
 * first with the allergies of the profile as it then was, and knows what is in a recipe; this marks all with those of now.
 */
export function joinFoods(mine: readonly Food[], shipped: readonly Food[], allergies: string | null): Food[] {
  const known = new Set(mine.map(({ id }) => id));
  const others = shipped.filter(({ id }) => !known.has(id));
  return [...mine, ...others].map((food) => ({
    ...food,
    allergy: foodAllergy(food, allergies) ?? food.allergy,
  }));
}

const USUAL_BONUS = 0.3;
const isUsual = (food: Food) => food.isFavourite || food.daysEaten > 0;
const isOwn = ({ source }: Food) => source !== 'taco' && source !== 'leveza';

/** The patient's own and usual foods, then the offered ones in their order, then the others. */
function offeredFirst(foods: readonly Food[], offered: readonly string[]): readonly Food[] {
  const rest = offered.length;
  const placeOf = (food: Food) => {
    if (isUsual(food) || isOwn(food)) return -1;
    const place = food.allergy === null ? offered.indexOf(food.id) : -1;
    return place < 0 ? rest : place;
  };
  return foods.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Foods for what was typed, best first; without a text all of them, the patient's own and the offered ones first. */
export function findFoods(
  foods: readonly Food[],
  index: FoodIndex<Food>,
  text: string,
  category: FoodCategory | undefined,
  /** Codes of shipped foods that suit the day and the hour. */
  offered: readonly string[],
): readonly Food[] {
  const inCategory = (food: Food) => category === undefined || food.category === category;
  if (text.trim() === '') return offeredFirst(foods.filter(inCategory), offered);
  return searchFoods(index, text)
    .map(({ food, score }) => ({ food, score: score + (isUsual(food) ? USUAL_BONUS : 0) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ food }) => food)
    .filter(inCategory);
}
