import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import type { Food } from '@leveza/contract/nutrition/foods.ts';
import type { NutritionGoals } from '@leveza/contract/nutrition/goals.ts';
import type { Meal, MealFood } from '@leveza/contract/nutrition/meals.ts';
import { DEFAULT_SLOTS } from '@leveza/domain/nutrition/meal-slots.ts';
import { addUp, nutrientsOf } from '@leveza/domain/nutrition/nutrients.ts';
import { ANA } from '../../../testing/patient.ts';
import { dayOf } from '../../../lib/format.ts';
import { SOURCED } from '../../../testing/sourced.ts';

export const today = () => dayOf(new Date(), ANA.timeZone);

const EGG_FIGURES = {
  calories: 146,
  protein: 13.3,
  carbs: 0.6,
  fat: 9.5,
  fiber: 0,
  sugar: null,
  sodium: 146,
};

export const aFood = (changes: Partial<Food> = {}): Food => ({
  ...EGG_FIGURES,
  id: '0d5c1f0e-6f4b-4a8f-9d57-0a52f6c1b101',
  name: 'Bolo da vovó',
  brand: null,
  category: 'outros',
  serving: '1 fatia',
  servingGrams: 60,
  benefits: [],
  glpFriendly: false,
  source: 'own',
  drinkMl: null,
  ean: null,
  isFavourite: false,
  daysEaten: 0,
  lastEatenOn: null,
  allergy: null,
  recipe: null,
  ...changes,
});

let entries = 0;

export const aMealFood = (changes: Partial<MealFood> = {}): MealFood => ({
  ...EGG_FIGURES,
  id: `11111111-1111-4111-8111-${String((entries += 1)).padStart(12, '0')}`,
  foodId: 'taco-488',
  name: 'Ovo cozido',
  category: 'proteina',
  serving: '2 unidades (100 g)',
  servingGrams: 100,
  quantity: 1,
  grams: null,
  benefits: ['rico em proteína'],
  glpFriendly: true,
  source: 'taco',
  drinkMl: null,
  allergy: null,
  ...changes,
});

export function aMeal(changes: Partial<Omit<Meal, 'totals' | 'incomplete'>> = {}): Meal {
  const foods = changes.foods ?? [aMealFood()];
  return {
    id: '22222222-2222-4222-8222-222222222222',
    day: today(),
    name: 'Almoço',
    time: '12:30',
    ...changes,
    foods,
    ...addUp(foods),
  };
}

const goal = (computed: number) => ({
  ...SOURCED,
  origin: 'computed' as const,
  computed,
  formula: `A conta dá ${computed}.`,
});

export const aGoals = (changes: Partial<NutritionGoals> = {}): NutritionGoals => ({
  calories: 1600,
  protein: 90,
  carbs: 180,
  fat: 55,
  fiber: 25,
  water: 2000,
  details: {
    calories: goal(1600),
    protein: goal(90),
    carbs: goal(180),
    fat: goal(55),
    fiber: goal(25),
    water: goal(2000),
  },
  missing: [],
  hasKidneyDisease: null,
  proteinPerMeal: 18,
  ...changes,
});

export function aDay(changes: Partial<NutritionDay> = {}): NutritionDay {
  const meals = changes.meals ?? [];
  const goals = changes.goals ?? aGoals();
  const day = changes.day ?? today();
  return {
    day,
    isToday: day === today(),
    slots: DEFAULT_SLOTS.filter(({ name }) => !meals.some((meal) => meal.name === name)),
    allSlots: [...DEFAULT_SLOTS],
    supplements: [],
    ...addUp(meals.flatMap(({ foods }) => foods)),
    goals,
    water: { day, ml: 0, goal: goals.water, fromMeals: 0, entries: [] },
    wellbeing: { hunger: null, cravings: null, satiety: null, energy: null },
    notices: [],
    suggestions: [],
    usualMeals: [],
    canCopyYesterday: false,
    isInUse: meals.length > 0,
    ...changes,
    meals,
  };
}

export const NO_NUTRIENTS = nutrientsOf(() => null);
