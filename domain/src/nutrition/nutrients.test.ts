import { describe, expect, test } from 'vitest';
import { type Nutrients, addUp, nutrientsOf } from './nutrients.ts';
import { drinkMl, portionNutrients, recipeGrams, recipeNutrients, servingsOf } from './portion.ts';

const figures = (known: Partial<Nutrients>): Nutrients => nutrientsOf((nutrient) => known[nutrient] ?? null);

describe('totals', () => {
  test('an unknown part leaves the total of the known ones, and says so', () => {
    const { totals, incomplete } = addUp([
      figures({ calories: 100, protein: 3.2 }),
      figures({ calories: 50.5 }),
    ]);
    expect(totals).toMatchObject({ calories: 150.5, protein: 3.2, sugar: null });
    expect(incomplete).toContain('protein');
    expect(incomplete).not.toContain('calories');
  });

  test('what no part knows is null, never 0; without parts it is 0', () => {
    expect(addUp([figures({})]).totals.sugar).toBeNull();
    expect(addUp([]).totals.sugar).toBe(0);
    expect(addUp([]).incomplete).toEqual([]);
  });
});

describe('portions', () => {
  const egg = { ...figures({ calories: 73, protein: 6.7 }), servingGrams: 50 };
  test.each([
    ['half a serving', { quantity: 0.5, grams: null }, 36.5, 3.4],
    ['three servings', { quantity: 3, grams: null }, 219, 20.1],
    ['grams instead', { quantity: 1, grams: 75 }, 109.5, 10.1],
  ])('%s', (_, much, calories, protein) => {
    expect(portionNutrients(egg, much)).toMatchObject({ calories, protein, fat: null });
  });

  test('grams of a food without a weight are not guessed', () => {
    expect(servingsOf({ servingGrams: null }, { quantity: 2, grams: 80 })).toBe(2);
  });

  test('a cup of coffee counts as liquid, an egg does not', () => {
    expect(drinkMl({ servingGrams: 50, isDrink: true }, { quantity: 2, grams: null })).toBe(100);
    expect(drinkMl({ servingGrams: 50, isDrink: false }, { quantity: 2, grams: null })).toBeNull();
  });

  test('a recipe is shared out over its servings; one unknown ingredient leaves a figure unknown', () => {
    const parts = [figures({ calories: 300, protein: 20 }), figures({ calories: 100 })];
    expect(recipeNutrients(parts, 4)).toMatchObject({ calories: 100, protein: null });
    expect(recipeNutrients([], 4).calories).toBeNull();
    expect(
      recipeGrams(
        [
          { servingGrams: 100, quantity: 2, grams: null },
          { servingGrams: 50, quantity: 1, grams: 25 },
        ],
        3,
      ),
    ).toBe(75);
    expect(recipeGrams([{ servingGrams: null, quantity: 2, grams: null }], 3)).toBeNull();
  });
});
