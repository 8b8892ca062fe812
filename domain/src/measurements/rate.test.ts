import { array, assert, double, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { weeklyRate } from './rate.ts';

const today = '2026-11-28';
/** By days before today. */
const weighed = (...points: [number, number][]) =>
  points.map(([ago, weight]) => ({ day: addDays(today, -ago), weight }));
/** A kilo less a week, weighed on these days before today. */
const lightening = (...days: number[]) => days.map((ago): [number, number] => [ago, 90 + ago / 7]);

test.each<[string, [number, number][], number | null, number, number]>([
  ['nothing weighed', [], null, 4, 14],
  ['one day', [[0, 90]], null, 3, 14],
  ['one day, long ago', [[27, 90]], null, 3, 14],
  ['two far apart', lightening(20, 0), null, 2, 0],
  ['two near each other', lightening(5, 0), null, 2, 9],
  ['three', lightening(20, 10, 0), null, 1, 0],
  ['three, the last not today', lightening(20, 16, 12), null, 1, 6],
  ['four over 13 days', lightening(13, 9, 5, 0), null, 0, 1],
  ['four over 6 days', lightening(6, 4, 2, 0), null, 0, 8],
  ['many over 13 days', lightening(13, 11, 9, 7, 5, 3, 0), null, 0, 1],
  ['four over 14 days', lightening(14, 7, 4, 0), -1, 0, 0],
  ['four over 14 days, the last not today', lightening(20, 17, 10, 6), -1, 0, 0],
  ['one kg a week', lightening(27, 20, 13, 6), -1, 0, 0],
  ['half a kg gained a week', [0, 7, 14, 21].map((ago) => [ago, 81.5 - ago / 14]), 0.5, 0, 0],
  ['no change', [0, 7, 14, 21].map((ago) => [ago, 80]), 0, 0, 0],
  ['the 28th day before is too old', lightening(28, 20, 13, 6), null, 1, 0],
  ['tomorrow does not count', lightening(20, 13, 6, -1), null, 1, 0],
])('%s', (_, points, kgPerWeek, weighingsMissing, daysMissing) => {
  const rate = weeklyRate(weighed(...points), today);
  expect(rate).toMatchObject({ weighingsMissing, daysMissing });
  if (kgPerWeek === null) expect(rate.kgPerWeek).toBeNull();
  else expect(rate.kgPerWeek).toBeCloseTo(kgPerWeek, 1);
});

test('by least squares: 92, 91.4, 91.5, 90.1 kg in four weeks', () => {
  expect(weeklyRate(weighed([21, 92], [14, 91.4], [7, 91.5], [0, 90.1]), today).kgPerWeek).toBe(-0.56);
});

test('a straight line gives its own slope, whichever days were weighed', () => {
  const days = uniqueArray(integer({ min: 1, max: 26 }), { minLength: 2, maxLength: 20 });
  assert(
    property(days, double({ min: -2, max: 2, noNaN: true }), (between, perWeek) => {
      const daily = [0, 27, ...between].map((ago) => ({
        day: addDays(today, -ago),
        weight: 100 - (ago * perWeek) / 7,
      }));
      expect(weeklyRate(daily, today).kgPerWeek).toBeCloseTo(perWeek, 1);
    }),
    { numRuns: 200 },
  );
});

test('there is a rate exactly when nothing is missing', () => {
  assert(
    property(array(integer({ min: -3, max: 40 }), { maxLength: 12 }), (ago) => {
      const daily = [...new Set(ago)].map((days) => ({ day: addDays(today, -days), weight: 90 }));
      const { kgPerWeek, weighingsMissing, daysMissing } = weeklyRate(daily, today);
      expect(kgPerWeek === null).toBe(weighingsMissing > 0 || daysMissing > 0);
      expect(weighingsMissing).toBe(
        Math.max(0, 4 - daily.filter(({ day }) => day <= today && day > addDays(today, -28)).length),
      );
      expect(daysMissing).toBeLessThanOrEqual(14);
    }),
    { numRuns: 200 },
  );
});
