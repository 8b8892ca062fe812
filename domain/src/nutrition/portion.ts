import { type Nutrients, nutrientsOf } from './nutrients.ts';

/** How much of a food: servings, or grams instead of them. */
export interface Portion {
  quantity: number;
  grams: number | null;
}

interface Served {
  servingGrams: number | null;
}

/** Whether grams say how much it is: a food without the weight of its serving is counted in servings. */
export const canBeWeighed = ({ servingGrams }: Served): boolean => servingGrams !== null && servingGrams > 0;

/** The servings of a portion. */
export function servingsOf({ servingGrams }: Served, { quantity, grams }: Portion): number {
  return grams !== null && servingGrams ? grams / servingGrams : quantity;
}

const inTenths = (value: number) => Math.round(value * 10) / 10;

/** The nutrients of a portion, each in tenths; unknown stays unknown. */
export function portionNutrients(food: Nutrients & Served, portion: Portion): Nutrients {
  const servings = servingsOf(food, portion);
  return nutrientsOf((nutrient) => {
    const perServing = food[nutrient];
    return perServing === null ? null : inTenths(perServing * servings);
  });
}

/** Millilitres that count as liquid; null for what is not drunk. */
export function drinkMl(food: Served & { isDrink: boolean }, portion: Portion): number | null {
  if (!food.isDrink || food.servingGrams === null) return null;
  return Math.round(food.servingGrams * servingsOf(food, portion));
}

/** One serving of a recipe. One ingredient with an unknown figure leaves that of the recipe unknown. */
export function recipeNutrients(ingredients: readonly Nutrients[], servings: number): Nutrients {
  return nutrientsOf((nutrient) => {
    const values = ingredients.map((ingredient) => ingredient[nutrient]);
    if (values.length === 0 || values.includes(null)) return null;
    return inTenths(values.reduce<number>((sum, value) => sum + value!, 0) / servings);
  });
}

/** The grams of one serving of a recipe; null where an ingredient has no weight. */
export function recipeGrams(ingredients: readonly (Served & Portion)[], servings: number): number | null {
  const weights = ingredients.map((each) => each.servingGrams && each.servingGrams * servingsOf(each, each));
  if (weights.length === 0 || weights.includes(null)) return null;
  return inTenths(weights.reduce<number>((sum, grams) => sum + grams!, 0) / servings);
}
