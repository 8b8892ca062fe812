import { expect, test } from 'vitest';
import { completionPercent } from './completion.ts';
import { addMonths, cellsOf, sameDayOf } from './month.ts';

test.each([
  // February 2026 begins on a Sunday and has four whole weeks.
  ['2026-02', '2026-02-01', '2026-03-14'],
  ['2026-11', '2026-11-01', '2026-12-12'],
  ['2026-08', '2026-07-26', '2026-09-05'],
  ['2024-02', '2024-01-28', '2024-03-09'],
])('%s is shown from %s to %s', (month, first, last) => {
  const cells = cellsOf(month);
  expect(cells).toHaveLength(42);
  expect([cells[0], cells.at(-1)]).toEqual([first, last]);
});

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

test('completion counts what was due, rounded, and never what is to come', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const at = (hour: number, completed: boolean) => ({
    at: new Date(now.getTime() + hour * 3_600_000),
    completed,
  });
  expect(completionPercent([at(-3, true), at(-2, true), at(-1, false), at(5, false)], now)).toBe(67);
  expect(completionPercent([at(-1, false), at(2, true)], now)).toBe(50);
  expect(completionPercent([at(1, false)], now)).toBeNull();
});
