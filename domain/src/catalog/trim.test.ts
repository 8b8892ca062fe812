import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { trimBenefits, trimDescription } from './trim.ts';

const SENTENCE = 'Repõe a vitamina D de quem toma pouco sol.';

test.each([
  ['what fits stays', 'Curto.', 'Curto.'],
  ['120 characters fit', 'a'.repeat(120), 'a'.repeat(120)],
  ['blanks around do not count', `  ${'a'.repeat(120)} `, 'a'.repeat(120)],
  ['cut at the last whole sentence', `${SENTENCE} ${SENTENCE} ${SENTENCE}`, `${SENTENCE} ${SENTENCE}`],
  ['a sentence that ends at 120', `${'a'.repeat(119)}. Mais.`, `${'a'.repeat(119)}.`],
  ['a sentence that ends at 121', `${'a'.repeat(120)}. Mais.`, `${'a'.repeat(117)}...`],
  ['questions end too', `Cansado de tudo isso aqui? ${'b'.repeat(120)}`, 'Cansado de tudo isso aqui?'],
  [
    'under 20 it is cut in the middle',
    `Dezenove letras aí. ${'b'.repeat(120)}`,
    `Dezenove letras aí. ${'b'.repeat(97)}...`,
  ],
  ['20 are a sentence', `Com vinte letras aí. ${'b'.repeat(120)}`, 'Com vinte letras aí.'],
  [
    'a point inside a number ends nothing',
    `Cada cápsula tem 1.000 UI ou 0.5 mg ${'b'.repeat(120)}`,
    `Cada cápsula tem 1.000 UI ou 0.5 mg ${'b'.repeat(81)}...`,
  ],
])('%s', (_, text, trimmed) => {
  expect(trimDescription(text)).toBe(trimmed);
});

test('a description never passes 120 characters nor ends in half a character', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(trimDescription(text).length).toBeLessThanOrEqual(120);
      expect(trimDescription(text).isWellFormed()).toBe(true);
    }),
  );
  expect(trimDescription(`${'a'.repeat(116)}😀${'a'.repeat(20)}`)).toBe(`${'a'.repeat(116)}...`);
});

test.each([
  [
    ['ossos', ' imunidade ', '', 'humor', 'sono'],
    ['ossos', 'imunidade', 'humor'],
  ],
  [['a'.repeat(40)], ['a'.repeat(40)]],
  [['a'.repeat(41)], [`${'a'.repeat(37)}...`]],
  [[], []],
])('the benefits %j become %j', (benefits, trimmed) => {
  expect(trimBenefits(benefits)).toEqual(trimmed);
});

test('never more than three benefits of 40 characters', () => {
  assert(
    property(array(string({ unit: 'grapheme', maxLength: 80 })), (benefits) => {
      const trimmed = trimBenefits(benefits);
      expect(trimmed.length).toBeLessThanOrEqual(3);
      for (const benefit of trimmed) expect(benefit.length).toBeLessThanOrEqual(40);
    }),
  );
});
