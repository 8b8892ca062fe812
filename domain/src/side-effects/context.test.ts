import { expect, test } from 'vitest';
import { daysSinceDose } from './context.ts';

const doses = ['2026-11-01T22:00:00-03:00', '2026-11-08T22:00:00-03:00'].map((at) => new Date(at));

test.each([
  ['2026-11-01T21:59:00-03:00', null],
  ['2026-11-01T22:00:00-03:00', 0],
  ['2026-11-01T23:59:00-03:00', 0],
  ['2026-11-02T00:01:00-03:00', 1],
  ['2026-11-08T21:00:00-03:00', 7],
  ['2026-11-08T22:30:00-03:00', 0],
  ['2026-11-10T08:00:00-03:00', 2],
])('at %s it is day %s', (at, days) => {
  expect(daysSinceDose(new Date(at), doses, 'America/Sao_Paulo')).toBe(days);
});

test('days are those of the patient, and without a dose there are none', () => {
  const at = new Date('2026-11-02T00:01:00-03:00');
  expect(daysSinceDose(at, doses, 'America/Manaus')).toBe(0);
  expect(daysSinceDose(at, [], 'America/Manaus')).toBeNull();
});
