import { expect, test } from 'vitest';
import type { Rhythm } from '../applications/usual-day.ts';
import { addDays } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';
import { HOUR_MS } from '../time/spans.ts';
import { constancyOf, DOSES_OF_CONSTANCY, dosesOfAMonth } from './constancy.ts';

const zone = 'America/Sao_Paulo';
const at = (days: number) => instantAt(addDays('2026-09-07', days), '08:00', zone);
const WEEKLY: Rhythm = { usual: null, intervalDays: 7, lateHours: 120, zone };
const NEXT = { state: 'upcoming', missedInARow: 0 } as const;
const weekly = (...days: number[]) =>
  constancyOf({ applied: days.map(at), rhythm: WEEKLY, skips: [], next: NEXT });

test.each<[string, number[], number | null]>([
  ['no dose', [], null],
  ['three in a row', [0, 7, 14], null],
  ['four in a row', [0, 7, 14, 21], 4],
  ['five in a row', [0, 7, 14, 21, 28], 4],
  ['a late one inside the window', [0, 7, 17, 21], 4],
  ['one left out', [0, 7, 21, 28], null],
  ['four after one left out', [0, 14, 21, 28, 35], 4],
  ['two for the same planned time count once', [0, 7, 14, 15], null],
])('%s', (_, days, doses) => {
  expect(weekly(...days)?.doses ?? null).toBe(doses);
});

test.each([
  { state: 'upcoming', missedInARow: 1 },
  { state: 'due', missedInARow: 1 },
  { state: 'paused', missedInARow: 0 },
] as const)('a row that ended is no constancy ($state, $missedInARow missed)', (next) => {
  const applied = [0, 7, 14, 21].map(at);
  expect(constancyOf({ applied, rhythm: WEEKLY, skips: [], next })).toBeNull();
});

test('the last dose completes it', () => {
  expect(weekly(0, 7, 14, 21)?.at).toEqual(at(21));
});

test('without a plan there is no row', () => {
  expect(constancyOf({ applied: [0, 7, 14, 21].map(at), rhythm: null, skips: [], next: NEXT })).toBeNull();
});

const days = (count: number) => Array.from({ length: count }, (_, day) => at(day));

test('a daily medicine takes a month too', () => {
  const daily = { ...WEEKLY, intervalDays: 1, lateHours: 12 };
  expect(constancyOf({ applied: days(27), rhythm: daily, skips: [], next: NEXT })).toBeNull();
  expect(constancyOf({ applied: days(28), rhythm: daily, skips: [], next: NEXT })?.doses).toBe(28);
});

const halves = (count: number) =>
  Array.from({ length: count }, (_, dose) => new Date(at(0).getTime() + dose * 12 * HOUR_MS));

test('a medicine applied twice a day takes a month, and enough doses for it are looked at', () => {
  const twice: Rhythm = { ...WEEKLY, intervalDays: 0.5, lateHours: null };
  expect(
    constancyOf({ applied: halves(DOSES_OF_CONSTANCY - 1), rhythm: twice, skips: [], next: NEXT }),
  ).toBeNull();
  expect(
    constancyOf({ applied: halves(DOSES_OF_CONSTANCY), rhythm: twice, skips: [], next: NEXT })?.doses,
  ).toBe(56);
});

test.each([
  [0.5, 56],
  [1, 28],
  [7, 4],
  [14, 2],
  [28, 2],
])('every %s days: %i doses', (interval, doses) => {
  expect(dosesOfAMonth(interval)).toBe(doses);
});
