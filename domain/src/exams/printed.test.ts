import { expect, test } from 'vitest';
import { readRange, readValue } from './printed.ts';

test.each([
  ['4,52', 4.52, null],
  ['4.52', 4.52, null],
  ['1.234,5', 1234.5, null],
  ['250.000', 250_000, null],
  ['< 9', 9, '<'],
  ['<= 9', 9, '<='],
  ['Inferior a 0,5', 0.5, '<'],
  ['Superior a 1.000', 1000, '>'],
  ['≥ 60', 60, '>='],
  ['Negativo', null, null],
  ['12/08', null, null],
])('%s is %s with %s', (text, number, comparator) => {
  expect(readValue(text)).toEqual({ number, comparator });
});

test.each([
  ['3,90 a 5,00', 3.9, 5],
  ['12,0 - 15,5 g/dL', 12, 15.5],
  ['150.000 a 450.000/mm³', 150_000, 450_000],
  ['Inferior a 34 UI/mL', null, 34],
  ['até 40 U/L', null, 40],
  ['<= 5,6 %', null, 5.6],
  ['Superior a 40 mg/dL', 40, null],
  ['Mulheres: 0,5 a 1,1', 0.5, 1.1],
])('%s goes from %s to %s', (text, low, high) => {
  expect(readRange(text)).toEqual({ low, high });
});

test.each(['Negativo', null, '', '99 a 70', 'vide tabela'])('%s has no limits', (text) => {
  expect(readRange(text)).toBeNull();
});
