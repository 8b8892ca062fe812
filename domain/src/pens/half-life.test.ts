import { expect, test } from 'vitest';
import { halfLifeIn, halfLifeText, halfLifeUnit, hoursOf } from './half-life.ts';

test.each([
  [144, '6 dias'],
  [168, '7 dias'],
  [24, '1 dia'],
  [36, '1,5 dia'],
  [127.2, '5,3 dias'],
  [165, '165 horas'],
  [13, '13 horas'],
  [2.4, '2,4 horas'],
  [1, '1 hora'],
])('%s hours are said as %s', (hours, text) => {
  expect(halfLifeText(hours)).toBe(text);
});

test.each([
  [6, 'days', 144],
  [5.3, 'days', 127.2],
  [6.75, 'days', 162],
  [2.4, 'hours', 2.4],
] as const)('%s %s are %s hours, and come back as they were typed', (value, unit, hours) => {
  expect(hoursOf(value, unit)).toBe(hours);
  expect(halfLifeIn(hours, unit)).toBe(value);
});

test('a half-life below a day is one of hours', () => {
  expect([12, 24, 2.4].map(halfLifeUnit)).toEqual(['hours', 'days', 'hours']);
});
