import { expect, test } from 'vitest';
import { contextText, effectName, labelText, patternText } from './effect-words.ts';
import { SOURCED } from '../../testing/sourced.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  ['nausea', null, 'Náusea'],
  ['other', 'Gosto metálico', 'Gosto metálico'],
  ['other', null, 'Outro'],
] as const)('%s called %s is %s', (effectType, otherName, name) => {
  expect(effectName({ effectType, otherName })).toBe(name);
});

test.each([
  [2, 1.2345, 'dia 2 após a dose, Ozempic 1 mg, nível estimado 1,2 mg'],
  [0, 0.0512, 'no dia da dose, Ozempic 1 mg, nível estimado 0,051 mg'],
  [1, null, 'dia 1 após a dose, Ozempic 1 mg'],
])('%s days after, at %s', (daysSince, levelMg, text) => {
  expect(plain(contextText({ medicationName: 'Ozempic', doseMg: 1, daysSince, levelMg }))).toBe(text);
});

test.each([
  [6.1, true, 'Em estudos com Ozempic 1 mg: 20,3 % das pessoas (placebo 6,1 %)'],
  [null, true, 'Em estudos com Ozempic 1 mg: 20,3 % das pessoas'],
  [null, false, 'Em estudos de outro produto com a mesma substância (Ozempic 1 mg): 20,3 % das pessoas'],
])('a frequency beside a placebo of %s, of the product itself: %s', (placeboPercent, isOfProduct, text) => {
  const label = { product: 'Ozempic', dose: '1 mg', percent: 20.3, ...SOURCED };
  expect(plain(labelText({ ...label, placeboPercent, isOfProduct }))).toBe(text);
});

test.each([
  ['nausea', 1, 2, '7 de 9 náuseas nos dias 1–2 após a dose'],
  ['constipation', 3, 3, '7 de 9 episódios de prisão de ventre no dia 3 após a dose'],
  ['other', 0, 1, '7 de 9 registros de “Soluço” do dia da dose ao dia 1'],
  ['nausea', 1, 1, '7 de 9 náuseas no dia seguinte à dose'],
  ['headache', 0, 0, '7 de 9 dores de cabeça no dia da dose'],
] as const)('a pattern of %s in days %s to %s', (effectType, fromDay, toDay, text) => {
  const otherName = effectType === 'other' ? 'Soluço' : null;
  expect(patternText({ effectType, otherName, inRange: 7, total: 9, fromDay, toDay })).toBe(text);
});
