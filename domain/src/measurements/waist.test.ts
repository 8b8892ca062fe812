import { expect, test } from 'vitest';
import { waistToHeight } from './waist.ts';

test.each([
  [88, 165, 0.53],
  [82.5, 165, 0.5],
  [null, 165, null],
  [88, null, null],
])('a waist of %s cm at %s cm is %s', (waist, height, ratio) => {
  expect(waistToHeight(waist, height)).toBe(ratio);
});
