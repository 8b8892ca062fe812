import { expect, test } from 'vitest';
import { timeOfSlot } from './next-slot.ts';

const DINNER = { name: 'Jantar', time: '19:00' };

test.each([
  ['at its hour or later, its own', { isToday: true, now: '19:20' }, '19:00'],
  ['before its hour, now', { isToday: true, now: '18:25' }, '18:25'],
  ['before its hour, the time that was written', { isToday: true, now: '18:25', written: '18:00' }, '18:00'],
  ['on a day that is over, its own', { isToday: false, now: '10:00' }, '19:00'],
])('the time of a meal that is recorded %s', (_, clock, time) => {
  expect(timeOfSlot(DINNER, clock)).toBe(time);
});
