import { expect, test } from 'vitest';
import { dayColumns } from './day-columns.ts';

test('a week has a column for each day', () => {
  expect(dayColumns([3, 2, 0, 1, 0, 0, 0, 0])).toHaveLength(8);
  expect(dayColumns([3, 2])[1]).toEqual({ fromDay: 1, toDay: 1, count: 2 });
});

test.each([29, 61])('%s days are told by weeks, none of them lost', (days) => {
  const columns = dayColumns(Array.from({ length: days }, () => 1));
  expect(columns.length).toBeLessThanOrEqual(9);
  expect(columns.at(-1)!.toDay).toBe(days - 1);
  expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(days);
});
