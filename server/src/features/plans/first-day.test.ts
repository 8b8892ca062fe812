import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox } from '../../testing/shelf.ts';
import { type Patient, type SharedApp, sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);

beforeAll(async () => {
  house = await sharedApp();
});

const at = (day: string, time: string) => instantAt(day, time, DEFAULT_ZONE).toISOString();

async function addPlan(patient: Patient, change: object): Promise<Plan> {
  const reply = await patient.call('POST', '/api/plans', { payload: { ...PLAN, ...change } });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Plan }>().data;
}

async function dosesOf(patient: Patient, { id }: Plan, day: string): Promise<string[]> {
  const reply = await patient.call('GET', `/api/doses?from=${day}&to=${day}`);
  const { data } = reply.json<{ data: PlannedDose[] }>();
  return data.filter(({ planId }) => planId === id).map(({ time, state }) => `${time} ${state}`);
}

test('a plan that begins today has no dose from before it was made, and those after it', async () => {
  const patient = await house.patient();
  const plan = await addPlan(patient, { startDate: TODAY, scheduledTimes: ['00:00', '23:59'] });
  expect(await dosesOf(patient, plan, TODAY)).toEqual(['23:59 scheduled']);
  expect(await dosesOf(patient, plan, addDays(TODAY, 1))).toEqual(['00:00 scheduled', '23:59 scheduled']);
});

test('one that is said to have begun before today keeps the doses of its first day', async () => {
  const patient = await house.patient();
  const plan = await addPlan(patient, { startDate: YESTERDAY, scheduledTimes: ['00:00', '23:59'] });
  expect(await dosesOf(patient, plan, YESTERDAY)).toHaveLength(2);
});

/** The answers to the evening's dose of yesterday taken in time, and to that of the morning after it. */
async function takeBoth(morningAt: string, change: object = {}) {
  const patient = await house.patient();
  const plan = await addPlan(patient, {
    startDate: addDays(TODAY, -3),
    scheduledTimes: ['08:00', '20:00'],
    ...change,
  });
  const take = (time: string, takenAt: string, more: object = {}) =>
    patient.call('POST', '/api/doses', {
      payload: { planId: plan.id, plannedAt: at(YESTERDAY, time), takenAt: at(YESTERDAY, takenAt), ...more },
    });
  await take('20:00', '20:00');
  return { patient, plan, reply: await take('08:00', morningAt), take };
}

test('a late dose within two hours of another one is asked about, and recorded when that is confirmed', async () => {
  const { patient, plan, reply, take } = await takeBoth('20:05');
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({
    error: {
      code: 'dose-too-often',
      message:
        'Você já registrou Vitamina D ontem às 20:00. Registrar também a dose das 08:00? Confirme só se você tomou mesmo as duas.',
    },
  });
  expect((await take('08:00', '20:05', { confirmOften: true })).statusCode).toBe(201);
  expect(await dosesOf(patient, plan, YESTERDAY)).toEqual(['08:00 taken', '20:00 taken']);
});

test.each([
  ['taken in time and ticked later', '08:30'],
  ['late, and hours before the other', '17:59'],
])('no question about a dose %s', async (_, morningAt) => {
  expect((await takeBoth(morningAt)).reply.statusCode).toBe(201);
});

test("a box's 'Tomar' for a late dose is asked about as well", async () => {
  const patient = await house.patient();
  const { id: inventoryId, productId } = await openBox(patient, 10);
  const scheduledTimes = ['08:00', '12:00'];
  await addPlan(patient, { startDate: addDays(TODAY, -3), scheduledTimes, productId });
  const use = (time: string) =>
    patient.call('POST', '/api/usage', { payload: { inventoryId, usedAt: at(YESTERDAY, time) } });
  expect((await use('12:00')).statusCode).toBe(201);
  const reply = await use('12:10');
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ error: { code: 'dose-too-often' } });
});
