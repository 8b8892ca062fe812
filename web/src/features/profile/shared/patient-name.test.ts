import { expect, test } from 'vitest';
import { displayName, firstName } from './patient-name.ts';

test.each([
  [{ name: 'Ana Souza', email: 'ana@exemplo.com' }, 'Ana Souza'],
  [{ name: '  ', email: 'ana.s@exemplo.com' }, 'ana.s'],
  [{ name: '', email: '' }, 'Usuário'],
  [{ name: '', email: '@exemplo.com' }, 'Usuário'],
])('%o is shown as %s', (patient, shown) => {
  expect(displayName(patient)).toBe(shown);
});

test.each([
  ['Ana Souza', 'Ana'],
  ['  José  da Silva ', 'José'],
  ['', null],
])('"%s" is greeted as %s', (name, greeted) => {
  expect(firstName({ name })).toBe(greeted);
});
