import { expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { type DoseByMouth, monthByMouth } from './by-mouth.ts';

const START = '2026-10-01';
const taken = (count: number, from = 0): DoseByMouth[] =>
  Array.from({ length: count }, (_, n) => ({ day: addDays(START, from + n), isTaken: true, isOpen: false }));
const missed = (day: number): DoseByMouth => ({ day: addDays(START, day), isTaken: false, isOpen: false });
const open = (day: number): DoseByMouth => ({ day: addDays(START, day), isTaken: false, isOpen: true });

test.each<[string, DoseByMouth[], number | null]>([
  ['nothing planned', [], null],
  ['27 days', taken(27), null],
  ['28 days', taken(28), 28],
  ['28 days and the tablet of today still to take', [...taken(28), open(28)], 28],
  ['one left out among them', [...taken(14), missed(14), ...taken(14, 15)], null],
  ['28 days after one left out', [missed(0), ...taken(28, 1)], 28],
  ['every second day', taken(28).filter((_, n) => n % 2 === 0 || n === 27), 15],
])('%s', (_, doses, expected) => {
  expect(monthByMouth({ doses, praisedUntil: '' })?.doses ?? null).toBe(expected);
});

test('the next month is counted from the one that was praised', () => {
  const doses = taken(40);
  expect(monthByMouth({ doses, praisedUntil: addDays(START, 27) })).toBeNull();
  expect(monthByMouth({ doses, praisedUntil: addDays(START, 11) })?.day).toBe(addDays(START, 39));
});
