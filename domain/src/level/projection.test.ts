import { expect, test } from 'vitest';
import { DAY_MS } from '../time/spans.ts';
import { projectDoses, sampleTimes, whatIfRange } from './projection.ts';

const at = (text: string) => new Date(`${text}:00-03:00`);

test('samples lie evenly from end to end, with each dose of the period once', () => {
  const doses = [
    '2026-10-31T12:00',
    '2026-11-01T00:00',
    '2026-11-01T06:00',
    '2026-11-01T12:00',
    '2026-11-09T00:00',
  ];
  expect(
    sampleTimes(
      at('2026-11-01T00:00'),
      at('2026-11-02T00:00'),
      doses.map((dose) => ({ at: at(dose) })),
      3,
    ),
  ).toEqual(['2026-11-01T00:00', '2026-11-01T06:00', '2026-11-01T12:00', '2026-11-02T00:00'].map(at));
});

test('two years of daily doses are looked at 400 times and at each dose', () => {
  const doses = Array.from({ length: 730 }, (_, day) => ({
    at: new Date(at('2024-11-15T08:07').getTime() + day * DAY_MS),
  }));
  const times = sampleTimes(at('2024-11-15T00:00'), at('2026-11-15T00:00'), doses);
  expect(times).toHaveLength(1130);
  expect(times.every((time, index) => index === 0 || time > times[index - 1]!)).toBe(true);
});

test('a period without length is one look', () => {
  expect(sampleTimes(at('2026-11-01T00:00'), at('2026-11-01T00:00'), [])).toEqual([at('2026-11-01T00:00')]);
});

test('projected doses are as big as the last and keep to the wall clock', () => {
  const first = new Date('2026-10-28T12:00Z');
  const last = { at: new Date('2026-10-21T12:00Z'), mg: 0.5 };
  expect(projectDoses({ last, intervalDays: 7, first, count: 3, zone: 'America/New_York' })).toEqual([
    { at: first, mg: 0.5 },
    { at: new Date('2026-11-04T13:00Z'), mg: 0.5 },
    { at: new Date('2026-11-11T13:00Z'), mg: 0.5 },
  ]);
});

test('the instant asked about stays itself in the hour that comes twice', () => {
  const first = new Date('2026-11-01T06:30Z');
  const last = { at: new Date('2026-10-25T05:30Z'), mg: 1 };
  expect(projectDoses({ last, intervalDays: 7, first, count: 1, zone: 'America/New_York' })[0]!.at).toEqual(
    first,
  );
});

const lastAt = at('2026-11-01T08:00');

test.each([
  // Inside the gap, after it, and long after the planned time.
  ['2026-11-02T08:00', 72, '2026-11-04T08:00', '2026-11-15T08:00'],
  ['2026-11-06T10:00', 72, '2026-11-06T10:00', '2026-11-15T08:00'],
  ['2026-11-20T10:00', 72, '2026-11-20T10:00', '2026-11-27T10:00'],
  ['2026-11-01T09:00', null, '2026-11-01T20:00', '2026-11-15T08:00'],
])('at %s with a gap of %s h, one may ask from %s to %s', (now, minGapHours, earliest, latest) => {
  expect(whatIfRange({ lastAt, minGapHours, now: at(now), intervalDays: 7 })).toEqual({
    earliest: at(earliest),
    latest: at(latest),
  });
});
