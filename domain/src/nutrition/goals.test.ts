import { describe, expect, test } from 'vitest';
import { adjustedKg } from './goal-formulas.ts';
import type { GoalFacts } from './goal-facts.ts';
import { DEFAULT_GOALS, goalsOf } from './goals.ts';
import { GOALS } from './goal-words.ts';

const woman: GoalFacts = {
  weightKg: 90,
  heightCm: 165,
  ageYears: 40,
  gender: 'F',
  exercise: 'LIGHT',
  hasKidneyDisease: null,
};
const none = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  water: null,
  byNutritionist: [],
};

describe('goals computed by hand', () => {
  test('protein by the adjusted weight: 25 × 1,65² = 68,06; + a quarter of 21,94 = 73,5 kg; × 1,2 = 88 g', () => {
    expect(adjustedKg(90, 165)).toBe(73.5);
    expect(goalsOf(woman, none)).toMatchObject({ protein: 88, details: { protein: { origin: 'computed' } } });
  });

  test('energy: 10 × 90 + 6,25 × 165 − 5 × 40 − 161 = 1570; × 1,375 − 500 = 1659 → 1660 kcal', () => {
    const { calories, details, fat, carbs, fiber, water } = goalsOf(woman, none);
    expect(calories).toBe(1660);
    expect(details.calories.formula).toBe('Gasto em repouso de 1.570 kcal × 1,375 de atividade − 500 kcal.');
    expect({ fat, carbs, fiber, water }).toEqual({ fat: 55, carbs: 203, fiber: 25, water: 1600 });
  });

  test('a man of healthy weight has no deficit: (700 + 1125 − 250 + 5) × 1,2 = 1896 → 1900', () => {
    const man: GoalFacts = {
      ...woman,
      weightKg: 70,
      heightCm: 180,
      ageYears: 50,
      gender: 'M',
      exercise: null,
    };
    expect(goalsOf(man, none)).toMatchObject({ calories: 1900, protein: 84, water: 2000 });
  });

  test.each([
    ['70 years, IMC 25,8: adequate, nothing is taken off', 70, 1580],
    ['59 years, the same weight', 59, 1160],
  ])('%s', (_, ageYears, kcal) => {
    const small = { ...woman, weightKg: 66, heightCm: 160, ageYears };
    expect(goalsOf(small, none).calories).toBe(Math.max(1200, kcal));
  });

  test('liquids say that a sick heart or kidneys may have a limit', () => {
    expect(goalsOf(woman, none).details.water.formula).toMatch(/pode haver um limite: vale o que sua equipe/);
  });

  test('energy never falls below the least', () => {
    const { calories, details } = goalsOf(
      { ...woman, weightKg: 62, heightCm: 150, ageYears: 75, exercise: 'SEDENTARY' },
      none,
    );
    expect(calories).toBe(1200);
    expect(details.calories.formula).toContain('no mínimo 1.200 kcal');
  });

  test('kidney disease: 0,8 g per kg of 73,5 kg = 59 g, with its own source', () => {
    const { protein, details } = goalsOf({ ...woman, hasKidneyDisease: true }, none);
    expect(protein).toBe(59);
    expect(details.protein.ours).toContain('diálise');
    expect(details.protein.sources[0]!.organisation).toContain('KDIGO');
  });

  test('kidney disease without a weight: 0,8 g per kg of 75 kg, never the common 120 g', () => {
    const { protein, details } = goalsOf({ ...woman, weightKg: null, hasKidneyDisease: true }, none);
    expect(protein).toBe(60);
    expect(details.protein.sources[0]!.organisation).toContain('KDIGO');
    expect(details.protein.ours).toContain('75 kg');
  });
});

describe('what is not computed', () => {
  test('without a profile the defaults of the specification hold, and say so', () => {
    const goals = goalsOf(
      {
        weightKg: null,
        heightCm: null,
        ageYears: null,
        gender: null,
        exercise: null,
        hasKidneyDisease: null,
      },
      none,
    );
    expect(goals).toMatchObject({ calories: 1800, protein: 120, carbs: 180, fat: 60 });
    expect(goals).toMatchObject(DEFAULT_GOALS);
    expect(goals.missing).toEqual(['weight', 'height', 'birthDate', 'gender']);
    expect(goals.details.calories.origin).toBe('default');
    // Fibre is the same for every adult.
    expect(goals.details.fiber.origin).toBe('computed');
  });

  test('own goals and those of a nutritionist win, and the rest follows them', () => {
    const goals = goalsOf(woman, { ...none, calories: 1500, protein: 100, byNutritionist: ['protein'] });
    expect(goals).toMatchObject({ calories: 1500, protein: 100, fat: 50, carbs: 163 });
    expect(GOALS.map((goal) => goals.details[goal].origin)).toEqual([
      'own',
      'nutritionist',
      'computed',
      'computed',
      'computed',
      'computed',
    ]);
    expect(goals.details.protein.computed).toBe(88);
  });
});
