import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from '../time/days.ts';
import type { Frequency } from './frequency.ts';
import {
  costPerDose,
  costPerMonth,
  dosesPerDay,
  FREQUENCY_PERIODS,
  frequencyText,
  runOutDay,
} from './frequency.ts';

const daily: Frequency = { times: 1, per: 'day' };
const twiceADay: Frequency = { times: 2, per: 'day' };
const weekly: Frequency = { times: 1, per: 'week' };
const monthly: Frequency = { times: 1, per: 'month' };

test.each([
  [twiceADay, null, '2x ao dia'],
  [weekly, null, '1x por semana'],
  [{ times: 3, per: 'week' } as const, '', '3x por semana'],
  [monthly, null, '1x por mês'],
  [{ times: 0.5, per: 'day' } as const, null, '0,5x ao dia'],
  [weekly, '1 cápsula após o almoço', '1 cápsula após o almoço'],
  [null, ' 2 comprimidos ', '2 comprimidos'],
  [null, '   ', 'Frequência não informada'],
  [null, null, 'Frequência não informada'],
])('%j and %j read "%s"', (frequency, dailyDose, text) => {
  expect(frequencyText(frequency, dailyDose)).toBe(text);
});

test('what is taken when it is needed says so, unless the patient wrote more', () => {
  const isAsNeeded = { isAsNeeded: true };
  expect(frequencyText(null, null, isAsNeeded)).toBe('Se precisar');
  expect(frequencyText(null, 'com dor de cabeça', isAsNeeded)).toBe('com dor de cabeça');
});

test.each([
  [daily, 1],
  [twiceADay, 2],
  [weekly, 1 / 7],
  [monthly, 1 / 30],
])('%j is %s doses a day', (frequency, doses) => {
  expect(dosesPerDay(frequency)).toBe(doses);
});

test.each([
  [30, 1, daily, '2026-12-14'],
  [1, 1, daily, '2026-11-15'],
  [30, 2, daily, '2026-11-29'],
  [30, 1, twiceADay, '2026-11-29'],
  [31, 1, twiceADay, '2026-11-29'],
  [4, 1, weekly, '2026-12-12'],
  [1, 1, weekly, '2026-11-21'],
  [2, 1, monthly, '2027-01-13'],
  [0.3, 0.1, daily, '2026-11-17'],
  [2.9, 1, daily, '2026-11-16'],
  [1, 1, twiceADay, null],
  [0.5, 1, daily, null],
  [0, 1, daily, null],
  [30, 1, null, null],
  [30, 0, daily, null],
  [30, 1, { times: 0, per: 'day' } as const, null],
  [100_000, 1, monthly, null],
])('%s left, %s a dose, %j: lasts until %s', (remaining, unitsPerDose, frequency, day) => {
  expect(runOutDay({ remaining, unitsPerDose, frequency, today: '2026-11-15' })).toBe(day);
});

test.each([
  ['today’s one was taken', 1, daily, 1, '2026-11-16'],
  ['the last one was taken', 0, daily, 1, '2026-11-15'],
  ['one of today’s two was taken', 3, twiceADay, 1, '2026-11-16'],
  ['one more than today’s', 1, daily, 2, '2026-11-16'],
  ['that of the week', 3, weekly, 1, '2026-12-05'],
  ['nothing yet', 2, daily, 0, '2026-11-16'],
])('%s: the last day stays', (_, remaining, frequency, takenToday, day) => {
  expect(runOutDay({ remaining, unitsPerDose: 1, frequency, today: '2026-11-15', takenToday })).toBe(day);
});

test('the box covers every day it says, and not one more', () => {
  const units = integer({ min: 1, max: 500 });
  assert(
    property(
      units,
      integer({ min: 1, max: 4 }),
      integer({ min: 1, max: 6 }),
      constantFrom(...FREQUENCY_PERIODS),
      (remaining, unitsPerDose, times, per) => {
        const today = '2026-11-15';
        const frequency = { times, per };
        const last = runOutDay({ remaining, unitsPerDose, frequency, today });
        const days = last === null ? 0 : daysBetween(today, last) + 1;
        const doses = Math.floor(remaining / unitsPerDose);
        expect(days * dosesPerDay(frequency)).toBeLessThanOrEqual(doses + 1e-9);
        if (days < 36_500 - 1) expect((days + 1) * dosesPerDay(frequency)).toBeGreaterThan(doses - 1e-9);
      },
    ),
  );
});

test.each([
  [{ price: 60, boxQuantity: 30, unitsPerDose: 1 }, daily, 2, 60],
  [{ price: 60, boxQuantity: 30, unitsPerDose: 2 }, twiceADay, 4, 240],
  [{ price: 50, boxQuantity: 30, unitsPerDose: 1 }, daily, 1.67, 50],
  [{ price: 1000, boxQuantity: 4, unitsPerDose: 1 }, weekly, 250, 1071.43],
  [{ price: 0, boxQuantity: 30, unitsPerDose: 1 }, daily, 0, 0],
  [{ price: 60, boxQuantity: 30, unitsPerDose: 1 }, null, 2, null],
  [{ price: null, boxQuantity: 30, unitsPerDose: 1 }, daily, null, null],
  [{ price: 60, boxQuantity: null, unitsPerDose: 1 }, daily, null, null],
  [{ price: 60, boxQuantity: 0, unitsPerDose: 1 }, daily, null, null],
])('%j %j costs %s a dose and %s a month', (box, frequency, dose, month) => {
  expect(costPerDose(box)).toBe(dose);
  expect(costPerMonth({ ...box, frequency })).toBe(month);
});
