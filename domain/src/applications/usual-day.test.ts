import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../time/spans.ts';
import { returnsToUsualDay } from './gap.ts';
import { nextDose } from './next-dose.ts';
import type { UsualDay } from './usual-day.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const at = (text: string) => new Date(`${text}:00-03:00`);
const SEMAGLUTIDE = { rule: { windowHours: 120, minGapHours: 72 }, labelDays: 7, intervalDays: 7 };
const TIRZEPATIDE = { rule: { windowHours: 96, minGapHours: 72 }, labelDays: 7, intervalDays: 7 };
const LIRAGLUTIDE = { rule: { windowHours: 12, minGapHours: 12 }, labelDays: 1, intervalDays: 1 };
const NO_LABEL = { rule: null, labelDays: null, intervalDays: 7 };

/** Mondays at eight, from 2 November on. */
const MONDAY: UsualDay = { day: '2026-11-02', time: '08:00', chosenAt: null };
const planned = (drug: typeof SEMAGLUTIDE | typeof NO_LABEL, doses: string[], usual = MONDAY) => {
  const applied = doses.map(at);
  return nextDose({
    ...drug,
    applied,
    usual,
    skippedPlans: [],
    pauses: [],
    zone: SAO_PAULO,
    now: applied.at(-1)!,
  });
};

describe('after a dose off its time, the next returns to the usual day and hour', () => {
  test.each([
    ['on time', SEMAGLUTIDE, ['2026-11-02T08:00', '2026-11-09T08:00'], '2026-11-16T08:00'],
    ['Ozempic 3 days late', SEMAGLUTIDE, ['2026-11-02T08:00', '2026-11-12T08:00'], '2026-11-16T08:00'],
    ['Ozempic 5 days late', SEMAGLUTIDE, ['2026-11-02T08:00', '2026-11-14T08:00'], '2026-11-16T08:00'],
    // By the leaflet that dose was over; applied all the same, it is an early one for the 16th.
    ['a minute after the window', SEMAGLUTIDE, ['2026-11-02T08:00', '2026-11-14T08:01'], '2026-11-23T08:00'],
    ['Mounjaro 4 days late', TIRZEPATIDE, ['2026-11-02T08:00', '2026-11-13T08:00'], '2026-11-16T08:00'],
    ['4 days and a minute', TIRZEPATIDE, ['2026-11-02T08:00', '2026-11-13T08:01'], '2026-11-23T08:00'],
    ['2 days early', SEMAGLUTIDE, ['2026-11-02T08:00', '2026-11-07T08:00'], '2026-11-16T08:00'],
    ['3 days early', SEMAGLUTIDE, ['2026-11-02T08:00', '2026-11-06T08:00'], '2026-11-16T08:00'],
    ['twice in a week', SEMAGLUTIDE, ['2026-11-02T08:00', '2026-11-04T08:00'], '2026-11-09T08:00'],
    ['liraglutide 8 h late', LIRAGLUTIDE, ['2026-11-08T08:00', '2026-11-09T16:00'], '2026-11-10T08:00'],
    ['liraglutide 12 h late', LIRAGLUTIDE, ['2026-11-08T08:00', '2026-11-09T20:00'], '2026-11-10T08:00'],
    ['liraglutide 2 h early', LIRAGLUTIDE, ['2026-11-08T08:00', '2026-11-09T06:00'], '2026-11-10T08:00'],
    ['no label, 3 days late', NO_LABEL, ['2026-11-02T08:00', '2026-11-12T08:00'], '2026-11-16T08:00'],
    ['no label, 5 days late', NO_LABEL, ['2026-11-02T08:00', '2026-11-14T08:00'], '2026-11-23T08:00'],
    [
      'late twice in a row',
      SEMAGLUTIDE,
      ['2026-11-02T08:00', '2026-11-14T08:00', '2026-11-21T08:00'],
      '2026-11-23T08:00',
    ],
    [
      'late, then back',
      SEMAGLUTIDE,
      ['2026-11-02T08:00', '2026-11-14T08:00', '2026-11-16T08:00'],
      '2026-11-23T08:00',
    ],
  ])('%s', (_, drug, doses, expected) => {
    expect(planned(drug, doses).plannedAt).toEqual(at(expected));
  });

  test('Trulicity may be applied until 3 days before the next', () => {
    const late = { ...TIRZEPATIDE, usual: MONDAY, skippedPlans: [], pauses: [], zone: SAO_PAULO };
    const last = { applied: [at('2026-11-02T08:00')] };
    expect(nextDose({ ...late, ...last, now: at('2026-11-13T08:00') })).toMatchObject({
      state: 'late',
      applyUntil: at('2026-11-13T08:00'),
    });
    expect(nextDose({ ...late, ...last, now: at('2026-11-13T08:01') })).toMatchObject({
      state: 'missed',
      followingAt: at('2026-11-16T08:00'),
    });
  });

  test.each([
    [10, ['2026-11-02T08:00', '2026-11-15T08:00'], '2026-11-22T08:00'],
    [10, ['2026-11-02T08:00', '2026-11-17T08:00'], '2026-11-22T08:00'],
    [14, ['2026-11-02T08:00', '2026-11-20T08:00'], '2026-11-30T08:00'],
    [14, ['2026-11-02T08:00', '2026-11-12T08:00'], '2026-11-30T08:00'],
    // A window made for a week would put two doses of a short interval side by side.
    [5, ['2026-11-02T08:00', '2026-11-11T20:00'], '2026-11-17T08:00'],
    [4, ['2026-11-02T08:00', '2026-11-07T08:00'], '2026-11-10T08:00'],
  ])('every %s days, %j', (intervalDays, doses, expected) => {
    expect(planned({ ...SEMAGLUTIDE, intervalDays }, doses).plannedAt).toEqual(at(expected));
  });

  test('skipped doses are not taken later', () => {
    const situation = { ...SEMAGLUTIDE, usual: MONDAY, skippedPlans: [at('2026-11-09T08:00')], pauses: [] };
    const applied = [at('2026-11-02T08:00'), at('2026-11-14T08:00')];
    expect(nextDose({ ...situation, applied, zone: SAO_PAULO, now: applied[1]! }).plannedAt).toEqual(
      at('2026-11-23T08:00'),
    );
  });
});

