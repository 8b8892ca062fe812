import { expect, test } from 'vitest';
import { decimal, readDecimal, whole } from './decimal.ts';

test.each([
  ['92,5', 92.5],
  ['92.5', 92.5],
  [' 92 ', 92],
  [92.5, 92.5],
  ['-1,5', -1.5],
  ['92,', '92,'],
  [',5', ',5'],
  ['1.234,5', '1.234,5'],
  ['1e3', '1e3'],
  ['noventa', 'noventa'],
  [null, null],
])('%j is read as %j', (typed, read) => {
  expect(readDecimal(typed)).toBe(read);
});

const sentenceOf = (schema: ReturnType<typeof decimal>, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? schema.parse(value);

test.each([
  ['30', 30],
  ['300,0', 300],
  ['29,9', 'Fora.'],
  [300.1, 'Fora.'],
  ['muito', 'Informe um número.'],
  [Number.NaN, 'Informe um número.'],
  [Infinity, 'Informe um número.'],
])('a decimal from 30 to 300 answers %j with %j', (value, expected) => {
  expect(sentenceOf(decimal('Fora.', { min: 30, max: 300 }), value)).toBe(expected);
});

test.each([
  ['7', 7],
  ['7,0', 7],
  ['7,5', 'Use um número inteiro.'],
  [7.5, 'Use um número inteiro.'],
  [25, 'Fora.'],
  [0, 'Fora.'],
])('a whole number from 1 to 24 answers %j with %j', (value, expected) => {
  expect(sentenceOf(whole('Fora.', { min: 1, max: 24 }), value)).toBe(expected);
});
