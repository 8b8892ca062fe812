import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { expect, test } from 'vitest';
import { aDose, aPlan } from '../../../testing/plans.ts';
import { doseDetail } from './dose-words.ts';

const taken = { state: 'taken', isExtra: true, plannedAt: null, time: null } as const;

test.each([
  ['continuous', 'dose extra'],
  ['as_needed', 'se precisar'],
] as const)('a dose beside the schedule of a plan %s is "%s"', (planType, words) => {
  const plan = aPlan({ planType });
  const dose = aDose('08:00', { ...taken, planId: plan.id, takenAt: '2026-11-17T11:05:00.000Z' });
  expect(doseDetail(dose, { zone: DEFAULT_ZONE, plans: [plan] })).toMatch(
    new RegExp(`^às 08:05 · ${words} · `, 'u'),
  );
});
