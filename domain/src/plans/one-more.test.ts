import { expect, test } from 'vitest';
import { isMany, manySentence } from './one-more.ts';

test.each([
  [1, 1, false],
  [2, 1, false],
  [3, 1, true],
  [10, 1, true],
  [1, 0.5, false],
  [1.5, 0.5, true],
  [40, 20, false],
])('%s where the plan says %s: %s', (quantity, planned, many) => {
  expect(isMany(quantity, planned)).toBe(many);
});

test('the question says both quantities', () => {
  expect(manySentence({ name: 'Losartana', quantity: 1.5, planned: 0.5 })).toBe(
    'Você está registrando 1,5 de uma vez, e o plano de Losartana diz 0,5. Confirme só se você tomou mesmo essa quantidade.',
  );
});
