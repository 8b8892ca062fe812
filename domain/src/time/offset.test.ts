import { assert, constantFrom, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn } from './days.ts';
import { wallClock } from './instants.ts';
import { offsetMs } from './offset.ts';
import { HOUR_MS, MINUTE_MS } from './spans.ts';

const ZONES = [
  'America/Sao_Paulo',
  'America/Noronha',
  'America/Rio_Branco',
  'Europe/Lisbon',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'UTC',
];

/** The zone's own clock, asked anew. */
function shown(zone: string, instant: Date): string {
  // Swedes write YYYY-MM-DD HH:MM.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );
}

function remembered(zone: string, instant: Date): string {
  const { day, time } = wallClock(zone, instant);
  expect(dayIn(zone, instant)).toBe(day);
  return `${day} ${time}`;
}

test('the remembered offset shows what the clock of the zone shows', () => {
  const instants = date({ min: new Date('1901-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  assert(
    property(constantFrom(...ZONES), instants, (zone, instant) => {
      expect(remembered(zone, instant)).toBe(shown(zone, instant));
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['America/Sao_Paulo', '2018-11-04T00:00:00Z', 'the last summer time begins, at midnight'],
  ['America/Sao_Paulo', '2019-02-16T22:00:00Z', 'and ends'],
  ['America/Sao_Paulo', '1914-01-01T00:00:00Z', 'from the sun’s time, by 6 minutes and 28 seconds'],
  ['Europe/Lisbon', '2026-03-29T00:00:00Z', 'one hour on'],
  ['Australia/Lord_Howe', '2026-04-04T12:00:00Z', 'half an hour back'],
  ['Pacific/Apia', '2011-12-30T00:00:00Z', 'a day that never was'],
])('in %s around %s, every ten minutes: %s', (zone, around) => {
  for (let minutes = -24 * 60; minutes <= 48 * 60; minutes += 10) {
    const instant = new Date(Date.parse(around) + minutes * MINUTE_MS);
    expect(remembered(zone, instant)).toBe(shown(zone, instant));
  }
});

test('asked in any order, and outside of what is remembered', () => {
  const zone = 'America/Sao_Paulo';
  expect(offsetMs(zone, new Date('2026-11-15T12:00:00Z'))).toBe(-3 * HOUR_MS);
  expect(offsetMs(zone, new Date('2018-12-01T12:00:00Z'))).toBe(-2 * HOUR_MS);
  expect(offsetMs(zone, new Date('2026-11-15T12:00:00Z'))).toBe(-3 * HOUR_MS);
  expect(dayIn(zone, new Date('0050-06-15T12:00:00Z'))).toBe('0050-06-15');
  expect(dayIn(zone, new Date('9999-12-31T12:00:00Z'))).toBe('9999-12-31');
});
