import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import type { Patient } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let ana: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const COURSE = { ...PLAN, planType: 'course', scheduledTimes: ['10:00'] };

beforeAll(async () => {
  ana = await (await testApp()).patient('Ana');
});

async function addCourse(change: object): Promise<Plan> {
  const reply = await ana.call('POST', '/api/plans', { payload: { ...COURSE, ...change } });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Plan }>().data;
}

async function statesOf({ id }: Plan, from: string, to: string): Promise<string[]> {
  const reply = await ana.call('GET', `/api/doses?from=${from}&to=${to}`);
  const doses = reply.json<{ data: PlannedDose[] }>().data.filter(({ planId }) => planId === id);
  return doses.map(({ state }) => state);
}

test('every dose of a course that is over is missed, the last one too', async () => {
  const start = addDays(TODAY, -9);
  const plan = await addCourse({ totalDoses: 3, startDate: start });
  expect(await statesOf(plan, start, TODAY)).toEqual(['missed', 'missed', 'missed']);
});

test('the newest dose of a rare one stays late until the next is due', async () => {
  const start = addDays(TODAY, -2);
  const plan = await addCourse({ totalDoses: 3, startDate: start, frequency: 'custom', intervalDays: 5 });
  expect(await statesOf(plan, start, TODAY)).toEqual(['late']);
});

test('a course since the year 1 is read like any other', async () => {
  const plan = await addCourse({
    totalDoses: 5000,
    startDate: '0001-01-01',
    frequency: 'custom',
    intervalDays: 365,
  });
  expect(plan.nextDoseAt).not.toBeNull();
});
