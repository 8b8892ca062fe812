import { expect, test } from 'vitest';
import { earlyTime, momentOf, momentOn, type When, whenOf } from './when.ts';

const AFTERNOON = { today: '2026-11-16', time: '15:20', usual: '07:30' };
const DAWN = { today: '2026-11-16', time: '06:10', usual: '07:30' };
const EVENING_PERSON = { today: '2026-11-16', time: '15:20', usual: '21:00' };

test.each([
  [AFTERNOON, '07:30'],
  [EVENING_PERSON, '08:00'],
  [DAWN, null],
])('early today is the usual time of a morning, once it is past', (clock, time) => {
  expect(earlyTime(clock)).toBe(time);
});

test.each<[When, string | null]>([
  ['now', null],
  ['early', '2026-11-16T07:30'],
  ['yesterday', '2026-11-15T07:30'],
  ['other', 'T'],
])('%s is held as %s, and read back as the same chip', (when, moment) => {
  expect(momentOf(when, AFTERNOON)).toBe(moment);
  expect(whenOf(moment, AFTERNOON)).toBe(when);
});

test('a moment of today needs another chip while early today is still to come', () => {
  expect(whenOf('2026-11-16T05:00', DAWN)).toBe('other');
  expect(whenOf('2026-11-10T05:00', AFTERNOON)).toBe('other');
});

test.each([
  ['2026-11-10', '', '2026-11-10T07:30'],
  ['2026-11-10', '22:15', '2026-11-10T22:15'],
  ['', '22:15', 'T22:15'],
  ['', '', 'T'],
])('on %s at %s the moment is %s', (day, time, moment) => {
  expect(momentOn(day, time, AFTERNOON)).toBe(moment);
});

test('today without a time is now where the usual time is still to come', () => {
  expect(momentOn('2026-11-16', '', EVENING_PERSON)).toBe('2026-11-16T15:20');
});
