import { expect, test } from 'vitest';
import { daysSinceDose } from './context.ts';

const dose = new Date('2026-11-01T22:00:00-03:00');

test.each([
  ['2026-11-01T22:00:00-03:00', 0],
  ['2026-11-01T23:59:00-03:00', 0],
  ['2026-11-02T00:01:00-03:00', 1],
  ['2026-11-08T21:00:00-03:00', 7],
  ['2026-11-10T08:00:00-03:00', 9],
])('at %s it is day %s', (at, days) => {
  expect(daysSinceDose(new Date(at), dose, 'America/Sao_Paulo')).toBe(days);
});

test('days are those of the patient', () => {
  expect(daysSinceDose(new Date('2026-11-02T00:01:00-03:00'), dose, 'America/Manaus')).toBe(0);
});
