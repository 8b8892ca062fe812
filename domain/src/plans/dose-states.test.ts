import { describe, expect, test } from 'vitest';
import { doseStates, type DoseRecord, openDoses } from './dose-states.ts';
import type { Planned, Version } from './occurrences.ts';

const ZONE = 'America/Sao_Paulo';
const VERSION: Version = {
  from: '2026-11-01',
  endDate: null,
  totalDoses: null,
  schedule: {
    frequency: 'daily',
    startDate: '2026-11-01',
    daysOfWeek: [],
    intervalDays: null,
    daysOn: null,
    daysOff: null,
    times: ['08:00', '20:00'],
  },
};
const planned = (...moments: string[]): Planned[] =>
  moments.map((moment) => ({ day: moment.slice(0, 10), time: moment.slice(11) }));
const taken = (moment: string, takenAt = moment): DoseRecord => ({
  planned: planned(moment)[0]!,
  day: moment.slice(0, 10),
  time: takenAt.slice(11),
  outcome: 'taken',
  takenAt: at(takenAt),
});
const at = (moment: string) => new Date(`${moment}:00-03:00`);

const goesOn = () => true;

function statesAt(now: string, doses: Planned[], records: DoseRecord[] = [], versions = [VERSION]) {
  const clock = { zone: ZONE, now: at(now) };
  return doseStates(doses, records, { versions, goesOn, ...clock }).map(({ state }) => state);
}

const TWO_DAYS = planned('2026-11-16T08:00', '2026-11-16T20:00', '2026-11-17T08:00');

test.each([
  ['2026-11-16T08:00', ['scheduled', 'scheduled', 'scheduled']],
  ['2026-11-16T08:59', ['scheduled', 'scheduled', 'scheduled']],
  ['2026-11-16T09:00', ['late', 'scheduled', 'scheduled']],
  ['2026-11-16T20:59', ['late', 'scheduled', 'scheduled']],
  ['2026-11-16T21:00', ['late', 'late', 'scheduled']],
  ['2026-11-17T00:30', ['missed', 'late', 'scheduled']],
  ['2026-11-17T08:00', ['missed', 'missed', 'scheduled']],
  ['2026-11-17T12:00', ['missed', 'missed', 'late']],
  ['2026-11-18T12:00', ['missed', 'missed', 'missed']],
])('at %s', (now, states) => {
  expect(statesAt(now, TWO_DAYS)).toEqual(states);
});

test('open are the doses that no record stands for', () => {
  const [morning, evening, next] = TWO_DAYS;
  const fromShelf = { ...taken('2026-11-16T19:40'), planned: null };
  const records = [taken('2026-11-17T08:00', '2026-11-17T10:00'), fromShelf];
  expect(openDoses(TWO_DAYS, [], [VERSION])).toEqual(TWO_DAYS);
  expect(openDoses(TWO_DAYS, [fromShelf], [VERSION])).toEqual([morning, next]);
  expect(openDoses(TWO_DAYS, records, [VERSION])).toEqual([morning]);
  expect(openDoses([evening!], records, [VERSION])).toEqual([]);
});

test('a fasting tablet has no hour more: it is late after its minute', () => {
  const fasting = [{ ...VERSION, isFasting: true }];
  const [dose] = TWO_DAYS;
  expect(statesAt('2026-11-16T08:00', [dose!], [], fasting)).toEqual(['scheduled']);
  expect(statesAt('2026-11-16T08:01', [dose!], [], fasting)).toEqual(['late']);
});

test('a dose shortly before midnight is late when its day ends', () => {
  const doses = planned('2026-11-16T23:30', '2026-11-17T23:30');
  expect(statesAt('2026-11-16T23:59', doses)[0]).toBe('scheduled');
  expect(statesAt('2026-11-17T00:00', doses)[0]).toBe('late');
});

test.each([
  ['2026-11-17T23:59', 'late'],
  ['2026-11-18T00:00', 'missed'],
])('the last dose of a plan waits for no other: at %s it is %s', (now, state) => {
  const context = { versions: [VERSION], goesOn: () => false, zone: ZONE, now: at(now) };
  expect(doseStates(TWO_DAYS, [], context).at(-1)!.state).toBe(state);
});

