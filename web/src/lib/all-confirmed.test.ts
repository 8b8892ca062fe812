import { changeApplication, registerApplication } from '@leveza/contract/applications/applications.ts';
import { changeUsualDay } from '@leveza/contract/applications/doses.ts';
import { recordPastApplications } from '@leveza/contract/applications/past.ts';
import { changeExam } from '@leveza/contract/exams/exams.ts';
import { addMeasurement, changeMeasurement } from '@leveza/contract/measurements.ts';
import { takeDose } from '@leveza/contract/plans/doses.ts';
import { changePlan, moveStep, resumePlan } from '@leveza/contract/plans/plans.ts';
import { deleteUse } from '@leveza/contract/usage.ts';
import { expect, test } from 'vitest';
import { allConfirmed } from './all-confirmed.ts';

test.each([
  [registerApplication, ['Allergy', 'Dose', 'Early', 'Expired', 'Held', 'Lot', 'Switch']],
  [changeApplication, ['Allergy', 'Dose', 'Early', 'Expired', 'Held', 'Lot', 'Switch']],
  [recordPastApplications, ['Dose', 'Early', 'Held', 'Switch']],
  [changeUsualDay, ['Early']],
  [addMeasurement, ['Jump']],
  [changeMeasurement, ['Jump']],
  [changePlan, ['Dose', 'Early']],
  [resumePlan, ['Dose', 'Early']],
  [moveStep, ['Dose']],
  [changeExam, []],
  [deleteUse, []],
])('what is put back answers the questions of $path', (endpoint, names) => {
  const flags = names.map((name) => [`confirm${name}`, true]);
  expect(allConfirmed(endpoint)).toEqual(Object.fromEntries(flags));
});

test('a dose put back opens its box without being asked', () => {
  expect(allConfirmed(takeDose)).toEqual({
    openBox: true,
    confirmExpired: true,
    confirmOften: true,
    confirmHeld: true,
    confirmAllergy: true,
  });
});
