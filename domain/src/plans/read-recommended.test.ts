import { expect, test } from 'vitest';
import { readRecommended } from './read-recommended.ts';

test.each([
  ['1 cápsula ao dia', 1, 1, 'day'],
  ['Tomar 2 cápsulas, 3 vezes ao dia.', 2, 3, 'day'],
  ['1 comprimido a cada 8 horas', 1, 3, 'day'],
  ['Meio comprimido de 12 em 12 horas', 0.5, 2, 'day'],
  ['1 cápsula 2x ao dia', 1, 2, 'day'],
  ['Uma cápsula por semana', 1, 1, 'week'],
  ['1 dose mensal', 1, 1, 'month'],
])('%s is read', (text, quantity, times, per) => {
  expect(readRecommended(text)).toEqual({ quantity, frequency: { times, per } });
});

test.each([
  null,
  '',
  '1 a 2 cápsulas ao dia',
  '1 comprimido se houver dor',
  '1 cápsula após o almoço e o jantar',
  '1 comprimido a cada 5 horas',
  'Conforme orientação médica',
])('%s leaves it to the patient', (text) => {
  expect(readRecommended(text)).toBeNull();
});
