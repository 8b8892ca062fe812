import { expect, test } from 'vitest';
import { remains } from './remains.ts';

test.each([
  [24, 'Restam 24'],
  [2, 'Restam 2'],
  [1.5, 'Resta 1.5'],
  [1, 'Resta 1'],
  [0.5, 'Resta 0.5'],
  [0, 'Não resta nada'],
])('what is left of %d', (quantity, words) => {
  expect(remains(quantity, `${quantity}`)).toBe(words);
});
