import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../time/spans.ts';
import { isLateDose } from './late-dose.ts';
import { nextDose, spacingDays } from './next-dose.ts';
import type { DosePause } from './plan.ts';

const SEMAGLUTIDE = { windowHours: 120, minGapHours: 72 };
const day = (text: string) => new Date(`${text}:00-03:00`);

const LAST = day('2026-11-01T08:00');
const weekly = {
  applied: [LAST],
  usual: null,
  labelDays: 7,
  intervalDays: 7,
  rule: SEMAGLUTIDE,
  skippedPlans: [] as Date[],
  pauses: [] as DosePause[],
  zone: 'America/Sao_Paulo',
};

test('without a dose there is nothing to plan from', () => {
  expect(nextDose({ ...weekly, applied: [], now: day('2026-11-15T08:00') })).toEqual({
    state: 'none',
    plannedAt: null,
    applyUntil: null,
    followingAt: null,
    unrecordedAt: null,
    earliestAt: null,
    missedInARow: 0,
    talkToPrescriber: false,
    isOffDay: false,
    countsFor: null,
  });
});

test('without an interval nothing is planned', () => {
  const now = day('2027-11-15T08:00');
  expect(nextDose({ ...weekly, intervalDays: null, rule: null, now })).toMatchObject({
    state: 'no-schedule',
    plannedAt: null,
    earliestAt: null,
    talkToPrescriber: false,
  });
});

describe('a skipped dose', () => {
  const skippedPlans = [day('2026-11-08T08:00')];

  test('gives way to the next, which is simply ahead', () => {
    const expected = {
      state: 'upcoming',
      plannedAt: day('2026-11-15T08:00'),
      followingAt: null,
      missedInARow: 1,
    };
    expect(nextDose({ ...weekly, skippedPlans, now: day('2026-11-05T08:00') })).toMatchObject(expected);
    expect(nextDose({ ...weekly, skippedPlans, now: day('2026-11-10T08:00') })).toMatchObject(expected);
    expect(nextDose({ ...weekly, skippedPlans, now: day('2026-11-14T08:00') })).toMatchObject(expected);
  });

  test('counts like a missed one: two in a row are for the prescriber', () => {
    const both = [...skippedPlans, day('2026-11-15T08:00')];
    expect(nextDose({ ...weekly, skippedPlans: both, now: day('2026-11-16T08:00') })).toMatchObject({
      state: 'upcoming',
      plannedAt: day('2026-11-22T08:00'),
      missedInARow: 2,
      talkToPrescriber: true,
    });
  });

  test('is known by its minute, and no other is', () => {
    const now = day('2026-11-09T08:00');
    const within = new Date(day('2026-11-08T08:00').getTime() + 59_999);
    expect(nextDose({ ...weekly, skippedPlans: [within], now }).state).toBe('upcoming');
    expect(nextDose({ ...weekly, skippedPlans: [day('2026-11-08T08:01')], now }).state).toBe('late');
  });

  test('is not asked about on the day of the next', () => {
    const now = day('2026-11-15T08:00');
    expect(nextDose({ ...weekly, now })).toMatchObject({
      state: 'due',
      unrecordedAt: day('2026-11-08T08:00'),
    });
    expect(nextDose({ ...weekly, skippedPlans, now })).toMatchObject({ state: 'due', unrecordedAt: null });
  });

  test('before a missed one does not hide it', () => {
    expect(nextDose({ ...weekly, skippedPlans, now: day('2026-11-20T08:01') })).toMatchObject({
      state: 'missed',
      plannedAt: day('2026-11-15T08:00'),
      followingAt: day('2026-11-22T08:00'),
      missedInARow: 2,
    });
  });
});

