import { FOOD_CATEGORIES, FOOD_SOURCES } from '@leveza/domain/nutrition/food-categories.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { WRONG_EAN } from '../catalog/catalog.ts';
import { decimal } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { optionalText, text } from '../text.ts';
import { z } from '../zod.ts';
import { foodId, Nutrients, PortionOfFood } from './fields.ts';

const blankIsNull = (value: unknown) => (value === '' ? null : value);
const figure = (outside: string, max: number) =>
  z.preprocess(blankIsNull, decimal(outside, { min: 0, max }).nullish()).transform((value) => value ?? null);
const grams = (max: number) => figure(`Informe de 0 a ${max.toLocaleString('pt-BR')} g.`, max);

const ean = optionalText(20).transform((typed, context) => {
  if (typed === null) return null;
  const whole = normaliseEan(typed);
  if (whole === null) context.addIssue({ code: 'custom', message: WRONG_EAN });
  return whole;
});

export const DRINK_WITHOUT_ML = 'Informe os ml da porção, para a bebida contar nos líquidos.';

/** Per serving, as on a label; a figure that the label lacks stays empty. */
const figures = {
  calories: figure('Informe de 0 a 5.000 kcal.', 5000),
  protein: grams(500),
  carbs: grams(1000),
  fat: grams(1000),
  fiber: grams(500),
  sugar: grams(1000),
  sodium: figure('Informe de 0 a 20.000 mg.', 20_000),
};

/** A food of the patient's own; with `ingredients` it is a recipe, whose figures are computed from them. */
export const FoodInput = z.object({
  name: text(120).min(1, 'Dê um nome ao alimento.'),
  brand: optionalText(120),
  category: z.enum(FOOD_CATEGORIES).default('outros'),
  /** In household words: '1 fatia', '1 copo'. */
  serving: text(80).min(1, 'Diga o que é uma porção, como 1 fatia ou 1 copo.').default('1 porção'),
  /** Grams or ml of one serving; without it the food cannot be entered in grams. */
  servingGrams: z.preprocess(
    blankIsNull,
    decimal('Informe de 1 a 5.000 g ou ml.', { min: 1, max: 5000 }).nullish(),
  ),
  /** It is drunk: its ml count as liquid. */
  isDrink: z.boolean().default(false),
  ...figures,
  ean,
  /** Taken over from Open Food Facts: kept apart and cited. */
  isFromOpenFoodFacts: z.boolean().default(false),
  /** How many servings the recipe gives. */
  servings: decimal('A receita rende de 1 a 100 porções.', { min: 1, max: 100 }).default(1),
  ingredients: z.array(PortionOfFood).max(40, 'Uma receita tem até 40 ingredientes.').default([]),
});
export type FoodInput = z.output<typeof FoodInput>;

const Ingredient = Nutrients.extend({
  foodId: foodId.nullable(),
  name: z.string(),
  quantity: z.number(),
  grams: z.number().nullable(),
});

export const Food = Nutrients.extend({
  id: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  category: z.enum(FOOD_CATEGORIES),
  /** In household words. */
  serving: z.string(),
  servingGrams: z.number().nullable(),
  benefits: z.array(z.string()),
  glpFriendly: z.boolean(),
  source: z.enum(FOOD_SOURCES),
  /** Its serving counts as so much liquid; null for what is not drunk. */
  drinkMl: z.number().nullable(),
  ean: z.string().nullable(),
  isFavourite: z.boolean(),
  /** Days with it among the last 60, and the last of them. */
  daysEaten: z.number(),
  lastEatenOn: z.string().nullable(),
  /** The allergy of the profile it may hold, in a sentence. */
  allergy: z.string().nullable(),
  recipe: z.object({ servings: z.number(), ingredients: z.array(Ingredient) }).nullable(),
});
export type Food = z.infer<typeof Food>;

const FoodReply = z.object({ data: Food });
const one = { access: 'patient', params: z.object({ id: foodId }) } as const;

export const listFoods = {
  method: 'GET',
  path: '/foods',
  summary: 'Shipped foods and the patient’s own, found with accents and slips; favourites and recent first',
  access: 'patient',
  query: z.object({
    search: text(100).optional(),
    category: z.enum(FOOD_CATEGORIES).optional(),
    /** Only own foods, favourites and those eaten lately: the screen holds the shipped ones itself. */
    mine: z.stringbool().default(false),
    limit: z.coerce.number().int().min(1).max(500).default(20),
  }),
  shows: ['foods', 'meals', 'profile'],
  reply: z.object({
    data: z.array(Food),
    /** How many there are beyond the limit, too. */
    total: z.number(),
    /** To be shown beside them. */
    attribution: z.string(),
  }),
} as const satisfies Endpoint;

export const addFood = {
  method: 'POST',
  path: '/foods',
  summary: 'A food of the patient’s own, by its label or by the ingredients of a recipe',
  access: 'patient',
  status: 201,
  body: FoodInput,
  changes: ['foods'],
  reply: FoodReply,
} as const satisfies Endpoint;

export const FoodChange = FoodInput.extend({ alsoPast: z.boolean().default(false) });

export const changeFood = {
  ...one,
  method: 'PUT',
  path: '/foods/:id',
  summary: 'Replaces a food of the patient’s own; with `alsoPast` also in the meals recorded with it',
  body: FoodChange,
  changes: ['foods', 'meals'],
  reply: FoodReply,
} as const satisfies Endpoint;

export const deleteFood = {
  ...one,
  method: 'DELETE',
  path: '/foods/:id',
  summary: 'Takes a food of the patient’s own out of the list; meals keep what was eaten',
  changes: ['foods'],
  reply: FoodReply,
} as const satisfies Endpoint;

export const restoreFood = {
  ...one,
  method: 'POST',
  path: '/foods/:id/restore',
  summary: 'Puts a deleted food back into the list',
  changes: ['foods'],
  reply: FoodReply,
} as const satisfies Endpoint;

export const markFavouriteFood = {
  ...one,
  method: 'PUT',
  path: '/foods/:id/favourite',
  summary: 'Marks a food as a favourite, or no longer',
  body: z.object({ isFavourite: z.boolean() }),
  changes: ['foods'],
  reply: FoodReply,
} as const satisfies Endpoint;

/** As a form takes it over: nothing is stored before the patient saves it. */
export const FoundFood = Nutrients.extend({
  name: z.string(),
  brand: z.string().nullable(),
  category: z.enum(FOOD_CATEGORIES),
  serving: z.string(),
  servingGrams: z.number().nullable(),
  isDrink: z.boolean(),
  ean: z.string(),
});
export type FoundFood = z.infer<typeof FoundFood>;

export const lookUpFoodBarcode = {
  method: 'GET',
  path: '/foods/barcode/:ean',
  summary: 'A food by its barcode: the patient’s own, else from Open Food Facts',
  access: 'patient',
  isSlow: true,
  params: z.object({ ean: z.string().max(20) }),
  shows: ['foods', 'meals', 'profile'],
  reply: z.object({
    data: z.object({
      /** Already among the patient's own. */
      food: Food.nullable(),
      found: FoundFood.nullable(),
      /** To be shown beside what was found, with its licence. */
      attribution: z.string().nullable(),
      licence: z.string().nullable(),
    }),
  }),
} as const satisfies Endpoint;
