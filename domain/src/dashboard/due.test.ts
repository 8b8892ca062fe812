import { expect, test } from 'vitest';
import { isDoseDue, isPrescriptionDue } from './due.ts';

test.each([
  ['none', false, false],
  ['no-schedule', false, false],
  ['upcoming', false, false],
  ['due', false, true],
  ['late', false, true],
  ['missed', false, true],
  ['late-unknown', false, true],
  // After two skipped doses the patient should ask the prescriber before the third.
  ['upcoming', true, true],
  ['late', true, true],
] as const)(
  'a dose that is %s (talk to the prescriber: %s) is due: %s',
  (state, talkToPrescriber, expected) => {
    expect(isDoseDue({ state, talkToPrescriber })).toBe(expected);
  },
);

test.each([
  ['2026-11-26', false, false],
  ['2026-11-25', false, true],
  ['2026-11-15', false, true],
  ['2026-10-16', false, true],
  ['2026-10-15', false, false],
  ['2026-10-15', true, true],
  ['2024-01-01', true, true],
  ['2026-11-26', true, false],
])('on 15/11 a receita good until %s (buying: %s) is due: %s', (lastDay, isBuying, expected) => {
  expect(isPrescriptionDue(lastDay, '2026-11-15', isBuying)).toBe(expected);
});
