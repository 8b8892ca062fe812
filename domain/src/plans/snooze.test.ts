import { expect, test } from 'vitest';
import { canSnoozeTo, momentToTake, nextAt } from './snooze.ts';

const ZONE = 'America/Sao_Paulo';
const at = (time: string) => new Date(`2026-11-16T${time}:00-03:00`);

test.each([
  ['09:15', '09:00', true],
  ['21:00', '09:00', true],
  ['21:01', '09:00', false],
  ['09:00', '09:00', false],
  ['08:59', '09:00', false],
])('until %s, at %s: %s', (until, now, expected) => {
  expect(canSnoozeTo(at(until), at(now))).toBe(expected);
});

test.each([
  ['09:15', '09:00', '2026-11-16T12:15:00.000Z'],
  ['00:05', '23:50', '2026-11-17T03:05:00.000Z'],
  ['09:00', '09:00', '2026-11-17T12:00:00.000Z'],
])('the next %s after %s', (time, now, expected) => {
  expect(nextAt(time, { zone: ZONE, now: at(now) }).toISOString()).toBe(expected);
});

test.each([
  ['not put off', null, '17:37', '18:00'],
  ['put off before its time', '21:00', '17:37', '21:00'],
  ['put off after its time', '21:00', '19:30', '21:00'],
  ['put off until now', '21:00', '21:00', '18:00'],
])('a dose of 18:00 that is %s', (_, until, now, expected) => {
  const dose = { plannedAt: at('18:00').toISOString(), snoozedUntil: until && at(until).toISOString() };
  expect(momentToTake(dose, at(now))).toBe(at(expected).toISOString());
});
