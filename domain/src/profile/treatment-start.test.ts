import { expect, test } from 'vitest';
import { daysInTreatment, startedOn } from './treatment-start.ts';

const zone = 'America/Sao_Paulo';
const LAST_WEEK = new Date('2026-11-10T11:00:00Z');

test.each([
  ['the day the patient gave', '2026-07-20', LAST_WEEK, '2026-07-20'],
  ['the first dose, while the patient gave none', null, LAST_WEEK, '2026-11-10'],
  ['the first dose by the patient’s calendar', null, new Date('2026-11-11T01:30:00Z'), '2026-11-10'],
  ['the given day without any dose', '2026-07-20', null, '2026-07-20'],
  ['nothing', null, null, null],
  ['nothing without a profile', undefined, null, null],
])('a treatment begins with %s', (_, treatmentStart, firstDoseAt, day) => {
  expect(startedOn({ treatmentStart, firstDoseAt, zone })).toBe(day);
});

test.each([
  ['2026-07-20', 119],
  ['2026-11-16', 0],
  ['2026-11-17', null],
  [null, null],
])('begun on %s, 16/11 is day %s', (start, days) => {
  expect(daysInTreatment(start, '2026-11-16')).toBe(days);
});
