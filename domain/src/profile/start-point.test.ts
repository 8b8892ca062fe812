import { expect, test } from 'vitest';
import { startPoint } from './start-point.ts';

const known = { treatmentStart: '2026-07-20', initialWeight: 98.4, firstWeighedOn: '2026-11-18' };

test('the curve begins with the weight of the start where no weighing is as old', () => {
  expect(startPoint(known)).toEqual({ day: '2026-07-20', weight: 98.4 });
  expect(startPoint({ ...known, firstWeighedOn: '2026-07-21' })).not.toBeNull();
});

test.each([
  ['a weighing of that day', { firstWeighedOn: '2026-07-20' }],
  ['a weighing of before', { firstWeighedOn: '2026-01-02' }],
  ['no weighing at all', { firstWeighedOn: null }],
  ['no day', { treatmentStart: null }],
  ['no weight', { initialWeight: null }],
])('it does not with %s', (_, other) => {
  expect(startPoint({ ...known, ...other })).toBeNull();
});
