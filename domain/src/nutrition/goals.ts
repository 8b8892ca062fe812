import type { GoalFacts } from './goal-facts.ts';
import type { Goal, GoalOrigin, MissingForGoals } from './goal-words.ts';
import { caloriesOf, type Computed, proteinOf, restOf } from './goal-formulas.ts';
import { GOAL_RULES } from './goal-rules.ts';
import type { Sourced } from '../sources/source.ts';

/** Goals entered by hand; null where Leveza computes them. */
export interface ChosenGoals extends Record<Goal, number | null> {
  byNutritionist: readonly Goal[];
}

export interface GoalDetail extends Sourced {
  origin: GoalOrigin;
  computed: number | null;
  formula: string;
}

export interface Goals extends Record<Goal, number> {
  details: Record<Goal, GoalDetail>;
  missing: MissingForGoals[];
}

/** The specification's four, with fibre and water beside them, until the profile suffices. */
export const DEFAULT_GOALS: Record<Goal, number> = {
  calories: 1800,
  protein: 120,
  carbs: 180,
  fat: 60,
  fiber: 25,
  water: 2000,
};

/** The goals of a day. Carbohydrates and fat follow the energy and the protein that hold, also those set by hand. */
export function goalsOf(facts: GoalFacts, chosen: ChosenGoals): Goals {
  const calories = caloriesOf(facts);
  const protein = proteinOf(facts);
  const energy = chosen.calories ?? calories?.amount ?? null;
  const grams = chosen.protein ?? protein?.amount ?? null;
  const computed: Record<Goal, Computed | null> = {
    calories,
    protein,
    ...restOf(energy, grams, facts.gender),
  };
  const amounts = {} as Record<Goal, number>;
  const details = {} as Record<Goal, GoalDetail>;
  for (const goal of Object.keys(computed) as Goal[]) {
    const found = computed[goal];
    amounts[goal] = chosen[goal] ?? found?.amount ?? DEFAULT_GOALS[goal];
    details[goal] = {
      ...(found?.rule ?? GOAL_RULES[goal]),
      origin: originOf(goal, chosen, found),
      computed: found?.amount ?? null,
      formula: found?.formula ?? 'Meta padrão, até o perfil ter os dados que faltam.',
    };
  }
  return { ...amounts, details, missing: missingIn(facts) };
}

function originOf(goal: Goal, chosen: ChosenGoals, found: Computed | null): GoalOrigin {
  if (chosen[goal] !== null) return chosen.byNutritionist.includes(goal) ? 'nutritionist' : 'own';
  return found ? 'computed' : 'default';
}

function missingIn({ weightKg, heightCm, ageYears, gender }: GoalFacts): MissingForGoals[] {
  return [
    ...(weightKg === null ? (['weight'] as const) : []),
    ...(heightCm === null ? (['height'] as const) : []),
    ...(ageYears === null ? (['birthDate'] as const) : []),
    ...(gender === null ? (['gender'] as const) : []),
  ];
}
