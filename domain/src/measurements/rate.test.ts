import { array, assert, double, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { weeklyRate } from './rate.ts';

const today = '2026-11-28';
/** By days before today. */
const weighed = (...points: [number, number][]) =>
  points.map(([ago, weight]) => ({ day: addDays(today, -ago), weight }));

test.each([
  ['nothing weighed', [], null, 4],
  ['one day', [[0, 90]], null, 3],
  [
    'two far apart',
    [
      [20, 92],
      [0, 90],
    ],
    null,
    2,
  ],
  [
    'three',
    [
      [20, 92],
      [10, 91],
      [0, 90],
    ],
    null,
    1,
  ],
  [
    'four over 13 days',
    [
      [13, 92],
      [9, 92],
      [5, 91],
      [0, 90],
    ],
    null,
    1,
  ],
  [
    'many over 13 days',
    [
      [13, 92],
      [11, 92],
      [9, 92],
      [7, 91],
      [5, 91],
      [3, 91],
      [0, 90],
    ],
    null,
    1,
  ],
  [
    'four over 14 days',
    [
      [14, 92],
      [7, 91],
      [3.5, 90.5],
      [0, 90],
    ].map(([a, w]) => [Math.ceil(a!), w]),
    -1,
    0,
  ],
  [
    'one kg a week',
    [
      [27, 94],
      [20, 93],
      [13, 92],
      [6, 91],
    ],
    -1,
    0,
  ],
  [
    'half a kg gained a week',
    [
      [21, 80],
      [14, 80.5],
      [7, 81],
      [0, 81.5],
    ],
    0.5,
    0,
  ],
  [
    'no change',
    [
      [21, 80],
      [14, 80],
      [7, 80],
      [0, 80],
    ],
    0,
    0,
  ],
  [
    'the 28th day before is too old',
    [
      [28, 94],
      [20, 93],
      [13, 92],
      [6, 91],
    ],
    null,
    1,
  ],
  [
    'tomorrow does not count',
    [
      [20, 93],
      [13, 92],
      [6, 91],
      [-1, 90],
    ],
    null,
    1,
  ],
] as [string, [number, number][], number | null, number][])(
  '%s',
  (_, points, kgPerWeek, weighingsMissing) => {
    const rate = weeklyRate(weighed(...points), today);
    expect(rate.weighingsMissing).toBe(weighingsMissing);
    if (kgPerWeek === null) expect(rate.kgPerWeek).toBeNull();
    else expect(rate.kgPerWeek).toBeCloseTo(kgPerWeek, 1);
  },
);

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
      const { kgPerWeek, weighingsMissing } = weeklyRate(daily, today);
      expect(kgPerWeek === null).toBe(weighingsMissing > 0);
      expect(weighingsMissing).toBeLessThanOrEqual(4);
    }),
    { numRuns: 200 },
  );
});
