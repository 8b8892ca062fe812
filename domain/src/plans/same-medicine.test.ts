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
  ['other names that no list knows', named('Chá da vó'), named('Chá da tia'), false],
])('%s', (_, one, other, expected) => {
  expect(isSameMedicine(one, other)).toBe(expected);
  expect(isSameMedicine(other, one)).toBe(expected);
});
