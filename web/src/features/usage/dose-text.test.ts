import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { expect, test } from 'vitest';
import { doseText } from './dose-text.ts';

test.each([
  [{}, ''],
  [{ lateDoseDay: addDays(dayIn(DEFAULT_ZONE, new Date()), -1) }, ' como a dose de ontem'],
  [{ earlyDoseTime: '19:30' }, ' como a dose das 19:30'],
  [{ earlyDoseTime: '01:00' }, ' como a dose da 01:00'],
])('%o', (dose, text) => {
  expect(doseText(dose, DEFAULT_ZONE)).toBe(text);
});
