import { expect, test } from 'vitest';
import { changedFrom, startWithin } from './period-change.ts';

const profile = { treatmentStart: '2026-10-29', initialWeight: 92.4, firstWeighedOn: '2026-11-19' };
const START = { day: '2026-10-29', weight: 92.4 };
const at = (day: string, weight: number) => ({ day, weight });

test('the start is the first weight of a period that reaches it', () => {
  expect(startWithin('2026-10-29', profile)).toEqual(START);
  expect(startWithin('2026-10-30', profile)).toBeNull();
  expect(startWithin('2026-10-01', { ...profile, firstWeighedOn: '2026-10-29' })).toBeNull();
});

test.each([
  ['from the start of the treatment', START, at('2026-11-19', 90.8), START],
  ['from the first weighing', null, at('2026-11-12', 91), at('2026-11-12', 91)],
  ['not at all within one day', null, at('2026-11-19', 90.8), null],
])('a weight changes %s', (_, start, first, expected) => {
  expect(changedFrom({ start, first, last: at('2026-11-19', 90.2) })).toEqual(expected);
});