test.each([
  ['2026-11-30T23:59', 'late'],
  ['2026-12-16T07:59', 'late'],
  ['2026-12-16T08:00', 'missed'],
])('a dose a month can be taken late until the next one: at %s it is %s', (now, state) => {
  const schedule = {
    ...VERSION.schedule,
    frequency: 'monthly' as const,
    startDate: '2026-11-16',
    times: ['08:00'],
  };
  const doses = planned('2026-11-16T08:00', '2026-12-16T08:00');
  expect(statesAt(now, doses, [], [{ ...VERSION, schedule }])[0]).toBe(state);
});

test('a pause keeps no dose late beyond the rhythm of its plan', () => {
  const doses = planned('2026-11-16T20:00', '2026-11-30T08:00');
  expect(statesAt('2026-11-17T07:59', doses)).toEqual(['late', 'scheduled']);
  expect(statesAt('2026-11-17T08:00', doses)).toEqual(['missed', 'scheduled']);
});

test('what is recorded is said, whatever the time', () => {
  const records: DoseRecord[] = [
    taken('2026-11-16T08:00'),
    { planned: TWO_DAYS[1]!, day: '2026-11-16', time: null, outcome: 'skipped', takenAt: null },
  ];
  expect(statesAt('2026-11-17T12:00', TWO_DAYS, records)).toEqual(['taken', 'skipped', 'late']);
});

test('a dose taken before its plan was moved on the same day is not due again', () => {
  const moved = { ...VERSION, from: '2026-11-16' };
  const doses = planned('2026-11-16T09:00', '2026-11-17T09:00');
  const records: DoseRecord[] = [taken('2026-11-16T08:00')];
  expect(statesAt('2026-11-16T12:00', doses, records, [VERSION, moved])).toEqual(['taken', 'scheduled']);
  // Only on the day of the change: a stray record of another day stands for nothing.
  expect(statesAt('2026-11-16T12:00', doses, records)).toEqual(['late', 'scheduled']);
});

test('a dose taken before its plan was moved on its first day is not due again', () => {
  const doses = planned('2026-11-01T09:00', '2026-11-02T09:00');
  const records: DoseRecord[] = [taken('2026-11-01T08:00')];
  expect(statesAt('2026-11-01T12:00', doses, records)).toEqual(['taken', 'scheduled']);
});

test('a dose taken late or skipped before its plan was moved is the one it became, whenever it was taken', () => {
  const versions = [VERSION, { ...VERSION, from: '2026-11-16' }];
  const doses = planned('2026-11-16T09:00', '2026-11-16T21:00');
  const late = taken('2026-11-16T08:00', '2026-11-16T15:30');
  expect(statesAt('2026-11-16T16:00', doses, [late], versions)).toEqual(['taken', 'scheduled']);
  const skipped: DoseRecord = { ...taken('2026-11-16T20:00'), time: null, outcome: 'skipped', takenAt: null };
  expect(statesAt('2026-11-16T07:00', doses, [skipped], versions)).toEqual(['scheduled', 'skipped']);
});

test('a patient who flies keeps one dose a day, at the time of the clock there', () => {
  const records = [taken('2026-11-16T08:00')];
  const inLisbon = doseStates(TWO_DAYS, records, {
    versions: [VERSION],
    goesOn,
    zone: 'Europe/Lisbon',
    now: new Date('2026-11-16T12:00:00Z'),
  });
  expect(inLisbon.map(({ state, plannedAt }) => [state, plannedAt.toISOString()])).toEqual([
    ['taken', '2026-11-16T08:00:00.000Z'],
    ['scheduled', '2026-11-16T20:00:00.000Z'],
    ['scheduled', '2026-11-17T08:00:00.000Z'],
  ]);
});

test('what was taken from the shelf is the nearest open dose of its day', () => {
  const evening: DoseRecord = { ...taken('2026-11-16T19:10'), planned: null };
  expect(statesAt('2026-11-16T21:00', TWO_DAYS, [evening])).toEqual(['late', 'taken', 'scheduled']);
  const both = [evening, { ...taken('2026-11-16T19:30'), planned: null }];
  expect(statesAt('2026-11-16T21:00', TWO_DAYS, both)).toEqual(['taken', 'taken', 'scheduled']);
});

describe('of a plan made at 17:47, a use', () => {
  const doses = [
    { ...planned('2026-11-16T14:00')[0]!, takenBefore: '17:47' },
    ...planned('2026-11-16T22:00'),
  ];

  test.each([
    ['08:10', ['taken', 'scheduled']],
    ['17:50', ['late', 'taken']],
  ])('at %s', (time, states) => {
    const use = { ...taken(`2026-11-16T${time}`), planned: null };
    expect(statesAt('2026-11-16T18:00', doses, [use])).toEqual(states);
  });
});
