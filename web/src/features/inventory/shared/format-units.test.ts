import { expect, test } from 'vitest';
import { leftUnits } from './format-units.ts';

test.each([
  [24, 'Restam 24 cápsulas'],
  [1.5, 'Resta 1,5 cápsula'],
  [1, 'Resta 1 cápsula'],
  [0, 'Não resta nada'],
])('what is left of %d', (quantity, words) => {
  expect(leftUnits(quantity, 'capsules', 'supplement')).toBe(words);
});
