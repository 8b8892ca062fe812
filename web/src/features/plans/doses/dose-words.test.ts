import { expect, test } from 'vitest';
import { aDose, aPlan } from '../../../testing/plans.ts';
import { doseDetail } from './dose-words.ts';

const taken = { state: 'taken', isExtra: true, plannedAt: null, time: null } as const;

test.each([
  ['continuous', 'dose extra'],
  ['as_needed', 'se precisar'],
] as const)('a dose beside the schedule of a plan %s is "%s"', (planType, words) => {
  const plan = aPlan({ planType });
  const dose = aDose('08:00', {
    ...taken,
    planId: plan.id,
    day: '2026-11-17',
    takenAt: '2026-11-17T11:05:00.000Z',
  });
  expect(doseDetail(dose, { plans: [plan] })).toMatch(new RegExp(`^às 08:05 · ${words} · `, 'u'));
});

test('a dose taken on another day than planned says both', () => {
  const dose = aDose('23:00', { state: 'taken', day: '2026-11-16', takenAt: '2026-11-17T03:10:00.000Z' });
  expect(doseDetail(dose, { plans: [] })).toMatch(/^em 17\/11 às 00:10 · dose de 16\/11 · /u);
});

test('an hour is said by the clock where it was taken', () => {
  const takenAt = '2026-11-16T08:05:00.000Z';
  const dose = aDose('08:00', { state: 'taken', day: '2026-11-16', takenAt, takenClock: '2026-11-16T08:05' });
  expect(doseDetail(dose, { plans: [] })).toMatch(/^às 08:05 · /u);
});
