import { expect, test } from 'vitest';
import { readHeight } from './read-height.ts';

test.each([
  ['1,68', 168],
  ['1.68', 168],
  ['168', 168],
  ['1m68', 168],
  ['1,7', 170],
  ['1.685', 168.5],
  ['168,5', 168.5],
  ['168.5', 168.5],
  [' 2,01 ', 201],
  ['', null],
  // Without a separator it is never metres: the schema refuses 1 and 2 cm.
  ['1', 1],
  ['2', 2],
])('%j is %s cm', (typed, value) => {
  expect(readHeight(typed)).toEqual({ ok: true, value });
});

test.each([
  ['alta', 'Escreva só o número, como 1,5.'],
  ['168,55', 'Use no máximo uma casa decimal.'],
])('%j is refused', (typed, sentence) => {
  expect(readHeight(typed)).toMatchObject({ ok: false, sentence });
});
