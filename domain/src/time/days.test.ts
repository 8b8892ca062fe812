import { expect, test } from 'vitest';
import { addDays, dayIn, daysBetween, isDay } from './days.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['0050-01-01', true],
  ['9899-12-31', true],
  ['9900-01-01', false],
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

test.each([
  ['2026-11-03', '2026-11-03', 0],
  ['2026-11-03', '2026-11-04', 1],
  ['2026-11-04', '2026-11-03', -1],
  ['2026-02-28', '2026-03-01', 1],
  ['2028-02-28', '2028-03-01', 2],
  ['2025-12-31', '2026-12-31', 365],
  // Clocks change in between, where these tests run.
  ['2026-09-26', '2026-09-28', 2],
])('from %s to %s are %s days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test('these tests run far from the patient, where it may be tomorrow already', () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Pacific/Auckland');
  expect(new Date('2026-11-15T12:00:00Z').getTimezoneOffset()).toBe(-780);
});

test.each([
  ['2026-11-03', 0, '2026-11-03'],
  ['2026-11-03', 28, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-09-26', 2, '2026-09-28'],
])('%s and %s days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});
