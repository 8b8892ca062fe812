import { amountText, rangeText } from '@leveza/domain/exams/amount-words.ts';
import { expect, test } from 'vitest';
import { outsideText } from './exam-words.ts';

test.each([
  [0, 0, 0, 'Sem valores'],
  [1, 0, 0, 'Nenhum valor fora da faixa'],
  [24, 0, 0, 'Nenhum de 24 fora da faixa'],
  [24, 3, 0, '3 de 24 fora da faixa'],
  [1, 0, 1, '1 valor sem comparação'],
  [3, 0, 3, '3 valores sem comparação'],
  [24, 0, 4, 'Nenhum de 20 fora da faixa, 4 sem comparação'],
])('of %i values %i outside, %i compared with nothing', (resultCount, outsideCount, unjudgedCount, text) => {
  expect(outsideText({ resultCount, outsideCount, unjudgedCount })).toBe(text);
});

test.each([
  [0.0042, '0,0042'],
  [0.27, '0,27'],
  [1.236, '1,24'],
  [1020, '1.020'],
])('an amount of %d', (amount, text) => {
  expect(amountText({ amount, comparator: null }, '')).toBe(text);
});

test('limits are as fine as amounts', () => {
  expect(rangeText({ low: 0.005, high: 4.2 })).toBe('0,005 a 4,2');
});
