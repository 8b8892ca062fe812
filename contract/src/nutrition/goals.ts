import { decimal, whole } from '../decimal.ts';
import type { Endpoint } from '../endpoint.ts';
import { Sourced } from '../sourced.ts';
import { z } from '../zod.ts';
import { GOALS, GOAL_LIMITS, GOAL_ORIGINS, MISSING_FOR_GOALS } from '@leveza/domain/nutrition/goal-words.ts';

const between = ({ min, max }: { min: number; max: number }, unit: string) =>
  `Informe de ${min.toLocaleString('pt-BR')} a ${max.toLocaleString('pt-BR')} ${unit}.`;
const goal = (limits: { min: number; max: number }, unit: string) =>
  z.preprocess((value) => (value === '' ? null : value), decimal(between(limits, unit), limits).nullish());

/** Null goes back to the computed goal; a goal that is not sent stays. */
export const NutritionGoalsInput = z.object({
  calories: goal(GOAL_LIMITS.calories, 'kcal'),
  protein: goal(GOAL_LIMITS.protein, 'g'),
  carbs: goal(GOAL_LIMITS.carbs, 'g'),
  fat: goal(GOAL_LIMITS.fat, 'g'),
  fiber: goal(GOAL_LIMITS.fiber, 'g'),
  /** In ml. */
  water: z.preprocess(
    (value) => (value === '' ? null : value),
    whole(between(GOAL_LIMITS.water, 'ml'), GOAL_LIMITS.water).nullish(),
  ),
  /** Which of them the patient's nutritionist set. */
  byNutritionist: z.array(z.enum(GOALS)).max(GOALS.length).optional(),
  /** Asked because it changes the protein; null is not answered. */
  hasKidneyDisease: z.boolean().nullish(),
});
export type NutritionGoalsInput = z.output<typeof NutritionGoalsInput>;

const GoalDetail = Sourced.extend({
  origin: z.enum(GOAL_ORIGINS),
  /** By the formula; null while the profile does not suffice. */
  computed: z.number().nullable(),
  /** The formula with the patient's own figures, as one Portuguese sentence. */
  formula: z.string(),
});
export type GoalDetail = z.infer<typeof GoalDetail>;

export const NutritionGoals = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fiber: z.number(),
  water: z.number(),
  details: z.object({
    calories: GoalDetail,
    protein: GoalDetail,
    carbs: GoalDetail,
    fat: GoalDetail,
    fiber: GoalDetail,
    water: GoalDetail,
  }),
  /** The facts that the profile lacks for the formulas. */
  missing: z.array(z.enum(MISSING_FOR_GOALS)),
  hasKidneyDisease: z.boolean().nullable(),
  /** The protein spread over the meals of the day. */
  proteinPerMeal: z.number(),
});
export type NutritionGoals = z.infer<typeof NutritionGoals>;

export const readNutritionGoals = {
  method: 'GET',
  path: '/nutrition/goals',
  summary: 'The goals of a day, each with its formula and source',
  access: 'patient',
  shows: ['nutrition-goals', 'profile', 'measurements'],
  reply: z.object({ data: NutritionGoals }),
} as const satisfies Endpoint;

export const changeNutritionGoals = {
  method: 'PUT',
  path: '/nutrition/goals',
  summary: 'Sets goals of the patient’s own, or of the nutritionist; null computes one again',
  access: 'patient',
  body: NutritionGoalsInput,
  changes: ['nutrition-goals'],
  reply: z.object({ data: NutritionGoals }),
} as const satisfies Endpoint;
