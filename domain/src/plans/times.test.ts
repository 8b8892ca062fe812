import { expect, test } from 'vitest';
import { isSpread, keepTimes, spreadTimes } from './times.ts';

test.each([
  [1, ['08:00']],
  [2, ['08:00', '20:00']],
  [3, ['08:00', '14:00', '20:00']],
  [4, ['08:00', '12:00', '16:00', '20:00']],
  [5, ['08:00', '11:00', '14:00', '17:00', '20:00']],
  [6, ['08:00', '10:25', '12:50', '15:10', '17:35', '20:00']],
])('%i times a day are %j', (timesPerDay, times) => {
  expect(spreadTimes(timesPerDay)).toEqual(times);
});

test.each([
  [['08:00', '20:00'], true],
  [[], true],
  [['08:00', '21:00'], false],
  [['09:00'], false],
])('%j are spread by themselves: %s', (times, expected) => {
  expect(isSpread(times)).toBe(expected);
});

test.each([
  ['one more takes a free time', ['07:30', '22:00'], 3, ['07:30', '22:00', '08:00']],
  ['a time is never twice', ['08:00', '21:00'], 3, ['08:00', '21:00', '14:00']],
  ['fewer leave the last one out', ['07:30', '12:00', '22:00'], 2, ['07:30', '12:00']],
  ['six of which one is own', ['08:00'], 6, ['08:00', '10:25', '12:50', '15:10', '17:35', '20:00']],
])('%s', (_, times, count, expected) => {
  expect(keepTimes(times, count)).toEqual(expected);
});
