import { expect, test } from 'vitest';
import { type DoseUnit, unitText } from './plan-words.ts';

test.each<[number, DoseUnit, string]>([
  [1, 'sachês', 'sachê'],
  [0.5, 'comprimidos', 'comprimido'],
  [2, 'cápsulas', 'cápsulas'],
  [1, 'gotas', 'gota'],
  [1, 'doses', 'dose'],
  [1, 'mg', 'mg'],
])('%d of %s is said "%s"', (dose, unit, said) => {
  expect(unitText(dose, unit)).toBe(said);
});
