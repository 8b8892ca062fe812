import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';

test.each([
  [0.25, 4, '0,25'],
  [0.25, 1, '0,3'],
  [1500, 3, '1.500'],
  [20, 0, '20'],
])('%d with at most %d digits is %s', (value, mostDigits, text) => {
  expect(decimal(value, mostDigits)).toBe(text);
});