describe('without a rule', () => {
  const unknown = { ...weekly, rule: null };

  test.each([
    ['2026-11-07T23:59', 'upcoming'],
    ['2026-11-08T00:00', 'due'],
    ['2026-11-08T08:59', 'due'],
    ['2026-11-08T09:00', 'late-unknown'],
    ['2026-11-14T09:00', 'late-unknown'],
  ])('at %s it is %s, and no window is given', (now, state) => {
    expect(nextDose({ ...unknown, now: day(now) })).toEqual({
      state,
      plannedAt: day('2026-11-08T08:00'),
      applyUntil: null,
      followingAt: null,
      unrecordedAt: null,
      earliestAt: null,
      missedInARow: 0,
      talkToPrescriber: false,
      isOffDay: false,
      countsFor: null,
    });
  });

  test.each([
    ['2026-11-15T08:00', null, 0, false],
    ['2026-11-15T08:01', '2026-11-22T08:00', 1, false],
    ['2026-11-22T08:00', '2026-11-29T08:00', 1, false],
    ['2026-11-22T08:01', '2026-11-29T08:00', 2, true],
  ])('at %s the oldest is still open, the next is %s, %s were missed', (now, following, missed, talk) => {
    expect(nextDose({ ...unknown, now: day(now) })).toMatchObject({
      state: 'late-unknown',
      plannedAt: day('2026-11-08T08:00'),
      followingAt: following && day(following),
      missedInARow: missed,
      talkToPrescriber: talk,
    });
  });

  test('a skipped one is over', () => {
    const skippedPlans = [day('2026-11-08T08:00')];
    expect(nextDose({ ...unknown, skippedPlans, now: day('2026-11-09T08:00') })).toMatchObject({
      state: 'upcoming',
      plannedAt: day('2026-11-15T08:00'),
    });
  });
});

test('a dose of 23:30 is due past midnight for its first hour', () => {
  const late = { ...weekly, applied: [day('2026-11-01T23:30')] };
  expect(nextDose({ ...late, now: day('2026-11-09T00:29') }).state).toBe('due');
  expect(nextDose({ ...late, now: day('2026-11-09T00:30') }).state).toBe('late');
});

test('years without a record are missed doses', () => {
  const daily = { ...weekly, intervalDays: 1, rule: { windowHours: 12, minGapHours: 12 } };
  const answer = nextDose({ ...daily, now: day('2046-11-01T20:01') });
  expect(answer).toMatchObject({ state: 'missed', followingAt: day('2046-11-02T08:00'), missedInARow: 7305 });
});

test('a window never reaches into the next dose', () => {
  const often = { ...weekly, intervalDays: 4 };
  expect(nextDose({ ...often, now: day('2026-11-06T08:00') }).applyUntil).toEqual(day('2026-11-09T08:00'));
});

test.each([
  [1, SEMAGLUTIDE, 3],
  [3, SEMAGLUTIDE, 3],
  [7, SEMAGLUTIDE, 7],
  [1, { windowHours: 12, minGapHours: 12 }, 1],
  [1, null, 1],
])('an interval of %s days under %j is planned every %s', (interval, rule, days) => {
  expect(spacingDays(interval, rule)).toBe(days);
});

test('nothing is ever asked for inside the minimum gap', () => {
  const situation = record({
    minutes: integer({ min: 0, max: 60 * 24 * 400 }),
    intervalDays: integer({ min: 1, max: 60 }),
    rule: constantFrom(
      SEMAGLUTIDE,
      { windowHours: 96, minGapHours: 72 },
      { windowHours: 12, minGapHours: 12 },
    ),
    isSkipped: boolean(),
  });
  assert(
    property(situation, ({ minutes, intervalDays, rule, isSkipped }) => {
      const now = new Date(LAST.getTime() + minutes * MINUTE_MS);
      const first = nextDose({ ...weekly, intervalDays, rule, now: LAST }).plannedAt!;
      const skippedPlans = isSkipped ? [first] : [];
      const next = nextDose({ ...weekly, intervalDays, rule, skippedPlans, now });
      expect(next.plannedAt! >= next.earliestAt!).toBe(true);
      if (next.applyUntil) expect(next.applyUntil >= now).toBe(true);
      if (next.followingAt) expect(next.followingAt > now).toBe(true);
      expect(next.talkToPrescriber).toBe(next.missedInARow >= 2);
    }),
    { numRuns: 200 },
  );
});

describe('a plan made before the first dose', () => {
  const chosen = { day: '2026-11-18', time: '08:00', chosenAt: day('2026-11-15T09:00') };
  const planned = { ...weekly, applied: [], usual: chosen };

  test.each([
    ['2026-11-15T10:00', 'upcoming', '2026-11-18T08:00', 0],
    ['2026-11-18T07:00', 'due', '2026-11-18T08:00', 0],
    ['2026-11-19T08:00', 'late', '2026-11-18T08:00', 0],
    ['2026-11-24T08:00', 'missed', '2026-11-18T08:00', 1],
  ])('at %s it is %s', (now, state, plannedAt, missedInARow) => {
    expect(nextDose({ ...planned, now: day(now) })).toMatchObject({
      state,
      plannedAt: day(plannedAt),
      earliestAt: null,
      missedInARow,
    });
  });

  test('a day that nobody chose plans nothing', () => {
    const now = day('2026-11-15T10:00');
    expect(nextDose({ ...planned, usual: { ...chosen, chosenAt: null }, now })).toMatchObject({
      state: 'none',
    });
  });
});

