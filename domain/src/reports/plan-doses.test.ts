import { expect, test } from 'vitest';
import { planDosesOf, type ReportPlanDose } from './plan-doses.ts';

const dose = (
  state: ReportPlanDose['state'],
  day: string,
  more: Partial<ReportPlanDose> = {},
): ReportPlanDose => ({
  planId: 'metformin',
  name: 'Metformina',
  dosage: '850 mg',
  state,
  day,
  takenOn: state === 'taken' ? day : null,
  isExtra: false,
  ...more,
});
const vitamin = { planId: 'vitamin', name: 'Ácido fólico', dosage: '5 mg' };

test('planned doses are counted by plan: an extra one and one still open count for nothing', () => {
  expect(
    planDosesOf([
      dose('taken', '2026-10-01', { dosage: '500 mg' }),
      dose('taken', '2026-10-02', { takenOn: '2026-10-03' }),
      dose('taken', '2026-10-03', { isExtra: true }),
      dose('skipped', '2026-10-03'),
      dose('missed', '2026-10-04', vitamin),
      dose('taken', '2026-10-05', vitamin),
      dose('late', '2026-10-06'),
      dose('scheduled', '2026-10-07'),
    ]),
  ).toEqual({
    taken: 3,
    late: 1,
    skipped: 1,
    notRecorded: 1,
    byPlan: [
      { name: 'Ácido fólico', dosage: '5 mg', taken: 1, late: 0, skipped: 0, notRecorded: 1 },
      { name: 'Metformina', dosage: '850 mg', taken: 2, late: 1, skipped: 1, notRecorded: 0 },
    ],
  });
});

test('nothing due is told as nothing', () => {
  expect(
    planDosesOf([dose('late', '2026-10-06'), dose('taken', '2026-10-06', { isExtra: true })]),
  ).toBeNull();
});
