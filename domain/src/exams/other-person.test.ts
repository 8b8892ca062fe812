import { expect, test } from 'vitest';
import { isOtherPerson } from './other-person.ts';

test.each([
  ['Ana Souza Lima', 'Ana Lima', false],
  ['ANA SOUZA LIMA', 'ana', false],
  ['Cristina Alves', 'Cris', false],
  ['Souza Lima, Ana', 'Ana Souza', false],
  ['Mariarna Couto', 'Mariana Couto', true],
  ['Marlana Couto', 'Mariana Couto', false],
  ['Pedro Souza Lima', 'Ana Souza Lima', true],
  ['João Dias', 'Carla Dias', true],
  ['João Dias', 'A.', false],
])('a report of %s, a patient called %s', (printed, patient, isOther) => {
  expect(isOtherPerson(printed, patient)).toBe(isOther);
});
