import { expect, test } from 'vitest';
import { MINUTE_MS } from '../time/spans.ts';
import { isTooSoon, SAME_DOSE_HOURS } from './gap.ts';

const other = new Date('2026-11-08T11:00Z');
const minutesFrom = (minutes: number) => new Date(other.getTime() + minutes * MINUTE_MS);

test.each([
  [72, 72 * 60 - 1, true],
  [72, 72 * 60, false],
  [72, 72 * 60 + 1, false],
  [72, -72 * 60 + 1, true],
  [72, -72 * 60, false],
  [12, 12 * 60 - 1, true],
  [12, 12 * 60, false],
  [null, SAME_DOSE_HOURS * 60 - 1, true],
  [null, SAME_DOSE_HOURS * 60, false],
  [null, 0, true],
])('with a gap of %s h, %s minutes away is too soon: %s', (minGapHours, minutes, expected) => {
  expect(isTooSoon({ at: minutesFrom(minutes), others: [other], minGapHours })).toBe(expected);
});

test('a dose between two others looks both ways', () => {
  const others = [other, minutesFrom(7 * 24 * 60)];
  expect(isTooSoon({ at: minutesFrom(3.5 * 24 * 60), others, minGapHours: 72 })).toBe(false);
  expect(isTooSoon({ at: minutesFrom(4.5 * 24 * 60), others, minGapHours: 72 })).toBe(true);
});

test('the first dose of all is never too soon', () => {
  expect(isTooSoon({ at: other, others: [], minGapHours: 72 })).toBe(false);
});
