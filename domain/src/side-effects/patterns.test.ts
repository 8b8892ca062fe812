import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { isPatternPossible } from './pattern-range.ts';
import { countsByDay, findPatterns, type FeltInCycle } from './patterns.ts';

/** One effect a day number, each after another dose unless `cycles` says which. */
const felt = (days: (number | null)[], cycles = days.map((_, n) => n), rest: Partial<FeltInCycle> = {}) =>
  days.map((daysSince, n) => ({
    effectType: 'nausea' as const,
    otherName: null,
    ...rest,
    daysSince,
    cycle: daysSince === null ? null : cycles[n]!,
  }));
const found = (effects: FeltInCycle[], intervalDays: number | null = 7) =>
  findPatterns(effects, intervalDays).map(
    ({ inRange, total, fromDay, toDay }) => `${inRange}/${total} ${fromDay}–${toDay}`,
  );

test('7 of 9 in days 1–2 after the dose', () => {
  const effects = felt([1, 2, 1, 2, 1, 2, 1, 4, 6], [1, 1, 2, 2, 3, 3, 4, 4, 5]);
  expect(findPatterns(effects, 7)).toEqual([
    {
      effectType: 'nausea',
      otherName: null,
      inRange: 7,
      total: 9,
      fromDay: 1,
      toDay: 2,
      cycles: 4,
      byDay: [0, 4, 3, 0, 1, 0, 1, 0],
    },
  ]);
});

test.each([
  ['four occurrences', [1, 1, 1, 1], undefined, []],
  ['five', [1, 1, 1, 1, 1], undefined, ['5/5 1–1']],
  ['two doses', [1, 1, 1, 1, 1], [1, 1, 1, 2, 2], []],
  ['three doses', [1, 1, 1, 1, 1], [1, 1, 1, 2, 3], ['5/5 1–1']],
  ['three doses, but only two of them in the range', [1, 1, 1, 1, 5], [1, 1, 2, 2, 3], []],
  ['60 % in one day', [1, 1, 1, 4, 6], undefined, ['3/5 1–1']],
  ['just below 60 %', [1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 6, 6], undefined, []],
  ['one day before two', [2, 2, 2, 1, 3], undefined, ['3/5 2–2']],
  ['the fuller range', [0, 1, 1, 2, 2, 5], undefined, ['4/6 1–2']],
  ['the day of the dose', [0, 0, 0, 0, 1], undefined, ['4/5 0–0']],
  ['the last day', [7, 7, 7, 7, 1], undefined, ['4/5 7–7']],
  ['spread over the week', [0, 1, 2, 3, 4, 5, 6], undefined, []],
  ['three days wide is no pattern', [1, 2, 3, 1, 2, 3], undefined, ['4/6 1–2']],
  ['long after a missed dose', [20, 20, 20, 21, 21], undefined, []],
] as [string, number[], number[] | undefined, string[]][])('%s', (_, days, cycles, patterns) => {
  expect(found(felt(days, cycles))).toEqual(patterns);
});

test('what came before any dose does not count', () => {
  expect(found(felt([null, 1, 1, 1, 1]))).toEqual([]);
  expect(found(felt([null, 1, 1, 1, 1, 1]))).toEqual(['5/5 1–1']);
});

test.each([[1], [2], [3], [null]])('none at an interval of %s days', (intervalDays) => {
  expect(found(felt([0, 0, 0, 0, 0, 0, 0]), intervalDays)).toEqual([]);
});

test('own effects are told apart by their names, the commonest first', () => {
  const other = (otherName: string, days: number[]) =>
    felt(days, undefined, { effectType: 'other', otherName });
  const effects = [
    ...other('Soluço', [1, 1, 1]),
    ...other('soluco ', [1, 1]),
    ...other('Calafrio', [1, 1, 1, 1]),
    ...felt([2, 2, 2, 2, 2, 2]),
  ];
  expect(
    findPatterns(effects, 7).map(({ effectType, otherName, total }) => [effectType, otherName, total]),
  ).toEqual([
    ['nausea', null, 6],
    ['other', 'Soluço', 5],
  ]);
});

test('a pattern always holds what it promises', () => {
  const effects = array(
    record({
      effectType: constantFrom('nausea' as const, 'other' as const),
      otherName: constantFrom(null, 'Soluço'),
      daysSince: constantFrom(null, 0, 1, 2, 3, 4, 5, 6, 7, 12),
      cycle: integer({ min: 1, max: 5 }),
    }),
    { maxLength: 40 },
  );
  assert(
    property(effects, constantFrom(1, 3, 5, 7, 14), (drawn, intervalDays) => {
      for (const pattern of findPatterns(drawn, intervalDays)) {
        expect(pattern.total).toBeGreaterThanOrEqual(5);
        expect(pattern.cycles).toBeGreaterThanOrEqual(3);
        expect(pattern.inRange / pattern.total).toBeGreaterThanOrEqual(0.6);
        expect((pattern.toDay - pattern.fromDay + 1) / intervalDays).toBeLessThanOrEqual(2 / 7);
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['each day of a week, and the day of the next dose', [0, 1, 1, 7], 7, [1, 2, 0, 0, 0, 0, 0, 1]],
  ['nothing before the first dose or long after one', [null, 9], 7, [0, 0, 0, 0, 0, 0, 0, 0]],
  ['no days of a daily medicine', [0, 0], 1, []],
  ['no days without an interval', [0, 0], null, []],
])('counts %s', (_, days, intervalDays, counts) => {
  expect(
    countsByDay(
      days.map((daysSince) => ({ daysSince })),
      intervalDays,
    ),
  ).toEqual(counts);
});

test.each([
  [null, false],
  [1, false],
  [3, false],
  [4, true],
  [7, true],
])('doses every %s days: a pattern is possible: %s', (intervalDays, isPossible) => {
  expect(isPatternPossible(countsByDay([], intervalDays))).toBe(isPossible);
});
