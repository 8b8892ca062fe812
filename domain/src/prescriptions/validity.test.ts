import { expect, test } from 'vitest';
import { isPrescriptionValid, lastCoveringDay, prescriptionLastDay } from './validity.ts';

test('a prescription serves for 90 days after the day it was written', () => {
  expect(prescriptionLastDay('2026-08-17')).toBe('2026-11-15');
  expect(isPrescriptionValid('2026-08-17', '2026-11-15')).toBe(true);
  expect(isPrescriptionValid('2026-08-17', '2026-11-16')).toBe(false);
});

test.each([
  ['none', [], null],
  ['one valid', ['2026-10-01'], '2026-12-30'],
  ['the latest of the valid', ['2026-10-01', '2026-11-01', '2026-01-01'], '2027-01-30'],
  ['the most recent when all are past', ['2026-01-01', '2026-03-01'], '2026-05-30'],
])('last day to buy: %s', (_, issued, day) => {
  expect(
    lastCoveringDay(
      issued.map((issuedOn) => ({ issuedOn })),
      '2026-11-15',
    ),
  ).toBe(day);
});
