import { expect, test } from 'vitest';
import { estimatedBoxSize } from './box-size.ts';

test.each([
  ['TABLET', 19.99, 60],
  ['TABLET', 20, 30],
  ['TABLET', 34.99, 30],
  ['TABLET', 35, 20],
  ['CAPSULE', 24.99, 60],
  ['CAPSULE', 25, 30],
  ['CAPSULE', 39.99, 30],
  ['CAPSULE', 40, 20],
  ['INJECTION', 900, 5],
  ['INJECTION', null, 5],
  ['POWDER', 12, 30],
  ['SYRUP', 12, 30],
  ['TABLET', null, 30],
  [null, 10, 30],
] as const)('a box of form %s at R$ %s holds about %s', (form, price, size) => {
  expect(estimatedBoxSize(form, price)).toBe(size);
});
