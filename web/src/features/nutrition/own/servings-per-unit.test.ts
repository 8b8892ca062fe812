import { expect, test } from 'vitest';
import { servingsPerUnitOf } from './servings-per-unit.ts';

test.each([
  ['grama', 30, 0.0333],
  ['ml', 200, 0.005],
  ['grama', 5000, 0.001],
  ['grama', null, 1],
  ['scoop', 30, 1],
])('one %s of a food with servings of %s g is %s servings', (unit, servingGrams, servings) => {
  expect(servingsPerUnitOf({ servingGrams }, unit)).toBe(servings);
});
