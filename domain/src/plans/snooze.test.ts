import { expect, test } from 'vitest';
import { canSnoozeTo, nextAt } from './snooze.ts';

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
