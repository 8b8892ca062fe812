import { expect, test } from 'vitest';
import { hourIn, instantAt } from './instants.ts';

test.each([
  ['2026-11-15', '12:00', 'America/Sao_Paulo', '2026-11-15T15:00:00.000Z'],
  ['2026-11-15', '00:00', 'America/Rio_Branco', '2026-11-15T05:00:00.000Z'],
  ['2026-11-15', '24:00', 'America/Noronha', '2026-11-16T02:00:00.000Z'],
  ['2026-07-01', '12:00', 'Europe/Lisbon', '2026-07-01T11:00:00.000Z'],
  ['2026-12-01', '12:00', 'Europe/Lisbon', '2026-12-01T12:00:00.000Z'],
  // Clocks went forward at 01:00 UTC and back at 01:00 UTC.
  ['2026-03-29', '12:00', 'Europe/Lisbon', '2026-03-29T11:00:00.000Z'],
  ['2026-10-25', '00:00', 'Europe/Lisbon', '2026-10-24T23:00:00.000Z'],
  ['2026-10-25', '24:00', 'Europe/Lisbon', '2026-10-26T00:00:00.000Z'],
  // A time that is left out is an hour later, one that comes twice is the first.
  ['2026-03-08', '01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08', '08:00', 'America/New_York', '2026-03-08T12:00:00.000Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-29', '01:30', 'Europe/Lisbon', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '01:30', 'Europe/Lisbon', '2026-10-25T00:30:00.000Z'],
  ['2018-11-04', '00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantAt(day, time, zone).toISOString()).toBe(instant);
});

test.each([
  ['America/Sao_Paulo', '2026-11-15T02:59:59Z', 23],
  ['America/Sao_Paulo', '2026-11-15T03:00:00Z', 0],
  ['America/Manaus', '2026-11-15T15:30:00Z', 11],
  ['UTC', '2026-11-15T05:00:00Z', 5],
])('in %s at %s it is %s h', (zone, instant, hour) => {
  expect(hourIn(zone, new Date(instant))).toBe(hour);
});
