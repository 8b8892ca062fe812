import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';
import { expect, test } from 'vitest';
import { aNextDose } from '../../../testing/applications.ts';
import { nextDoseWords } from './next-dose-words.ts';
import { standingNow } from './standing-now.ts';

const zone = 'America/Sao_Paulo';
const PLANNED = '2026-11-17T11:00:00.000Z';
const UNTIL = '2026-11-22T11:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(PLANNED) + ms);

test.each([
  ['upcoming', -DAY_MS, 'upcoming'],
  ['upcoming', -HOUR_MS, 'due'],
  ['upcoming', HOUR_MS, 'due'],
  ['upcoming', 2 * DAY_MS, 'late'],
  ['upcoming', 6 * DAY_MS, 'late-unknown'],
  ['due', 12 * HOUR_MS, 'due'],
  ['due', 2 * DAY_MS, 'late'],
  ['late', 12 * HOUR_MS, 'late'],
  ['late', 6 * DAY_MS, 'late-unknown'],
  ['missed', 6 * DAY_MS, 'missed'],
  ['paused', 6 * DAY_MS, 'paused'],
] as const)('%s, read before, is after %s ms %s', (state, ms, expected) => {
  const dose = aNextDose({ state, plannedAt: PLANNED, applyUntil: UNTIL });
  expect(standingNow(dose, { zone, now: after(ms) }).state).toBe(expected);
});

test.each([
  ['upcoming', HOUR_MS / 2, 'due'],
  ['upcoming', 6 * HOUR_MS, 'late'],
  ['upcoming', 13 * HOUR_MS, 'late-unknown'],
  ['due', 13 * HOUR_MS, 'late-unknown'],
  ['late', 13 * HOUR_MS, 'late-unknown'],
] as const)('a daily one that was %s is after %s ms %s', (state, ms, expected) => {
  const applyUntil = after(12 * HOUR_MS).toISOString();
  const rule = { ...aNextDose().rule!, windowHours: 12 };
  const dose = aNextDose({ state, plannedAt: PLANNED, applyUntil, rule });
  expect(standingNow(dose, { zone, now: after(ms) }).state).toBe(expected);
});

test('past its window it says that the window is over and whom to ask', () => {
  const now = after(6 * DAY_MS);
  const dose = aNextDose({ state: 'late', plannedAt: PLANNED, applyUntil: UNTIL });
  const words = nextDoseWords(standingNow(dose, { zone, now }), { zone, now })!;
  expect(words.detail).toBe('O prazo acabou ontem às 08:00. Antes de aplicar, pergunte a quem receitou.');
  expect(words.rule).toBeNull();
});

test.each([
  [-HOUR_MS, 'due'],
  [6 * HOUR_MS, 'due'],
  [2 * DAY_MS, 'late-unknown'],
])('after a missed dose the next one stands on its own day: %s ms after it, %s', (ms, state) => {
  const plannedAt = new Date(Date.parse(PLANNED) - DAY_MS).toISOString();
  const dose = aNextDose({ state: 'missed', plannedAt, followingAt: PLANNED, applyUntil: plannedAt });
  expect(standingNow(dose, { zone, now: after(ms) })).toMatchObject({
    state,
    plannedAt: PLANNED,
    unrecordedAt: state === 'due' ? plannedAt : null,
  });
});
