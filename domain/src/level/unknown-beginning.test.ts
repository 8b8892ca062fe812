import { expect, test } from 'vitest';
import { ratesOfHalfLife } from './curve.ts';
import { isBeginningUnknown } from './unknown-beginning.ts';

const FIRST = new Date('2026-11-01T12:00:00Z');
const on = (day: string) => new Date(`${day}T12:00:00Z`);

test.each([
  ['no start is known', null, on('2026-11-02'), false],
  ['the first dose is the start', '2026-11-01', on('2026-11-02'), false],
  ['six days before it', '2026-10-26', on('2026-11-02'), false],
  ['a week before it', '2026-10-25', on('2026-11-02'), true],
  ['in month four, before five half-lives', '2026-07-01', on('2026-12-05'), true],
  ['in month four, after five half-lives', '2026-07-01', on('2026-12-06'), false],
])('%s', (_, startedOn, at, expected) => {
  const rates = ratesOfHalfLife(7 * 24);
  const known = { startedOn, firstDoseAt: FIRST, rates, zone: 'America/Sao_Paulo' };
  expect(isBeginningUnknown(known, at)).toBe(expected);
});
