import { expect, test } from 'vitest';
import { isMany, manySentence, soonMs, soonSentence } from './one-more.ts';

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

test.each<[string[], number]>([
  [['08:00'], 120],
  [['08:00', '20:00'], 120],
  [['08:00', '10:00', '20:00'], 60],
  [['08:00', '08:30'], 15],
])('a late dose of %j is asked about for %s minutes after another one', (times, minutes) => {
  expect(soonMs(times) / 60_000).toBe(minutes);
});

test('the question about a late dose names the one before and its own time', () => {
  const zone = 'America/Sao_Paulo';
  const at = new Date('2026-11-16T17:47:00-03:00');
  const now = new Date('2026-11-16T17:50:00-03:00');
  expect(soonSentence({ name: 'Losartana', at }, { time: '08:00' }, { zone, now })).toBe(
    'Você já registrou Losartana hoje às 17:47. Registrar também a dose das 08:00? Confirme só se você tomou mesmo as duas.',
  );
});
