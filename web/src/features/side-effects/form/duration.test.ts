import { expect, test } from 'vitest';
import { minutesOf, spanOf } from './duration.ts';

test.each([
  [null, 'min', null],
  [45, 'min', 45],
  [1.5, 'h', 90],
  [2, 'd', 2880],
  [0, 'h', 0],
] as const)('%s %s are %s minutes', (span, unit, minutes) => {
  expect(minutesOf(span, unit)).toBe(minutes);
});

test.each([
  [null, null, 'min'],
  [45, 45, 'min'],
  [90, 90, 'min'],
  [120, 2, 'h'],
  [2880, 2, 'd'],
] as const)('%s minutes are written as %s %s', (minutes, span, unit) => {
  expect(spanOf(minutes)).toEqual({ span, unit });
});
