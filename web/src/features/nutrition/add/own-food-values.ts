import { DRINK_WITHOUT_ML, type Food, FoodChange } from '@leveza/contract/nutrition/foods.ts';
import type { z } from 'zod';
import { forDraft } from '../../../ui/form/draft.ts';

/** The label of a package; a recipe has its own form, and a new food no past. */
export const OwnFoodSchema = forDraft(
  FoodChange.omit({ servings: true, ingredients: true, isFromOpenFoodFacts: true }).refine(
    ({ isDrink, servingGrams }) => !isDrink || servingGrams != null,
    {
      path: ['servingGrams'],
      error: DRINK_WITHOUT_ML,
    },
  ),
  'category',
);
export type OwnFoodValues = z.input<typeof OwnFoodSchema>;

export const valuesOf = (food: Food | null, ean: string | null): OwnFoodValues => ({
  name: food?.name ?? null,
  brand: food?.brand ?? null,
  category: food?.category ?? 'outros',
  serving: food?.serving ?? '1 porção',
  servingGrams: food?.servingGrams ?? null,
  isDrink: food?.drinkMl != null,
  calories: food?.calories ?? null,
  protein: food?.protein ?? null,
  carbs: food?.carbs ?? null,
  fat: food?.fat ?? null,
  fiber: food?.fiber ?? null,
  sugar: food?.sugar ?? null,
  sodium: food?.sodium ?? null,
  ean: food?.ean ?? ean,
  alsoPast: false,
});
