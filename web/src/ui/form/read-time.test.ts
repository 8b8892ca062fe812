import { expect, test } from 'vitest';
import { readTime, withColon } from './read-time.ts';

test.each([
  ['', null],
  ['08:05', '08:05'],
  ['8:05', '08:05'],
  ['0805', '08:05'],
  ['805', '08:05'],
  ['8h05', '08:05'],
  ['8H', '08:00'],
  ['8', '08:00'],
  ['20', '20:00'],
  ['20:', '20:00'],
  ['23:59', '23:59'],
  ['0:00', '00:00'],
])('%j is %s', (typed, value) => {
  expect(readTime(typed)).toEqual({ ok: true, value });
});

test.each(['24:00', '12:60', '8:5', 'meio-dia', '12345', ':30'])('%j is refused', (typed) => {
  expect(readTime(typed)).toEqual({ ok: false });
});

test.each([
  ['', '0', '0'],
  ['0', '08', '08:'],
  ['08:', '08:0', '08:0'],
  ['08:', '08::', '08:'],
  ['9', '93', '9:3'],
  ['9:3', '9:30', '9:30'],
  ['', '2130', '21:30'],
  ['08:', '08', '08'],
  ['08', '080', '08:0'],
  ['8', '8h', '8h'],
])('after %j, %j becomes %j', (before, typed, shown) => {
  expect(withColon(before, typed)).toBe(shown);
});
