import { FOOD_CATEGORIES } from '@leveza/domain/nutrition/food-categories.ts';
import { MOST_SLOTS } from '@leveza/domain/nutrition/meal-slots.ts';
import { SUITS } from '@leveza/domain/nutrition/suit-words.ts';
import type { Endpoint } from '../endpoint.ts';
import { Sourced } from '../sourced.ts';
import { text } from '../text.ts';
import { calendarDay } from '../time.ts';
import { z } from '../zod.ts';
import { clockTime, mealName, Nutrients, withTotals } from './fields.ts';
import { Food } from './foods.ts';
import { NutritionGoals } from './goals.ts';
import { Meal } from './meals.ts';
import { Water } from './water.ts';
import { Wellbeing } from './wellbeing.ts';

export const MealSlot = z.object({ name: mealName, time: clockTime });

/** A supplement of the pharmacy taken on the day, counted as food. */
export const SupplementTaken = Nutrients.extend({
  productId: z.uuid(),
  name: z.string(),
  foodName: z.string(),
  /** Servings counted: those of its uses less those of the same food in the meals. */
  quantity: z.number(),
});

/** A calm notice: the observation, the advice, and when to speak to the team. */
export const NutritionNotice = Sourced.extend({
  key: z.string(),
  title: z.string(),
  advice: z.string(),
  team: z.string(),
});
export type NutritionNotice = z.infer<typeof NutritionNotice>;

/** Foods that suit a state of the day. */
export const FoodSuggestion = Sourced.extend({
  suits: z.enum(SUITS),
  /** Why it is offered: 'Ontem você registrou enjoo.' */
  reason: z.string(),
  tips: z.array(z.string()),
  foods: z.array(Food),
});
export type FoodSuggestion = z.infer<typeof FoodSuggestion>;

/** A meal eaten at least three times at about this hour; `copyMeal` with its id records it. */
export const UsualMeal = z.object({
  mealId: z.uuid(),
  name: z.string(),
  /** About when it is eaten. */
  time: z.string(),
  timesEaten: z.number(),
  foods: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      grams: z.number().nullable(),
      allergy: z.string().nullable(),
    }),
  ),
  ...withTotals,
});
export type UsualMeal = z.infer<typeof UsualMeal>;

export const NutritionDay = z.object({
  day: z.string(),
  isToday: z.boolean(),
  meals: z.array(Meal),
  /** Meals of the patient's day that have no record yet, by their time. */
  slots: z.array(MealSlot),
  /** All meals of the patient's day, for `changeMealSlots`. */
  allSlots: z.array(MealSlot),
  supplements: z.array(SupplementTaken),
  ...withTotals,
  goals: NutritionGoals,
  water: Water,
  wellbeing: Wellbeing,
  /** At most one. */
  notices: z.array(NutritionNotice),
  suggestions: z.array(FoodSuggestion),
  /** Offered around their hour of today. */
  usualMeals: z.array(UsualMeal),
  /** Whether the day before has meals that this one has not. */
  canCopyYesterday: z.boolean(),
  /** Whether anything was ever recorded on this screen. */
  isInUse: z.boolean(),
});
export type NutritionDay = z.infer<typeof NutritionDay>;

const DAY_FACTS = [
  'meals',
  'foods',
  'water',
  'nutrition-goals',
  'wellbeing',
  'profile',
  'measurements',
  'side-effects',
  'applications',
  'usage',
  'inventory',
] as const;

export const readNutritionDay = {
  method: 'GET',
  path: '/nutrition/day',
  summary: 'The whole day: meals, totals against goals, water, wellbeing, a notice and foods that suit',
  access: 'patient',
  query: z.object({ day: calendarDay.optional() }),
  shows: DAY_FACTS,
  reply: z.object({ data: NutritionDay }),
} as const satisfies Endpoint;

export const NutritionWeek = z.object({
  /** Monday to Sunday. */
  days: z.array(
    z.object({
      day: z.string(),
      /** False for a day without any meal: it counts for no mean. */
      isRecorded: z.boolean(),
      ...withTotals,
      waterMl: z.number(),
    }),
  ),
  /** Of the recorded days without today, which is not over; null without any. */
  means: z.object({ days: z.number(), ...withTotals, waterMl: z.number().nullable() }).nullable(),
  goals: NutritionGoals,
});
export type NutritionWeek = z.infer<typeof NutritionWeek>;

export const readNutritionWeek = {
  method: 'GET',
  path: '/nutrition/week',
  summary: 'The week of a day, with means over the recorded days before today',
  access: 'patient',
  query: z.object({ day: calendarDay.optional() }),
  shows: ['meals', 'water', 'nutrition-goals', 'profile', 'measurements', 'usage', 'inventory'],
  reply: z.object({ data: NutritionWeek }),
} as const satisfies Endpoint;

export const changeMealSlots = {
  method: 'PUT',
  path: '/nutrition/slots',
  summary: 'Which meals a day of the patient has, and when',
  access: 'patient',
  body: z.object({
    slots: z.array(MealSlot).max(MOST_SLOTS, 'Um dia tem até 10 refeições.'),
  }),
  changes: ['nutrition-goals'],
  reply: z.object({ data: z.array(MealSlot) }),
} as const satisfies Endpoint;

/** How often the patient's own foods came before strong effects: counts, never a cause. */
export const FoodBeforeEffects = z.object({
  name: z.string(),
  category: z.enum(FOOD_CATEGORIES),
  /** Strong effects that came within hours after it. */
  before: z.number(),
  /** All times it was eaten in those days. */
  eaten: z.number(),
});

export const readFoodsBeforeEffects = {
  method: 'GET',
  path: '/nutrition/before-effects',
  summary: 'Counts of foods eaten in the hours before strong effects of the last 90 days; never a cause',
  access: 'patient',
  shows: ['meals', 'side-effects', 'profile'],
  reply: z.object({
    data: z.object({
      foods: z.array(FoodBeforeEffects),
      strongEffects: z.number(),
      hours: z.number(),
      days: z.number(),
    }),
  }),
} as const satisfies Endpoint;

/** One food that a text speaks of. */
export const ReadFood = z.object({
  /** The words it was read from. */
  words: z.string(),
  /** Null where no food is known for them. */
  food: Food.nullable(),
  /** Null with grams, and where neither is known: the patient says how much it was. */
  quantity: z.number().nullable(),
  grams: z.number().nullable(),
  /** A doubtful one starts unticked. */
  isCertain: z.boolean(),
});
export type ReadFood = z.infer<typeof ReadFood>;

export const readMealText = {
  method: 'POST',
  path: '/nutrition/read-text',
  summary: 'Foods in a written text, read by a language model after consent; only the text is sent',
  access: 'patient',
  isSlow: true,
  isSecret: true,
  body: z.object({ text: text(500).min(1, 'Escreva o que você comeu.') }),
  changes: ['ai-searches'],
  reply: z.object({ data: z.array(ReadFood) }),
} as const satisfies Endpoint;
