import { expect, test } from 'vitest';
import { againSentence, isOnceADay } from './once-a-day.ts';

test.each([
  ['Rybelsus 7 mg', 'tablets', true],
  ['Rybelsus 7 mg', 'tablet', true],
  ['Semaglutida', 'capsules', true],
  ['Ozempic', 'ml', false],
  ['Ozempic', 'injection', false],
  ['Losartana', 'tablets', false],
])('%s in %s: %s', (name, form, isOnce) => {
  expect(isOnceADay({ name, ingredients: '' }, form)).toBe(isOnce);
});

test('the question says what was recorded, and when', () => {
  const now = new Date('2026-11-18T20:32:00Z');
  const zone = 'America/Sao_Paulo';
  const at = new Date('2026-11-18T10:05:00Z');
  expect(againSentence({ name: 'Rybelsus 7 mg', at }, { zone, now })).toBe(
    'Você já registrou Rybelsus 7 mg hoje às 07:05. Pela bula, este medicamento é tomado uma vez por dia. Confirme só se você tomou mesmo mais um.',
  );
});
