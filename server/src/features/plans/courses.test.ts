import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import type { Patient } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let ana: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const COURSE = { ...PLAN, planType: 'course', scheduledTimes: ['10:00'] };

beforeAll(async () => {
  ana = await (await sharedApp()).patient('Ana');
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

const change = async ({ id }: Plan, body: object) =>
  (await ana.call('PUT', `/api/plans/${id}`, { payload: body })).json<{ data: Plan }>().data;

test('a course that is over and is made longer has its new doses ahead', async () => {
  const course = { ...COURSE, startDate: addDays(TODAY, -9), scheduledTimes: ['23:59'] };
  const plan = await addCourse({ ...course, totalDoses: 3 });
  expect(await change(plan, { ...course, totalDoses: 5 })).toMatchObject({ status: 'active', endedOn: null });
  const days = await statesOf(plan, course.startDate, addDays(TODAY, 9));
  expect(days).toEqual(['missed', 'missed', 'missed', expect.any(String), 'scheduled']);
});

test('a plan without an end that becomes a course keeps its past', async () => {
  const daily = { ...COURSE, startDate: addDays(TODAY, -9), scheduledTimes: ['23:59'] };
  const plan = await addCourse({ ...daily, planType: 'continuous' });
  expect(await change(plan, { ...daily, totalDoses: 2 })).toMatchObject({ status: 'active' });
  expect(await statesOf(plan, daily.startDate, addDays(TODAY, -2))).toHaveLength(8);
  expect(await statesOf(plan, TODAY, addDays(TODAY, 9))).toHaveLength(2);
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
