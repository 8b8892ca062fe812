import { describe, expect, test } from 'vitest';
import { isDay, readDay, readExpiry, withExpirySlashes, withSlashes } from './read-day.ts';

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

describe('an expiry as boxes print it', () => {
  test.each([
    ['03/2027', '2027-03-31'],
    ['3/2027', '2027-03-31'],
    ['03/27', '2027-03-31'],
    ['0327', '2027-03-31'],
    ['032027', '2027-03-31'],
    ['02-28', '2028-02-29'],
    ['02.2027', '2027-02-28'],
    ['15/03/2027', '2027-03-15'],
    ['15032027', '2027-03-15'],
    ['', null],
  ])('%j is %s', (typed, value) => {
    expect(readExpiry(typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['13/2027', 'no-such-day'],
    ['00/27', 'no-such-day'],
    ['03/12', 'short-year'],
    ['03/202', 'unreadable'],
    ['15/03/27', 'short-year'],
  ] as const)('%j is refused as %s', (typed, why) => {
    expect(readExpiry(typed)).toEqual({ ok: false, why });
  });

  test.each([
    ['032027', '03/2027'],
    ['03/2027', '03/2027'],
    ['0327', '03/27'],
    ['15032027', '15/03/2027'],
    ['01122026', '01/12/2026'],
    ['3/2027', '03/2027'],
    ['3/27', '03/27'],
    ['3/11/2027', '3/11/2027'],
    ['12/2027', '12/2027'],
  ])('%j typed key by key shows %j', (keys, shown) => {
    let text = '';
    for (const key of keys) text = withExpirySlashes(text, text + key);
    expect(text).toBe(shown);
  });

  test.each([
    ['03/20', '03/2'],
    ['3/2', '3/'],
  ])('erasing from %j does not fight the slash', (before, typed) => {
    expect(withExpirySlashes(before, typed)).toBe(typed);
  });
});
