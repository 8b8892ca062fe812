import { array, assert, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { evenMoments, spreadPoints } from './eight-points.ts';

const points = (...days: number[]) => days.map((day) => ({ at: new Date(Date.UTC(2026, 0, 1 + day)), day }));
const days = (found: { day: number }[]) => found.map(({ day }) => day);

test.each([
  ['none', [], []],
  ['one', [3], [3]],
  ['eight, sorted', [7, 1, 2, 3, 4, 5, 6, 0], [0, 1, 2, 3, 4, 5, 6, 7]],
  ['each of 15 days', Array.from({ length: 15 }, (_, n) => n), [0, 2, 4, 6, 8, 10, 12, 14]],
  [
    'evenly in time, not in number',
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 20, 30, 40, 50, 60, 70],
    [0, 8, 20, 30, 40, 50, 60, 70],
  ],
  ['a crowd and a straggler', [0, 1, 2, 3, 4, 5, 6, 7, 8, 100], [0, 3, 4, 5, 6, 7, 8, 100]],
])('%s', (_, drawn, chosen) => {
  expect(days(spreadPoints(points(...drawn)))).toEqual(chosen);
});

test.each([
  [1, [9]],
  [2, [0, 9]],
  [3, [0, 5, 9]],
])('at most %s', (most, chosen) => {
  expect(days(spreadPoints(points(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), most))).toEqual(chosen);
});

test('always as many as there may be, each once, the first and the last among them', () => {
  assert(
    property(
      array(integer({ min: 0, max: 400 }), { maxLength: 60 }),
      integer({ min: 2, max: 12 }),
      (drawn, most) => {
        const all = points(...drawn);
        const chosen = spreadPoints(all, most);
        expect(chosen).toHaveLength(Math.min(most, all.length));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(days(chosen)).toEqual(days(chosen).toSorted((a, b) => a - b));
        if (drawn.length > 0) {
          expect(chosen[0]!.day).toBe(Math.min(...drawn));
          expect(chosen.at(-1)!.day).toBe(Math.max(...drawn));
        }
      },
    ),
    { numRuns: 200 },
  );
});

/** As many before and after each even moment. */
const around = (all: ReturnType<typeof points>, most: number) => {
  const sorted = all.toSorted((a, b) => a.day - b.day);
  const near = evenMoments(sorted[0]!.at, sorted.at(-1)!.at, most).flatMap((moment) => [
    ...sorted.filter(({ at }) => at <= moment).slice(-most),
    ...sorted.filter(({ at }) => at > moment).slice(0, most),
  ]);
  return [...new Set(near)];
};

test('a few points around each even moment give the same as the whole history', () => {
  assert(
    property(
      uniqueArray(integer({ min: 0, max: 4000 }), { minLength: 9, maxLength: 400 }),
      integer({ min: 2, max: 10 }),
      (drawn, most) => {
        const all = points(...drawn);
        expect(days(spreadPoints(around(all, most), most))).toEqual(days(spreadPoints(all, most)));
      },
    ),
    { numRuns: 500 },
  );
});
