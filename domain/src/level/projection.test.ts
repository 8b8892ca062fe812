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

const NEW_YORK = 'America/New_York';

test('projected doses are as big as the next and keep to the wall clock', () => {
  const first = new Date('2026-10-28T12:00Z');
  const mg = 0.5;
  const doses = projectDoses({ mg, intervalDays: 7, first, planned: first, count: 3, zone: NEW_YORK });
  expect(doses).toEqual([
    { at: first, mg: 0.5 },
    { at: new Date('2026-11-04T13:00Z'), mg: 0.5 },
    { at: new Date('2026-11-11T13:00Z'), mg: 0.5 },
  ]);
});

test('after another moment the doses return to the plan', () => {
  const planned = new Date('2026-11-04T13:00Z');
  const mg = 1;
  const first = new Date('2026-11-07T20:00Z');
  const doses = projectDoses({ mg, intervalDays: 7, first, planned, count: 2, zone: NEW_YORK });
  expect(doses.map(({ at: moment }) => moment)).toEqual([first, new Date('2026-11-11T13:00Z')]);
});

test('the instant asked about stays itself in the hour that comes twice', () => {
  const first = new Date('2026-11-01T06:30Z');
  const mg = 1;
  const doses = projectDoses({ mg, intervalDays: 7, first, planned: first, count: 1, zone: NEW_YORK });
  expect(doses[0]!.at).toEqual(first);
});

const planned = at('2026-11-08T08:00');

test.each([
  // Before the planned time, inside the window, and a window as long as the interval.
  ['2026-11-06T10:00', 120, '2026-11-08T08:00', '2026-11-13T08:00'],
  ['2026-11-10T10:00', 120, '2026-11-10T10:00', '2026-11-13T08:00'],
  ['2026-11-06T10:00', 400, '2026-11-08T08:00', '2026-11-15T08:00'],
])('at %s with a window of %s h, one may ask from %s to %s', (now, windowHours, earliest, latest) => {
  expect(whatIfRange({ planned, windowHours, now: at(now), intervalDays: 7 })).toEqual({
    earliest: at(earliest),
    latest: at(latest),
  });
});

test('outside of a label there is nothing to ask', () => {
  const asked = { planned, now: at('2026-11-13T08:00'), intervalDays: 7 };
  expect(whatIfRange({ ...asked, windowHours: 120 })).toBeNull();
  expect(whatIfRange({ ...asked, windowHours: null })).toBeNull();
});