test.each([
  ['America/New_York', '2026-03-02', ['2026-03-02T13:00Z', '2026-03-12T15:00Z'], '2026-03-16T12:00Z'],
  ['America/New_York', '2026-10-26', ['2026-10-26T12:00Z', '2026-11-05T15:00Z'], '2026-11-09T13:00Z'],
  ['Europe/Lisbon', '2026-03-23', ['2026-03-23T08:00Z', '2026-04-02T09:00Z'], '2026-04-06T07:00Z'],
  ['Asia/Kolkata', '2026-11-02', ['2026-11-02T02:30Z', '2026-11-12T02:30Z'], '2026-11-16T02:30Z'],
])('in %s it is eight on the wall clock when the clocks change', (zone, day, doses, expected) => {
  const applied = doses.map((text) => new Date(text));
  const usual = { day, time: '08:00', chosenAt: null };
  const next = nextDose({
    ...SEMAGLUTIDE,
    applied,
    usual,
    skippedPlans: [],
    pauses: [],
    zone,
    now: applied[1]!,
  });
  expect(next.plannedAt).toEqual(new Date(expected));
});

describe('a daily medicine keeps one dose a day after a flight', () => {
  const DAILY = {
    ...LIRAGLUTIDE,
    usual: { day: '2026-11-02', time: '08:00', chosenAt: null },
    skippedPlans: [],
    pauses: [],
  };
  const atHome = ['2026-11-07T08:00', '2026-11-08T08:00', '2026-11-09T08:05'];

  test.each([
    ['Asia/Tokyo, twelve hours ahead', 'Asia/Tokyo', atHome, '2026-11-10T08:00+09:00'],
    ['Sydney, fourteen hours ahead', 'Australia/Sydney', atHome, '2026-11-10T08:00+11:00'],
    ['Los Angeles, five hours behind', 'America/Los_Angeles', atHome, '2026-11-10T08:00-08:00'],
    [
      'at home, thirteen hours late',
      SAO_PAULO,
      ['2026-11-08T08:00', '2026-11-09T21:00'],
      '2026-11-10T08:00-03:00',
    ],
    [
      'at home, the next one early',
      SAO_PAULO,
      ['2026-11-09T08:00', '2026-11-09T21:00'],
      '2026-11-11T08:00-03:00',
    ],
  ])('%s', (_, zone, doses, expected) => {
    const applied = doses.map(at);
    const { plannedAt, missedInARow } = nextDose({ ...DAILY, applied, zone, now: applied.at(-1)! });
    expect([plannedAt, missedInARow]).toEqual([new Date(expected), 0]);
  });

  test('a dose before midnight for a time after it is the next one', () => {
    const usual = { day: '2026-11-02', time: '00:30', chosenAt: null };
    const applied = [at('2026-11-08T00:30'), at('2026-11-08T22:30')];
    const next = nextDose({ ...DAILY, usual, applied, zone: SAO_PAULO, now: applied[1]! });
    expect(next.plannedAt).toEqual(at('2026-11-10T00:30'));
  });
});

