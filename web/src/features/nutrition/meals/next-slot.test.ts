import { expect, test } from 'vitest';
import { aDay, aMeal } from '../testing/samples.ts';
import { mealAt, targetOf, timeOfSlot } from './next-slot.ts';

const DINNER = { name: 'Jantar', time: '19:00' };

test.each([
  ['at its hour or later, its own', { isToday: true, now: '19:20' }, '19:00'],
  ['before its hour, now', { isToday: true, now: '18:25' }, '18:25'],
  ['on a day that is over, its own', { isToday: false, now: '10:00' }, '19:00'],
])('the time of a meal that is recorded %s', (_, clock, time) => {
  expect(timeOfSlot(DINNER, clock)).toBe(time);
});

test('foods without a named meal go into the nearest one, planned or recorded', () => {
  const clock = { isToday: true, now: '08:26' };
  const breakfast = { id: null, name: 'Café da Manhã', time: '08:00' };
  expect(targetOf(aDay({ meals: [] }), {}, clock)).toEqual(breakfast);
  const eaten = aMeal({ name: 'Café da Manhã', time: '08:10' });
  expect(targetOf(aDay({ meals: [eaten] }), {}, clock)).toBe(eaten);
  expect(targetOf(aDay({ meals: [] }), { slot: 'Jantar' }, clock)).toEqual({
    ...breakfast,
    name: 'Jantar',
    time: '08:26',
  });
  expect(targetOf(aDay({ meals: [], slots: [] }), {}, clock)).toEqual({
    id: null,
    name: 'Refeição',
    time: '08:26',
  });
});

test.each([
  ['at 21:55, dinner not recorded', '21:55', [], { id: null, name: 'Jantar', time: '21:55' }],
  ['at 18:10, dinner ahead', '18:10', [], { id: null, name: 'Jantar', time: '18:10' }],
  [
    'at 21:55, after the dinner of 19:00',
    '21:55',
    [{ name: 'Jantar', time: '19:00' }],
    { id: null, name: 'Refeição', time: '21:55' },
  ],
])('foods eaten %s', (_, time, meals, target) => {
  expect(mealAt(aDay({ meals: meals.map((meal) => aMeal(meal)) }), time)).toEqual(target);
});

test.each([
  ['19:00', true],
  ['20:00', true],
  ['20:01', false],
])('foods at %s are of the dinner recorded at 19:00: %s', (time, isOfDinner) => {
  const dinner = aMeal({ name: 'Jantar', time: '19:00' });
  expect(mealAt(aDay({ meals: [dinner] }), time) === dinner).toBe(isOfDinner);
});
