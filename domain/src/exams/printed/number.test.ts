import { decimal } from '../../decimal.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePrinted } from './number.ts';
import { foldUnit, isUnit, unitAt } from './unit.ts';

test.each([
  ['1.234', 1234, null],
  ['412.000', 412_000, null],
  ['1.234,5', 1234.5, null],
  ['1,5', 1.5, null],
  ['35.8', 35.8, null],
  ['0.123', 0.123, null],
  ['1,001', 1.001, null],
  ['< 9', 9, '<'],
  ['≥60', 60, '>='],
  ['=< 0,5', 0.5, '<='],
])('%s', (text, value, comparator) => {
  expect(parsePrinted(text)).toMatchObject({ value, comparator });
});

test.each(['', 'abc', '1,2,3', '12/03/2026', '1.2.3', '-', '5 a 7'])('%s is no number', (text) => {
  expect(parsePrinted(text)).toBeNull();
});

test('a number printed in Brazil is read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.integer({ min: 0, max: 3 }),
      (digits, decimals) => {
        const value = digits / 10 ** decimals;
        expect(parsePrinted(decimal(value, 3))?.value).toBe(value);
      },
    ),
  );
});

test.each([
  ['milhões/mm³', 'milhoes/mm3'],
  ['10^6/µL', '10⁶/μL'],
  ['10 6 /µL', '10^6/uL'],
  ['mcg/dL', 'µg/dL'],
  ['mL/min/1,73 m²', 'mL/min/1,73m2'],
  ['µUI/mL', 'mcUI/mL'],
])('%s is %s', (one, other) => {
  expect(foldUnit(one)).toBe(foldUnit(other));
  expect(isUnit(one)).toBe(true);
});

test.each(['a', 'Homens', '70', 'mg/dia feliz', 'Normal', '12/03/2026', 'VR'])('%s is no unit', (text) => {
  expect(isUnit(text)).toBe(false);
});

test('the longest unit at the beginning is taken', () => {
  expect(unitAt('mL/min/1,73 m² Superior a 60')).toEqual({ unit: 'mL/min/1,73 m²', length: 14 });
  expect(unitAt('% 3.754')).toEqual({ unit: '%', length: 1 });
  expect(unitAt('Normal: 70')).toBeNull();
});