describe('the day of a dose', () => {
  const EVENING = { ...MONDAY, time: '23:50' };
  const NIGHT = { ...MONDAY, time: '00:10' };

  test.each([
    ['the same day', MONDAY, '2026-11-09T20:00', '2026-11-16T08:00', false],
    ['the day after', MONDAY, '2026-11-10T08:00', '2026-11-16T08:00', true],
    ['two days early', MONDAY, '2026-11-07T08:00', '2026-11-16T08:00', true],
    ['23:50 applied at 00:10', EVENING, '2026-11-10T00:10', '2026-11-16T23:50', false],
    ['00:10 applied at 23:50', NIGHT, '2026-11-08T23:50', '2026-11-16T00:10', false],
    ['23:50 applied next noon', EVENING, '2026-11-10T12:00', '2026-11-16T23:50', true],
  ])('%s', (_, usual, dose, next, isOffDay) => {
    expect(planned(SEMAGLUTIDE, ['2026-11-02T12:00', dose], usual)).toMatchObject({
      plannedAt: at(next),
      isOffDay,
    });
  });

  test('a daily medicine has none', () => {
    expect(planned(LIRAGLUTIDE, ['2026-11-02T08:00', '2026-11-09T16:00']).isOffDay).toBe(false);
  });
});

const chosen = (day: string, chosenAt: string) => ({ day, time: '20:00', chosenAt: at(chosenAt) });

describe('a day the patient chose', () => {
  test.each([
    // Three days after the last dose, which without the choice would count for that Sunday.
    ['2026-11-15', '2026-11-12T08:00', '2026-11-15T20:00', 0],
    ['2026-11-22', '2026-11-12T08:00', '2026-11-22T20:00', 0],
    // A dose of the week between was not applied, and stays missed.
    ['2026-11-22', '2026-11-05T08:00', '2026-11-22T20:00', 1],
    // Chosen at the dose itself.
    ['2026-11-08', '2026-11-08T20:00', '2026-11-15T20:00', 0],
  ])('%s, after a dose on %s', (day, dose, expected, missedInARow) => {
    const usual = chosen(day, '2026-11-13T08:00');
    const applied = [at('2026-10-26T08:00'), at(dose)];
    const situation = { ...SEMAGLUTIDE, applied, usual, skippedPlans: [], pauses: [], zone: SAO_PAULO };
    expect(nextDose({ ...situation, now: at('2026-11-13T08:00') })).toMatchObject({
      plannedAt: at(expected),
      missedInARow,
    });
  });

  test('long after the last dose, it is counted from the day that was chosen', () => {
    const usual = chosen('2026-11-01', '2026-10-25T08:00');
    const situation = {
      ...SEMAGLUTIDE,
      applied: [at('2026-09-01T08:00')],
      usual,
      skippedPlans: [],
      pauses: [],
    };
    expect(nextDose({ ...situation, zone: SAO_PAULO, now: at('2026-11-15T08:00') })).toMatchObject({
      state: 'due',
      plannedAt: at('2026-11-15T20:00'),
    });
  });

  test('a dose a day before it is that dose', () => {
    const usual = chosen('2026-11-22', '2026-11-13T08:00');
    const applied = [at('2026-11-12T08:00'), at('2026-11-21T20:00')];
    expect(
      nextDose({
        ...SEMAGLUTIDE,
        applied,
        usual,
        skippedPlans: [],
        pauses: [],
        zone: SAO_PAULO,
        now: applied[1]!,
      }).plannedAt,
    ).toEqual(at('2026-11-29T20:00'));
  });
});

describe('the dose after a late one', () => {
  const rhythm = { usual: MONDAY, intervalDays: 7, lateHours: 120, zone: SAO_PAULO };
  const before = [at('2026-11-02T08:00'), at('2026-11-14T08:00')];

  test.each([
    ['at its time, 48 hours later', '2026-11-16T08:00', true],
    ['on its day', '2026-11-16T01:00', true],
    ['the day before', '2026-11-15T08:00', false],
    ['a moment later', '2026-11-14T09:00', false],
  ])('%s', (_, dose, expected) => {
    expect(returnsToUsualDay(at(dose), before, rhythm)).toBe(expected);
  });

  test('needs a usual day, a label and a late dose', () => {
    const monday = at('2026-11-16T08:00');
    expect(returnsToUsualDay(monday, before, { ...rhythm, usual: null })).toBe(false);
    expect(returnsToUsualDay(monday, before, { ...rhythm, lateHours: null })).toBe(false);
    expect(returnsToUsualDay(monday, [], rhythm)).toBe(false);
    expect(returnsToUsualDay(monday, [at('2026-11-09T08:00'), at('2026-11-14T09:00')], rhythm)).toBe(false);
  });
});

test('the next dose lies inside the gap only after a dose the label allows late', () => {
  const { plannedAt, earliestAt } = planned(SEMAGLUTIDE, ['2026-11-02T08:00', '2026-11-14T08:00']);
  expect(plannedAt).toEqual(at('2026-11-16T08:00'));
  expect(earliestAt!.getTime() - plannedAt!.getTime()).toBe(24 * HOUR_MS);
});
