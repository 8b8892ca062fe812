import { expect, test } from 'vitest';
import { dayIn, isDay } from './days.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['0050-01-01', true],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['America/Sao_Paulo', '2026-11-15T02:30:00Z', '2026-11-14'],
  ['America/Sao_Paulo', '2026-11-15T03:00:00Z', '2026-11-15'],
  ['America/Manaus', '2026-11-15T03:30:00Z', '2026-11-14'],
  ['Europe/Lisbon', '2026-11-15T00:00:00Z', '2026-11-15'],
  ['Pacific/Auckland', '2026-11-14T12:00:00Z', '2026-11-15'],
])('in %s, %s is %s', (zone, instant, day) => {
  expect(dayIn(zone, new Date(instant))).toBe(day);
});

test('these tests run far from the patient, where it may be tomorrow already', () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Pacific/Auckland');
  expect(new Date('2026-11-15T12:00:00Z').getTimezoneOffset()).toBe(-780);
});
