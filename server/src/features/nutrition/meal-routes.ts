import * as contract from '@leveza/contract/nutrition/meals.ts';
import type { Routes } from '../../http/serve.ts';
import { addMealFood } from './add-meal-food.ts';
import { addMeal } from './add-meal.ts';
import { changeMealFood } from './change-meal-food.ts';
import { changeMeal } from './change-meal.ts';
import { copyMealDay } from './copy-meal-day.ts';
import { copyMeal } from './copy-meal.ts';
import { deleteMealFood } from './delete-meal-food.ts';
import { deleteMeal } from './delete-meal.ts';
import { listMeals } from './list-meals.ts';
import { restoreMealFood } from './restore-meal-food.ts';
import { restoreMeal } from './restore-meal.ts';

export const mealRoutes: Routes = (serve) => {
  serve(contract.listMeals, ({ query, ...call }) => listMeals(call, query.day));
  serve(contract.addMeal, async ({ body, ...call }) => ({ data: await addMeal(call, body) }));
  serve(contract.changeMeal, async ({ params, body, ...call }) => ({
    data: await changeMeal(call, params.id, body),
  }));
  serve(contract.deleteMeal, async ({ params, ...call }) => ({ data: await deleteMeal(call, params.id) }));
  serve(contract.restoreMeal, async ({ params, ...call }) => ({ data: await restoreMeal(call, params.id) }));
  serve(contract.copyMeal, async ({ params, body, ...call }) => ({
    data: await copyMeal(call, params.id, body),
  }));
  serve(contract.copyMealDay, ({ body, ...call }) => copyMealDay(call, body));
  serve(contract.addMealFood, ({ params, body, ...call }) => addMealFood(call, params.id, body));
  serve(contract.changeMealFood, async ({ params, body, ...call }) => ({
    data: await changeMealFood(call, params, body),
  }));
  serve(contract.deleteMealFood, async ({ params, ...call }) => ({
    data: await deleteMealFood(call, params),
  }));
  serve(contract.restoreMealFood, async ({ params, ...call }) => ({
    data: await restoreMealFood(call, params),
  }));
};
