export const GOALS = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'water'] as const;
export type Goal = (typeof GOALS)[number];

export const GOAL_LABEL: Record<Goal, string> = {
  calories: 'Calorias',
  protein: 'Proteína',
  carbs: 'Carboidratos',
  fat: 'Gorduras',
  fiber: 'Fibras',
  water: 'Água',
};

export const GOAL_UNIT: Record<Goal, string> = {
  calories: 'kcal',
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  fiber: 'g',
  water: 'ml',
};

/** The goals that may be entered by hand. */
export const GOAL_LIMITS: Record<Goal, { min: number; max: number }> = {
  calories: { min: 800, max: 5000 },
  protein: { min: 20, max: 300 },
  carbs: { min: 20, max: 700 },
  fat: { min: 10, max: 300 },
  fiber: { min: 5, max: 100 },
  water: { min: 500, max: 6000 },
};

/** Computed from the profile, the default until it suffices, the patient's own, or the nutritionist's. */
export const GOAL_ORIGINS = ['computed', 'default', 'own', 'nutritionist'] as const;
export type GoalOrigin = (typeof GOAL_ORIGINS)[number];

export const MISSING_FOR_GOALS = ['weight', 'height', 'birthDate', 'gender'] as const;
export type MissingForGoals = (typeof MISSING_FOR_GOALS)[number];

export const MISSING_LABEL: Record<MissingForGoals, string> = {
  weight: 'peso',
  height: 'altura',
  birthDate: 'data de nascimento',
  gender: 'gênero',
};
