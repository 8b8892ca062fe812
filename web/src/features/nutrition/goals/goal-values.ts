import type { NutritionGoals, NutritionGoalsInput } from '@leveza/contract/nutrition/goals.ts';
import { GOALS } from '@leveza/domain/nutrition/goal-words.ts';
import type { Draft } from '../../../ui/form/draft.ts';

export type GoalValues = Draft<NutritionGoalsInput>;

/** Only goals set by hand stand in their fields; a computed one is the field's placeholder. */
export function goalValues(goals: NutritionGoals): GoalValues {
  const { details, hasKidneyDisease } = goals;
  const byHand = (goal: (typeof GOALS)[number]) =>
    details[goal].origin === 'own' || details[goal].origin === 'nutritionist' ? goals[goal] : null;
  return {
    calories: byHand('calories'),
    protein: byHand('protein'),
    carbs: byHand('carbs'),
    fat: byHand('fat'),
    fiber: byHand('fiber'),
    water: byHand('water'),
    byNutritionist: GOALS.filter((goal) => details[goal].origin === 'nutritionist'),
    hasKidneyDisease: hasKidneyDisease as boolean,
  };
}
