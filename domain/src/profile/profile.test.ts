import { expect, test } from 'vitest';
import { genderOf } from './gender.ts';
import { isAgeAllowed } from './limits.ts';
import { maskPhone, normalisePhone } from './phone.ts';

test.each([
  ['', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['119999', '(11) 9999'],
  ['1199999', '(11) 9999-9'],
  ['1133334444', '(11) 3333-4444'],
  ['11999998888', '(11) 99999-8888'],
  ['(11) 99999-88887777', '(11) 99999-8888'],
])('typing %s shows %s', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

test.each([
  ['11999998888', '(11) 99999-8888'],
  ['(11) 99999-8888', '(11) 99999-8888'],
  ['(11) 3333-4444', '(11) 3333-4444'],
  ['999998888', null],
  ['119999988881', null],
  ['call me', null],
])('the phone %s is stored as %s', (typed, stored) => {
  expect(normalisePhone(typed)).toBe(stored);
});

test.each([
  ['MALE', 'M'],
  ['FEMALE', 'F'],
  ['OTHER', 'O'],
  ['m', 'M'],
  ['F', 'F'],
  ['x', 'O'],
  ['constructor', 'O'],
] as const)('the gender %s is stored as %s', (word, stored) => {
  expect(genderOf(word)).toBe(stored);
});

test.each([
  ['2010-12-31', true],
  ['2011-01-01', false],
  ['1906-01-01', true],
  ['1905-12-31', false],
])('born on %s, allowed in 2026: %s', (born, allowed) => {
  expect(isAgeAllowed(born, '2026-01-01')).toBe(allowed);
});
