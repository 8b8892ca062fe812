import { describe, expect, test } from 'vitest';
import { isDay, readDay, withSlashes } from './read-day.ts';

describe('readDay', () => {
  test.each([
    ['', null],
    ['03/11/2026', '2026-11-03'],
    ['3/11/2026', '2026-11-03'],
    ['3-1-2026', '2026-01-03'],
    ['03.11.2026', '2026-11-03'],
    ['03112026', '2026-11-03'],
    [' 2026-11-03 ', '2026-11-03'],
    ['29/02/2028', '2028-02-29'],
  ])('%j is the day %s', (typed, value) => {
    expect(readDay(typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['31/02/2026', 'no-such-day'],
    ['29/02/2027', 'no-such-day'],
    ['11/25/2026', 'no-such-day'],
    ['00/01/2026', 'no-such-day'],
    ['03/11/0026', 'no-such-day'],
    ['03/11', 'short-year'],
    ['03/11/26', 'short-year'],
    ['03/11/202', 'short-year'],
    ['amanhã', 'unreadable'],
    ['3', 'unreadable'],
  ] as const)('%j is refused as %s', (typed, why) => {
    expect(readDay(typed)).toEqual({ ok: false, why });
  });
});

describe('withSlashes', () => {
  test.each([
    ['', '3', '3'],
    ['0', '03', '03/'],
    ['03/', '03/1', '03/1'],
    ['03/1', '03/11', '03/11/'],
    ['03/11/', '03/11/2', '03/11/2'],
    ['03/', '03//', '03/'],
    ['3', '3/', '3/'],
    ['3/1', '3/1/', '3/1/'],
    ['3/1/', '3/1/2', '3/1/2'],
    ['03', '031', '03/1'],
    ['', '03112026', '03/11/2026'],
    ['', '2026-11-03', '2026-11-03'],
    ['', 'x', 'x'],
  ])('after %j, %j becomes %j', (before, typed, shown) => {
    expect(withSlashes(before, typed)).toBe(shown);
  });

  test.each([
    ['03/', '03'],
    ['03/11/', '03/11'],
    ['03/11/2026', '03/1/2026'],
    ['03/11/2026', '3/11/2026'],
  ])('erasing from %j leaves %j', (before, typed) => {
    expect(withSlashes(before, typed)).toBe(typed);
  });
});

test('only a real day in ISO form counts as a day', () => {
  expect([isDay('2026-11-03'), isDay('2026-02-31'), isDay('03/11/2026')]).toEqual([true, false, false]);
});
