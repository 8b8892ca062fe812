import { expect, test } from 'vitest';
import { addMonths, sameDayOf } from './months.ts';

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -24, '2024-11'],
])('%s and %i months is %s', (month, months, other) => {
  expect(addMonths(month, months)).toBe(other);
});

test.each([
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-11-16', 1, '2026-12-16'],
])('%s and %i months is %s', (day, months, other) => {
  expect(sameDayOf(day, months)).toBe(other);
});
