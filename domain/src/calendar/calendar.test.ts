import { expect, test } from 'vitest';
import { completionPercent } from './completion.ts';
import { cellsOf } from './month.ts';

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
