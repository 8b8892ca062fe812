import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';
import { MINUTE_MS } from '../time/spans.ts';
import { type DoseRule, nextDose } from './next-dose.ts';

const WEEKLY = [
  { name: 'semaglutide', rule: { windowHours: 120, minGapHours: 72 } },
  { name: 'tirzepatide', rule: { windowHours: 96, minGapHours: 72 } },
  { name: 'dulaglutide', rule: { windowHours: 96, minGapHours: 72 } },
];
const LIRAGLUTIDE = { name: 'liraglutide', rule: { windowHours: 12, minGapHours: 12 } };

/** Always 08:00 on the wall; the instants are written out, so that the clocks' changes are seen. */
const WEEKS = [
  {
    zone: 'America/Sao_Paulo',
    plans: ['2026-11-08T11:00Z', '2026-11-15T11:00Z', '2026-11-22T11:00Z', '2026-11-29T11:00Z'],
  },
  {
    zone: 'Asia/Kolkata',
    plans: ['2026-11-08T02:30Z', '2026-11-15T02:30Z', '2026-11-22T02:30Z', '2026-11-29T02:30Z'],
  },
  // Forward on 8 March.
  {
    zone: 'America/New_York',
    plans: ['2026-03-04T13:00Z', '2026-03-11T12:00Z', '2026-03-18T12:00Z', '2026-03-25T12:00Z'],
  },
  // Forward inside the window of the first.
  {
    zone: 'America/New_York',
    plans: ['2026-02-28T13:00Z', '2026-03-07T13:00Z', '2026-03-14T12:00Z', '2026-03-21T12:00Z'],
  },
  // Back on 1 November.
  {
    zone: 'America/New_York',
    plans: ['2026-10-28T12:00Z', '2026-11-04T13:00Z', '2026-11-11T13:00Z', '2026-11-18T13:00Z'],
  },
  // Forward on 29 March, back on 25 October.
  {
    zone: 'Europe/Lisbon',
    plans: ['2026-03-25T08:00Z', '2026-04-01T07:00Z', '2026-04-08T07:00Z', '2026-04-15T07:00Z'],
  },
];

const DAYS = [
  {
    zone: 'America/Sao_Paulo',
    plans: ['2026-11-08T11:00Z', '2026-11-09T11:00Z', '2026-11-10T11:00Z', '2026-11-11T11:00Z'],
  },
  {
    zone: 'Asia/Kolkata',
    plans: ['2026-11-08T02:30Z', '2026-11-09T02:30Z', '2026-11-10T02:30Z', '2026-11-11T02:30Z'],
  },
  {
    zone: 'America/New_York',
    plans: ['2026-03-07T13:00Z', '2026-03-08T12:00Z', '2026-03-09T12:00Z', '2026-03-10T12:00Z'],
  },
  {
    zone: 'America/New_York',
    plans: ['2026-10-31T12:00Z', '2026-11-01T13:00Z', '2026-11-02T13:00Z', '2026-11-03T13:00Z'],
  },
];

const CASES: { name: string; rule: DoseRule; intervalDays: number; zone: string; plans: string[] }[] = [
  ...WEEKLY.flatMap((drug) => WEEKS.map((weeks) => ({ ...drug, intervalDays: 7, ...weeks }))),
  ...DAYS.map((days) => ({ ...LIRAGLUTIDE, intervalDays: 1, ...days })),
];

const MINUTE = 1;
const HOUR = 60;
const after = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * MINUTE_MS);

describe.each(CASES)('$name in $zone from $plans.0', ({ rule, intervalDays, zone, plans }) => {
  const [last, first, second, third] = plans.map((plan) => new Date(plan)) as [Date, Date, Date, Date];
  const at = (now: Date) =>
    nextDose({
      applied: [last],
      usual: null,
      labelDays: intervalDays,
      intervalDays,
      rule,
      skippedPlans: [],
      pauses: [],
      zone,
      now,
    });
  const midnightBefore = (plan: Date) => instantAt(dayIn(zone, plan), '00:00', zone);
  const window = rule.windowHours * HOUR;

  test('is ahead until its day begins', () => {
    expect(at(after(midnightBefore(first), -MINUTE))).toMatchObject({ state: 'upcoming', plannedAt: first });
    expect(at(midnightBefore(first))).toMatchObject({ state: 'due', plannedAt: first, missedInARow: 0 });
  });

  test.each([
    ['a minute before its time', -MINUTE, 'due'],
    ['at its time', 0, 'due'],
    ['59 minutes after', 59, 'due'],
    ['an hour after', HOUR, window < 24 * HOUR ? 'late' : 'due'],
    ['a minute before the window ends', window - MINUTE, 'late'],
    ['when the window ends', window, 'late'],
  ])('%s', (_, minutes, state) => {
    expect(at(after(first, minutes))).toEqual({
      state,
      plannedAt: first,
      applyUntil: after(first, window),
      followingAt: null,
      unrecordedAt: null,
      earliestAt: after(last, rule.minGapHours * HOUR),
      missedInARow: 0,
      talkToPrescriber: false,
      isOffDay: false,
      countsFor: null,
    });
  });

  test('until its day ends it is due only where the window is of days', () => {
    const end = instantAt(addDays(dayIn(zone, first), 1), '00:00', zone);
    const isOfDays = window >= 24 * HOUR;
    expect(at(after(end, -MINUTE)).state === 'due').toBe(isOfDays);
    expect(at(end).state === 'late').toBe(isOfDays);
  });

  test('a minute after the window it is skipped for the next, never doubled', () => {
    expect(at(after(first, window + MINUTE))).toEqual({
      state: 'missed',
      plannedAt: first,
      applyUntil: null,
      followingAt: second,
      unrecordedAt: null,
      earliestAt: after(last, rule.minGapHours * HOUR),
      missedInARow: 1,
      talkToPrescriber: false,
      isOffDay: false,
      countsFor: null,
    });
  });

  test('the one after a missed one is due on its day, and late inside its window', () => {
    const missedOne = { plannedAt: second, followingAt: null, missedInARow: 1, unrecordedAt: first };
    expect(at(after(midnightBefore(second), -MINUTE))).toMatchObject({
      state: 'missed',
      followingAt: second,
    });
    expect(at(midnightBefore(second))).toMatchObject({ state: 'due', ...missedOne });
    expect(at(after(second, window))).toMatchObject({ state: 'late', ...missedOne });
  });

  test('two in a row are for the prescriber', () => {
    expect(at(after(second, window + MINUTE))).toMatchObject({
      state: 'missed',
      plannedAt: second,
      followingAt: third,
      missedInARow: 2,
      talkToPrescriber: true,
    });
  });
});
