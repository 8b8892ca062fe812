import shipped from '@leveza/domain/nutrition/data/foods.json' with { type: 'json' };
import { isDrinkFood } from '@leveza/domain/nutrition/drink-foods.ts';
import type { FoodCategory, FoodSource } from '@leveza/domain/nutrition/food-categories.ts';
import { type Nutrients, nutrientsOf } from '@leveza/domain/nutrition/nutrients.ts';
import { indexFoods } from '@leveza/domain/nutrition/search.ts';

/** A food with its figures per serving, shipped or the patient's own. */
export interface KnownFood extends Nutrients {
  code: string | null;
  ownFoodId: string | null;
  name: string;
  category: FoodCategory;
  serving: string;
  servingGrams: number | null;
  isDrink: boolean;
  source: FoodSource;
}

export interface ShippedFood extends KnownFood {
  code: string;
  benefits: readonly string[];
  glpFriendly: boolean;
}

/** The Brazilian foods that come with Leveza, the same file as the screen searches without a connection. */
export const SHIPPED_FOODS: readonly ShippedFood[] = shipped.foods.map((food) => ({
  code: food.id,
  ownFoodId: null,
  name: food.name,
  category: food.category as FoodCategory,
  serving: food.serving,
  servingGrams: food.servingGrams,
  isDrink: isDrinkFood(food.id),
  source: food.isVerified ? 'taco' : 'leveza',
  benefits: food.benefits,
  glpFriendly: food.glpFriendly,
  ...nutrientsOf((nutrient) => food[nutrient]),
}));

const byCode = new Map(SHIPPED_FOODS.map((food) => [food.code, food]));

export const shippedFood = (code: string | null): ShippedFood | undefined =>
  code === null ? undefined : byCode.get(code);

export const SHIPPED_INDEX = indexFoods(SHIPPED_FOODS);

export const TACO_CITED = shipped.source;
