import { expect, test } from 'vitest';
import { aimOf, isOlder, isLowWeight } from './healthy-weight.ts';

const TODAY = '2026-11-15';
const of = (targetWeight: number | null, heightCm: number | null, birthDate: string | null) =>
  isLowWeight(targetWeight, { heightCm, birthDate, today: TODAY });

test.each([
  // 18,5 × 1,60² are 47,36 kg; 22 × 1,60² are 56,32 kg.
  [42, 160, '1990-05-02', true],
  [47.3, 160, '1990-05-02', true],
  [47.36, 160, '1990-05-02', false],
  [47.4, 160, null, false],
  [47.3, 160, null, true],
  [55, 160, '1990-05-02', false],
  [55, 160, '1950-05-02', true],
  [56.32, 160, '1950-05-02', true],
  [56.4, 160, '1950-05-02', false],
  [42, null, '1990-05-02', false],
  [null, 160, '1990-05-02', false],
])('%s kg at %s cm, born %s: too low %s', (target, height, birth, expected) => {
  expect(of(target, height, birth)).toBe(expected);
  expect(aimOf(target, { heightCm: height, birthDate: birth, today: TODAY })).toBe(expected ? null : target);
});

test.each([
  ['1966-11-15', true],
  ['1966-11-16', false],
  ['1966-11-14', true],
  ['1966-02-28', true],
  [null, false],
])('born %s, sixty on 15/11/2026: %s', (birthDate, expected) => {
  expect(isOlder({ birthDate, today: TODAY })).toBe(expected);
});
