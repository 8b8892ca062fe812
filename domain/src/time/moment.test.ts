import { expect, test } from 'vitest';
import { isFutureDay, notInFuture } from './moment.ts';

const NOW = new Date('2026-11-15T11:05:30Z');

test.each([
  ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z'],
  ['2026-11-15T11:05:29.999Z', '2026-11-15T11:05:29.999Z'],
  ['2026-11-15T11:05:30Z', NOW],
  // A fast clock: one minute ahead of the server counts as now.
  ['2026-11-15T11:05:30.001Z', NOW],
  ['2026-11-15T11:07:30Z', NOW],
  ['2026-11-15T11:07:30.001Z', null],
  ['2999-01-01T00:00:00Z', null],
])('%s, recorded at 11:05:30, is kept as %s', (moment, kept) => {
  expect(notInFuture(new Date(moment), NOW)).toEqual(kept === null ? null : new Date(kept));
});

test.each([
  ['2026-11-14', false],
  ['2026-11-15', false],
  ['2026-11-16', true],
  ['2027-01-01', true],
])('a record of %s on 2026-11-15 lies in the future: %s', (day, isAhead) => {
  expect(isFutureDay(day, '2026-11-15')).toBe(isAhead);
});