describe('a pause', () => {
  const from = day('2026-11-05T10:00');
  const now = day('2026-11-10T08:00');

  test('without an end plans nothing', () => {
    const paused = nextDose({ ...weekly, pauses: [{ from, until: null }], now });
    expect(paused).toMatchObject({ state: 'paused', plannedAt: null });
  });

  test('with an end names the first dose after it, on the usual weekday', () => {
    const until = day('2026-11-20T00:00');
    expect(nextDose({ ...weekly, pauses: [{ from, until }], now })).toMatchObject({
      state: 'paused',
      plannedAt: day('2026-11-22T08:00'),
      // By the leaflets, doses left out count whatever the reason.
      talkToPrescriber: true,
    });
  });

  test.each([
    ['that day, after its hour', '2026-11-08T08:50', SEMAGLUTIDE],
    ['two days late', '2026-11-10T08:00', SEMAGLUTIDE],
    ['after its window', '2026-11-14T08:00', SEMAGLUTIDE],
    ['that day, without a rule', '2026-11-08T08:50', null],
    ['two days late, without a rule', '2026-11-10T08:00', null],
  ])('that begins after an open dose does not return to it: %s', (_, begun, rule) => {
    const pauses = [{ from: day(begun), until: day('2026-12-09T00:00') }];
    const paused = { state: 'paused', plannedAt: day('2026-12-13T08:00'), missedInARow: 5 };
    for (const moment of [begun, '2026-11-20T08:00', '2026-12-08T23:59']) {
      expect(nextDose({ ...weekly, rule, pauses, now: day(moment) })).toMatchObject(paused);
    }
  });

  test('that ended within the window of a dose before it leaves that dose open', () => {
    const pauses = [{ from: day('2026-11-08T10:00'), until: day('2026-11-10T00:00') }];
    const after = nextDose({ ...weekly, pauses, now: day('2026-11-10T08:00') });
    expect(after).toMatchObject({ state: 'late', plannedAt: day('2026-11-08T08:00') });
  });

  test('that is over leaves its doses out, and the next is an ordinary one', () => {
    const until = day('2026-11-10T00:00');
    const after = nextDose({ ...weekly, pauses: [{ from, until }], now: day('2026-11-12T08:00') });
    expect(after).toMatchObject({ state: 'upcoming', plannedAt: day('2026-11-15T08:00') });
  });

  test('that ends in a hundred years is counted at once', () => {
    const until = day('2126-11-10T00:00');
    expect(nextDose({ ...weekly, pauses: [{ from, until }], now })).toMatchObject({
      state: 'paused',
      plannedAt: null,
    });
  });
});

describe('doses that end', () => {
  const endsAt = day('2026-11-12T00:00');

  test('name the last one, late as any other', () => {
    const now = day('2026-11-10T08:00');
    expect(nextDose({ ...weekly, endsAt, now })).toMatchObject({
      state: 'late',
      plannedAt: day('2026-11-08T08:00'),
    });
  });

  test('name none after it, whether it was applied or missed', () => {
    const now = day('2026-11-14T08:00');
    const over = { state: 'paused', plannedAt: null, followingAt: null };
    expect(nextDose({ ...weekly, endsAt, now })).toMatchObject(over);
    const applied = [LAST, day('2026-11-08T08:00')];
    expect(nextDose({ ...weekly, applied, endsAt, now })).toMatchObject(over);
  });
});

test.each([
  ['within its hour', '2026-11-08T08:59', null, false],
  ['an hour after its time', '2026-11-08T09:00', null, true],
  ['an hour after its time, with a window of hours', '2026-11-08T09:00', 12, true],
  ['until its day ends, with a window of days', '2026-11-08T23:59', 120, false],
  ['from the next day on, with a window of days', '2026-11-09T00:00', 120, true],
])('an open dose of 08:00 is late or not: %s', (_, now, windowHours, isLate) => {
  const rule = windowHours === null ? null : { windowHours };
  const here = { zone: weekly.zone, now: day(now) };
  expect(isLateDose(day('2026-11-08T08:00'), rule, here)).toBe(isLate);
});
