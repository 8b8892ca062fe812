import { FOOD_CATEGORIES, FOOD_SOURCES } from '@leveza/domain/nutrition/food-categories.ts';
import type { Endpoint } from '../endpoint.ts';
import { calendarDay } from '../time.ts';
import { z } from '../zod.ts';
import {
  clockTime,
  foodId,
  mealName,
  Nutrients,
  Portion,
  portion,
  PortionOfFood,
  withTotals,
} from './fields.ts';

/** A food as it was eaten: its figures are those of the portion, and stay when the food itself is changed. */
export const MealFood = Nutrients.extend({
  id: z.uuid(),
  /** Null once the patient's own food is gone. */
  foodId: z.string().nullable(),
  name: z.string(),
  category: z.enum(FOOD_CATEGORIES),
  serving: z.string(),
  servingGrams: z.number().nullable(),
  /** Servings; where grams were entered, how many they are. */
  quantity: z.number(),
  /** As entered; null where servings were. */
  grams: z.number().nullable(),
  benefits: z.array(z.string()),
  glpFriendly: z.boolean(),
  source: z.enum(FOOD_SOURCES),
  /** Counted as liquid, in ml. */
  drinkMl: z.number().nullable(),
  allergy: z.string().nullable(),
});
export type MealFood = z.infer<typeof MealFood>;

export const Meal = z.object({
  id: z.uuid(),
  day: z.string(),
  name: z.string(),
  time: z.string(),
  foods: z.array(MealFood),
  ...withTotals,
});
export type Meal = z.infer<typeof Meal>;

const day = calendarDay;
const MealReply = z.object({ data: Meal });
const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const entry = { access: 'patient', params: z.object({ id: z.uuid(), entryId: z.uuid() }) } as const;
const foods = z.array(PortionOfFood).max(30, 'Adicione até 30 alimentos por vez.');

export const listMeals = {
  method: 'GET',
  path: '/meals',
  summary: 'The meals of a day by their time, with foods and totals',
  access: 'patient',
  /** Today, unless said. */
  query: z.object({ day: day.optional() }),
  shows: ['meals', 'profile'],
  reply: z.object({ data: z.array(Meal), ...withTotals }),
} as const satisfies Endpoint;

/** The name and the time of a meal. */
export const MealWords = z.object({ name: mealName, time: clockTime });

export const MealInput = MealWords.extend({
  /** Never in the future. */
  day,
  /** Added in the same step. */
  foods: foods.default([]),
});
export type MealInput = z.output<typeof MealInput>;

export const addMeal = {
  method: 'POST',
  path: '/meals',
  summary: 'A meal of a day, with its foods or without',
  access: 'patient',
  status: 201,
  body: MealInput,
  changes: ['meals'],
  reply: MealReply,
} as const satisfies Endpoint;

export const changeMeal = {
  ...one,
  method: 'PUT',
  path: '/meals/:id',
  summary: 'Renames a meal or moves it to another time or day; only what is sent changes',
  body: z.object({ name: mealName.optional(), time: clockTime.optional(), day: day.optional() }),
  changes: ['meals'],
  reply: MealReply,
} as const satisfies Endpoint;

export const deleteMeal = {
  ...one,
  method: 'DELETE',
  path: '/meals/:id',
  summary: 'Deletes a meal; the answer is what it was',
  changes: ['meals'],
  reply: MealReply,
} as const satisfies Endpoint;

export const restoreMeal = {
  ...one,
  method: 'POST',
  path: '/meals/:id/restore',
  summary: 'Puts a deleted meal back with its foods',
  changes: ['meals'],
  reply: MealReply,
} as const satisfies Endpoint;

export const CopyMealInput = z.object({ day, time: clockTime.optional() });

export const copyMeal = {
  ...one,
  method: 'POST',
  path: '/meals/:id/copy',
  summary: 'Eats a meal again on a day: same foods, same figures',
  status: 201,
  body: CopyMealInput,
  changes: ['meals'],
  reply: MealReply,
} as const satisfies Endpoint;

export const copyMealDay = {
  method: 'POST',
  path: '/meals/copy-day',
  summary: 'Copies the meals of a day that another has not',
  access: 'patient',
  status: 201,
  body: z.object({ from: day, to: day }),
  changes: ['meals'],
  reply: z.object({
    data: z.array(Meal),
    /** How many were left out, because their hour of today has not come. */
    later: z.number(),
  }),
} as const satisfies Endpoint;

/** One food, or several at once in `foods`. */
export const MealFoodsInput = z
  .object({ foodId: foodId.optional(), ...portion, foods: foods.default([]) })
  .transform(({ foodId: first, quantity, grams, foods: more }) =>
    first === undefined ? more : [{ foodId: first, quantity, grams }, ...more],
  )
  .refine((all) => all.length > 0, { path: ['foodId'], message: 'Escolha o alimento.' });
export type MealFoodsInput = z.output<typeof MealFoodsInput>;

export const addMealFood = {
  ...one,
  method: 'POST',
  path: '/meals/:id/foods',
  summary: 'Adds a food to a meal, or several in `foods`',
  status: 201,
  body: MealFoodsInput,
  changes: ['meals'],
  reply: MealReply.extend({ /** The new entries, in order. */ added: z.array(z.uuid()) }),
} as const satisfies Endpoint;

export const changeMealFood = {
  ...entry,
  method: 'PUT',
  path: '/meals/:id/foods/:entryId',
  summary: 'Changes how much of a food was eaten',
  body: Portion,
  changes: ['meals'],
  reply: MealReply,
} as const satisfies Endpoint;

export const deleteMealFood = {
  ...entry,
  method: 'DELETE',
  path: '/meals/:id/foods/:entryId',
  summary: 'Takes a food out of a meal',
  changes: ['meals'],
  reply: MealReply,
} as const satisfies Endpoint;

export const restoreMealFood = {
  ...entry,
  method: 'POST',
  path: '/meals/:id/foods/:entryId/restore',
  summary: 'Puts a food back into its meal',
  changes: ['meals'],
  reply: MealReply,
} as const satisfies Endpoint;
