import { expect, test } from 'vitest';
import { isPossible, readKg } from './weights.ts';

test.each([
  ['92,5', 'kg', 92.5],
  ['92.5', 'kg', 92.5],
  [' 92,5 kg ', 'kg', 92.5],
  ['92.5KG', 'lb', 92.5],
  ['92', 'kg', 92],
  ['92.456789', 'kg', 92.46],
  ['203.9', 'lb', 92.49],
  ['203,9 lb', 'kg', 92.49],
  ['203.9 lbs', 'kg', 92.49],
  ['30', 'kg', 30],
  ['300', 'kg', 300],
  ['661', 'lb', 299.82],
  ['1.092,5', 'kg', null],
  ['-92', 'kg', null],
  ['9e1', 'kg', null],
  ['92,5 %', 'kg', null],
  ['noventa', 'kg', null],
  ['', 'kg', null],
] as const)('%s in %s is %s kg', (text, unit, kg) => {
  expect(readKg(text, unit)).toBe(kg);
});

test.each([
  [29.99, false],
  [30, true],
  [300, true],
  [300.01, false],
])('%s kg: possible %s', (kg, is) => {
  expect(isPossible(kg)).toBe(is);
});
