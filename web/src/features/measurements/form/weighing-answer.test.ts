import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { describe, expect, test } from 'vitest';
import { aMeasurement, aSummary } from '../testing/samples.ts';
import { answerOf, whenText } from './weighing-answer.ts';

const FRIDAY = { at: '2026-11-13T10:00:00.000Z', weight: 85.1, dose: null };
const SUNDAY = '2026-11-15T10:00:00.000Z';
const TEN_PERCENT = { key: 'percent-10', title: '10 % a menos que no início', reachedOn: null };

interface Situation {
  kg: number | null;
  at?: string;
  points?: MeasurementSummary['points'];
  reachedOn?: string | null;
}

function answered({ kg, at = SUNDAY, points = [FRIDAY], reachedOn = null }: Situation) {
  const known = { initialWeight: 94.2, targetWeight: 72, points };
  return answerOf({
    saved: aMeasurement({ weight: kg, datetime: at }),
    before: aSummary({ ...known, milestones: [TEN_PERCENT] }),
    after: aSummary({ ...known, milestones: [{ ...TEN_PERCENT, reachedOn }] }),
    birthDate: null,
    today: '2026-11-15',
  });
}

test('a weighing is told against the one before it and against the start', () => {
  const answer = answered({ kg: 84.6 })!;
  expect(answer.sinceLast?.at).toBe(FRIDAY.at);
  expect(answer.sinceLast?.kg).toBeCloseTo(-0.5);
  expect(answer.sinceStartKg).toBeCloseTo(-9.6);
});

test('one of an earlier day is not told against a later one', () => {
  expect(answered({ kg: 86, at: '2026-11-01T10:00:00.000Z' })!.sinceLast).toBeNull();
});

test('a weighing is never told against an average', () => {
  const average = { ...FRIDAY, weight: 88 };
  const { at, weight } = FRIDAY;
  const long = aSummary({ points: [average], daysPerPoint: 7, latest: { at, weight } });
  const told = (datetime: string) =>
    answerOf({
      saved: aMeasurement({ weight: 84.6, datetime }),
      before: long,
      after: long,
      birthDate: null,
      today: '2026-11-15',
    });
  expect(told(SUNDAY)!.sinceLast?.kg).toBeCloseTo(-0.5);
  expect(told('2026-11-01T10:00:00.000Z')!.sinceLast).toBeNull();
});

test('a weight at a milestone waits for the mean of the week', () => {
  expect(answered({ kg: 84.6 })).toMatchObject({ reached: null, toConfirm: TEN_PERCENT.title });
  expect(answered({ kg: 85.2 })).toMatchObject({ reached: null, toConfirm: null });
});

test('a milestone the mean confirmed is reached, once', () => {
  expect(answered({ kg: 84.6, reachedOn: '2026-11-15' })).toMatchObject({
    reached: TEN_PERCENT.title,
    toConfirm: null,
  });
});

test.each([
  [{ bmiClass: 'Abaixo do peso' }, null],
  [{ bmiClass: 'Normal', olderBmiClass: 'Baixo peso' }, null],
  [{ bmiClass: 'Abaixo do peso', olderBmiClass: 'Peso adequado' }, TEN_PERCENT.title],
])('a weight that is too low is not praised: %o', (classes, expected) => {
  const summary = aSummary({ initialWeight: 58, targetWeight: null, ...classes });
  const answer = answerOf({
    saved: aMeasurement({ weight: 49, datetime: SUNDAY }),
    before: { ...summary, milestones: [TEN_PERCENT] },
    after: {
      ...summary,
      latest: { at: SUNDAY, weight: 49 },
      milestones: [{ ...TEN_PERCENT, reachedOn: '2026-11-15' }],
    },
    birthDate: null,
    today: '2026-11-15',
  });
  expect(answer).toMatchObject({ reached: expected, toConfirm: null });
});

test('a weight that is too low is not praised while its summary is on its way', () => {
  const stale = aSummary({
    initialWeight: 70,
    targetWeight: null,
    height: 170,
    bmiClass: 'Normal',
    latest: { at: FRIDAY.at, weight: 54 },
    milestones: [TEN_PERCENT],
  });
  const answer = (weight: number) =>
    answerOf({
      saved: aMeasurement({ weight, datetime: SUNDAY }),
      before: stale,
      after: stale,
      birthDate: null,
      today: '2026-11-15',
    });
  expect(answer(54)).toMatchObject({ toConfirm: TEN_PERCENT.title });
  expect(answer(50)).toMatchObject({ toConfirm: null });
});

test('one from before the newest says nothing about the way', () => {
  const latest = { at: SUNDAY, weight: 90 };
  const summary = aSummary({ initialWeight: 94.2, targetWeight: 72, latest, milestones: [TEN_PERCENT] });
  const saved = aMeasurement({ weight: 70, datetime: FRIDAY.at });
  expect(answerOf({ saved, before: summary, after: summary, birthDate: null, today: '2026-11-15' })).toEqual({
    sinceLast: null,
    sinceStartKg: null,
    reached: null,
    toConfirm: null,
  });
});

describe('one of before the newest', () => {
  const latest = { at: SUNDAY, weight: 90 };
  const known = { initialWeight: 94.2, targetWeight: 72, latest };
  const then = (kg: number, treatmentStart: string | null, reachedOn: string | null = null) =>
    answerOf({
      saved: aMeasurement({ weight: kg, datetime: FRIDAY.at }),
      before: aSummary({ ...known, milestones: [TEN_PERCENT] }),
      after: aSummary({ ...known, milestones: [{ ...TEN_PERCENT, reachedOn }] }),
      birthDate: null,
      today: '2026-11-15',
      treatmentStart,
    });

  test('is told against the start, where the treatment had begun', () => {
    expect(then(91, '2026-11-03')!.sinceStartKg).toBeCloseTo(-3.2);
    expect(then(91, '2026-11-13')!.sinceStartKg).toBeCloseTo(-3.2);
    expect(then(91, '2026-11-14')!.sinceStartKg).toBeNull();
  });

  test('tells the milestone it reached, and none that a later weighing did not hold', () => {
    expect(then(84, '2026-11-03', '2026-11-13')).toMatchObject({ reached: TEN_PERCENT.title });
    expect(then(84, '2026-11-03')).toMatchObject({ reached: null, toConfirm: null });
    expect(then(44, '2026-11-03', '2026-11-13')).toMatchObject({ reached: null });
  });
});

test('a waist alone is told against nothing', () => {
  expect(answered({ kg: null })).toBeNull();
});

test.each([
  ['the day before', '2026-11-17T11:08:00.000Z', '2026-11-18', '17/11/2026'],
  ['the same day', '2026-11-18T14:08:00.000Z', '2026-11-18', 'hoje às 11:08'],
  ['the same day, recorded later', '2026-11-18T14:08:00.000Z', '2026-11-20', '18/11/2026 às 11:08'],
])('a weighing of %s is called by what tells it apart', (_, at, today, expected) => {
  const savedAt = '2026-11-18T15:20:00.000Z';
  expect(whenText(at, { savedAt, today, timeZone: 'America/Sao_Paulo' })).toBe(expected);
});
