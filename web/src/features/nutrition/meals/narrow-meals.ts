import type { Meal } from '@leveza/contract/nutrition/meals.ts';
import type { FoodCategory } from '@leveza/domain/nutrition/food-categories.ts';
import { indexFoods, searchFoods } from '@leveza/domain/nutrition/search.ts';

/** Meals with only the foods that a search and a category leave; a meal without any is left out. */
export function narrowMeals(
  meals: readonly Meal[],
  text: string,
  category: FoodCategory | undefined,
): readonly Meal[] {
  if (text.trim() === '' && category === undefined) return meals;
  const index = indexFoods(meals.flatMap(({ foods }) => foods));
  const found = new Set(searchFoods(index, text).map(({ food }) => food.id));
  return meals
    .map((meal) => ({
      ...meal,
      foods: meal.foods.filter(
        (food) =>
          (text.trim() === '' || found.has(food.id)) &&
          (category === undefined || food.category === category),
      ),
    }))
    .filter(({ foods }) => foods.length > 0);
}
