import { describe, expect, test } from 'vitest';
import type { FrequencyChoice } from '../inventory/frequency.ts';
import { DEFAULT_ZONE } from '../time/days.ts';
import { clockIn } from '../time/instants.ts';
import { countedSince, takenAgain, takenAgainSentence } from './taken-again.ts';

const taking = (text: string, quantity = 1) => {
  const at = new Date(`${text}:00-03:00`);
  return { at, day: clockIn(DEFAULT_ZONE, at).slice(0, 10), quantity };
};
const box = (frequencyTimes: number | null, frequencyPer: FrequencyChoice | null, unitsPerDose = 1) => ({
  frequencyTimes,
  frequencyPer,
  unitsPerDose,
});
const NOW = taking('2026-11-18T17:32');

describe('a further use is asked about', () => {
  test.each([
    ['once a day, taken in the morning', box(1, 'day'), ['2026-11-18T07:00'], true],
    ['once a day, taken yesterday', box(1, 'day'), ['2026-11-17T20:00'], false],
    ['twice a day, once taken', box(2, 'day'), ['2026-11-18T07:00'], false],
    ['twice a day, taken a minute ago', box(2, 'day'), ['2026-11-18T17:31'], true],
    ['twice a day, twice taken', box(2, 'day'), ['2026-11-18T07:00', '2026-11-18T12:00'], true],
    ['once a week, taken two days ago', box(1, 'week'), ['2026-11-16T08:00'], true],
    ['once a week, taken six days ago', box(1, 'week'), ['2026-11-12T08:00'], false],
    ['once a month, taken in 26 days', box(1, 'month'), ['2026-10-23T08:00'], true],
    ['once a month, taken in 28 days', box(1, 'month'), ['2026-10-21T08:00'], false],
    ['no frequency, within the hour', box(null, null), ['2026-11-18T16:33'], true],
    ['no frequency, an hour ago', box(null, null), ['2026-11-18T16:32'], false],
    ['no frequency, recorded as of later', box(null, null), ['2026-11-18T18:00'], true],
    ['as needed, within the hour', box(null, 'as-needed'), ['2026-11-18T17:00'], true],
    ['as needed, four times before', box(4, 'as-needed'), ['2026-11-18T07:00', '2026-11-18T13:00'], false],
    ['nothing taken', box(1, 'day'), [], false],
  ])('%s', (_, medicine, before, isAsked) => {
    const found = takenAgain(
      NOW,
      before.map((text) => taking(text)),
      medicine,
    );
    expect(found !== null).toBe(isAsked);
  });
});

test('parts of a dose out of two boxes, and two halves, are one dose', () => {
  expect(takenAgain(NOW, [taking('2026-11-18T17:31')], box(1, 'day', 2))).toBeNull();
  const half = taking('2026-11-18T17:32', 0.5);
  expect(takenAgain(half, [taking('2026-11-18T08:00', 0.5)], box(1, 'day'))).toBeNull();
  expect(takenAgain(half, [taking('2026-11-18T08:00')], box(1, 'day'))).not.toBeNull();
});

test('uses count from the first day of the period on', () => {
  expect(countedSince('2026-11-18', box(1, 'day'))).toBe('2026-11-18');
  expect(countedSince('2026-11-18', box(1, 'week'))).toBe('2026-11-13');
  expect(countedSince('2026-11-18', box(null, null))).toBe('2026-11-18');
});

test('the question says which was recorded, when, and the frequency that says it was all', () => {
  const asked = (medicine: ReturnType<typeof box>) => {
    const found = takenAgain(NOW, [taking('2026-11-18T07:00'), taking('2026-11-18T17:31')], medicine);
    const taken = { ...found!, name: 'Losartana 50 mg' };
    return takenAgainSentence(taken, medicine, { zone: DEFAULT_ZONE, now: NOW.at });
  };
  expect(asked(box(1, 'day'))).toBe(
    'Você já registrou Losartana 50 mg hoje às 17:31, e a frequência é 1x ao dia. Confirme só se você tomou mesmo mais uma dose.',
  );
  expect(asked(box(null, null))).toBe(
    'Você já registrou Losartana 50 mg hoje às 17:31. Confirme só se você tomou mesmo mais uma dose.',
  );
});
