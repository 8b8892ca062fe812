import { expect, test } from 'vitest';
import { isSameMedicine } from './same-medicine.ts';

const named = (name: string, ingredients = '') => ({ name, ingredients });

test.each([
  ['a typed name and the shipped product', named('paracetamol'), named('Paracetamol 750 mg'), true],
  ['a brand and its substance', named('Tylenol'), named('Dor de cabeça', 'Paracetamol'), true],
  ['another substance', named('Paracetamol'), named('Dipirona 500 mg'), false],
  ['two substances and one of them', named('Paracetamol e dipirona'), named('Paracetamol 750 mg'), false],
  ['a known substance and a name of none', named('Paracetamol'), named('Chá da vó'), false],
  ['names that no list knows, without their strength', named('chá DA vó'), named('Chá da vó 2 g'), true],
  ['a box and its product', named('Chá da vó - Caixa 2'), named('Chá da vó'), true],
  ['two insulins', named('NovoRapid'), named('Lantus'), false],
  ['one insulin', named('lantus'), named('Lantus'), true],
  ['another strength', named('Levotiroxina 25 mcg'), named('Levotiroxina 100 mcg'), false],
  ['one strength, written otherwise', named('Metformina 1000mg'), named('Metformina 1.000 mg'), true],
  ['a figure that is part of the name', named('Ômega 6'), named('Ômega 3'), false],
  ['other names that no list knows', named('Chá da vó'), named('Chá da tia'), false],
])('%s', (_, one, other, expected) => {
  expect(isSameMedicine(one, other)).toBe(expected);
  expect(isSameMedicine(other, one)).toBe(expected);
});

test.each([
  ['is another one', 'Losartana', '25 mg', false],
  ['is the same', 'Losartana', '50 mg', true],
  ['repeats the name', 'Losartana 50mg', '50 mg', true],
  ['is not known', 'Losartana', null, true],
])('a strength beside the name that %s', (_, name, strength, expected) => {
  expect(isSameMedicine(named('Losartana 50 mg'), { ...named(name), strength })).toBe(expected);
});

test('another strength counts for the limits of a substance', () => {
  const [one, other] = [named('Paracetamol 500 mg'), named('Paracetamol 750 mg')];
  expect(isSameMedicine(one, other)).toBe(false);
  expect(isSameMedicine(one, other, { isAnyStrength: true })).toBe(true);
});
