import { describe, expect, test } from 'vitest';
import type { DosePause } from './plan.ts';
import type { UsualDay } from './usual-day.ts';
import { plannedFrom, unrecordedPlans } from './missed.ts';

const at = (text: string) => new Date(`${text}:00-03:00`);

const weekly = {
  skippedPlans: [] as Date[],
  pauses: [] as DosePause[],
  intervalDays: 7,
  usual: null as UsualDay | null,
  windowHours: 120 as number | null,
  lateHours: 120 as number | null,
  zone: 'America/Sao_Paulo',
  from: at('2026-01-01T00:00'),
  to: at('2027-01-01T00:00'),
  now: at('2026-11-15T08:00'),
};

test('planned times keep to the wall clock', () => {
  expect(
    plannedFrom(new Date('2026-10-28T12:00:30.500Z'), 7, 'America/New_York', 3).map((plan) =>
      plan.toISOString(),
    ),
  ).toEqual(['2026-10-28T12:00:30.500Z', '2026-11-04T13:00:30.500Z', '2026-11-11T13:00:30.500Z']);
  expect(plannedFrom(new Date('2026-10-28T12:00Z'), 7, 'America/New_York', 0)).toEqual([]);
});

test.each([
  // A late dose inside its window is that dose.
  ['2026-11-08T08:00', 120, []],
  ['2026-11-13T08:00', 120, []],
  ['2026-11-13T08:01', 120, ['2026-11-08T08:00']],
  ['2026-11-15T08:00', 120, ['2026-11-08T08:00']],
  // Without a window the nearest planned time is taken for it.
  ['2026-11-11T19:59', null, []],
  ['2026-11-11T20:00', null, ['2026-11-08T08:00']],
  ['2026-11-15T08:00', null, ['2026-11-08T08:00']],
])('between 1 November and %s, with a window of %s h, are missing %j', (next, windowHours, missing) => {
  const applied = [at('2026-11-01T08:00'), at(next)];
  expect(unrecordedPlans({ ...weekly, windowHours, lateHours: windowHours, applied })).toEqual(
    missing.map(at),
  );
});

test.each([
  ['2026-11-13T08:00', 120, []],
  ['2026-11-13T08:01', 120, ['2026-11-08T08:00']],
  ['2026-11-20T08:01', 120, ['2026-11-08T08:00', '2026-11-15T08:00']],
  ['2026-11-15T08:00', null, []],
  ['2026-11-15T08:01', null, ['2026-11-08T08:00']],
])('at %s, with a window of %s h, are missing after the last dose %j', (now, windowHours, missing) => {
  const applied = [at('2026-11-01T08:00')];
  expect(unrecordedPlans({ ...weekly, windowHours, lateHours: windowHours, applied, now: at(now) })).toEqual(
    missing.map(at),
  );
});

test('what is skipped, or outside the period, is left out', () => {
  const applied = [at('2026-09-06T08:00'), at('2026-10-11T08:00'), at('2026-10-18T08:00')];
  const plans = (period: Partial<typeof weekly & { applied: Date[] }>) =>
    unrecordedPlans({ ...weekly, applied, ...period });
  expect(plans({ now: at('2026-10-20T08:00') })).toEqual(
    ['2026-09-13T08:00', '2026-09-20T08:00', '2026-09-27T08:00', '2026-10-04T08:00'].map(at),
  );
  expect(plans({ skippedPlans: [at('2026-09-20T08:00')], to: at('2026-09-27T08:00') })).toEqual(
    ['2026-09-13T08:00', '2026-09-27T08:00'].map(at),
  );
  expect(plans({ from: at('2026-09-20T00:00'), to: at('2026-09-20T23:59') })).toEqual([
    at('2026-09-20T08:00'),
  ]);
  expect(plans({ applied: [] })).toEqual([]);
});

describe('with a usual day', () => {
  /** Sundays at eight, from 8 November on. */
  const usual = { day: '2026-11-08', time: '08:00', chosenAt: null as Date | null };
  const plans = (applied: string[], changes: object = {}) =>
    unrecordedPlans({ ...weekly, usual, applied: applied.map(at), now: at('2026-12-20T08:00'), ...changes });

  test.each([
    ['late, then back on the day', ['2026-11-08T08:00', '2026-11-20T08:00', '2026-11-22T08:00'], []],
    [
      'late, then one not applied',
      ['2026-11-08T08:00', '2026-11-20T08:00', '2026-11-29T08:00'],
      ['2026-11-22T08:00'],
    ],
    ['early', ['2026-11-08T08:00', '2026-11-13T08:00', '2026-11-22T08:00', '2026-11-29T08:00'], []],
    // Before the usual day each dose says when the next was to come.
    [
      'entered from before',
      ['2026-10-15T20:00', '2026-10-30T20:00', '2026-11-08T08:00'],
      ['2026-10-22T20:00'],
    ],
  ])('%s', (_, applied, missing) => {
    const until = at(applied.at(-1)!);
    expect(plans(applied, { now: until })).toEqual(missing.map(at));
  });

  test('planned times between the choice of a coming day and that day are gone, earlier ones are not', () => {
    const chosen = { ...usual, day: '2026-11-29', chosenAt: at('2026-11-10T08:00') };
    expect(plans(['2026-10-25T08:00'], { usual: chosen, now: at('2026-12-10T08:00') })).toEqual(
      ['2026-11-01T08:00', '2026-11-08T08:00', '2026-11-29T08:00'].map(at),
    );
  });
});

test('a day after ten years of silence has its own plan', () => {
  const daily = {
    ...weekly,
    intervalDays: 1,
    windowHours: 12,
    lateHours: 12,
    applied: [at('2016-06-01T08:00')],
  };
  expect(unrecordedPlans({ ...daily, from: at('2026-11-10T00:00'), to: at('2026-11-10T23:59') })).toEqual([
    at('2026-11-10T08:00'),
  ]);
});

test('doses inside a pause were not missed', () => {
  const applied = [at('2026-10-18T08:00')];
  const pauses = [{ from: at('2026-10-20T00:00'), until: at('2026-11-02T00:00') }];
  expect(unrecordedPlans({ ...weekly, applied, pauses })).toEqual([at('2026-11-08T08:00')]);
});

test('a plan made before the first dose misses its first doses too', () => {
  const usual = { day: '2026-11-02', time: '08:00', chosenAt: at('2026-11-01T08:00') };
  expect(unrecordedPlans({ ...weekly, applied: [], usual })).toEqual([
    at('2026-11-02T08:00'),
    at('2026-11-09T08:00'),
  ]);
});
