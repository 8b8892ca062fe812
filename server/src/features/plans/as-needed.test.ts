import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: SharedApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);
const at = (time: string) => instantAt(YESTERDAY, time, DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await sharedApp();
});

async function addPlan(patient: Patient, change: object): Promise<Plan> {
  const payload = {
    ...PLAN,
    name: 'Dipirona',
    planType: 'as_needed',
    scheduledTimes: undefined,
    startDate: addDays(TODAY, -10),
    ...change,
  };
  const reply = await patient.call('POST', '/api/plans', { payload });
  return reply.json<{ data: Plan }>().data;
}

const questionOf = (reply: { json: () => { error: { code: string; message: string } } }) =>
  reply.json().error;

test('what is taken from a box keeps to the limits of its plan as needed, and says which', async () => {
  const patient = await house.patient();
  const box = await openBox(patient, 20);
  const plan = await addPlan(patient, { productId: box.productId, minGapHours: 6, mostPerDay: 2 });
  const use = (time: string, more = {}) =>
    patient.call('POST', '/api/usage', { payload: { inventoryId: box.id, usedAt: at(time), ...more } });
  expect((await use('06:00')).statusCode).toBe(201);
  expect(questionOf(await use('11:30'))).toMatchObject({
    code: 'dose-too-often',
    message:
      'Para Dipirona você anotou pelo menos 6 horas entre doses. A última foi ontem às 06:00, e há 1 dose registrada ontem. Confirme só se esta dose foi mesmo tomada.',
  });
  expect((await use('12:00')).statusCode).toBe(201);
  expect(questionOf(await use('20:00')).message).toContain(
    'no máximo 2 doses por dia. A última foi ontem às 12:00, e há 2 doses registradas ontem.',
  );
  const fromPlan = await patient.call('POST', '/api/doses', {
    payload: { planId: plan.id, takenAt: at('13:00') },
  });
  expect(questionOf(fromPlan).message).toContain(
    'pelo menos 6 horas entre doses e no máximo 2 doses por dia',
  );
  expect((await use('20:00', { confirmOften: true })).statusCode).toBe(201);
});

test('a scheduled dose of the same product is not asked about, and counts for the plan as needed', async () => {
  const patient = await house.patient();
  const { id: inventoryId, productId } = await openBox(patient, 20);
  await addPlan(patient, { productId, mostPerDay: 2, minGapHours: 6 });
  const scheduled = {
    ...PLAN,
    productId,
    startDate: addDays(TODAY, -10),
    scheduledTimes: ['08:00', '12:00'],
  };
  const payload = { ...scheduled, timesPerDay: 2 };
  const reply = await patient.call('POST', '/api/plans', { payload });
  const planId = reply.json<{ data: Plan }>().data.id;
  const use = (time: string) =>
    patient.call('POST', '/api/usage', { payload: { inventoryId, usedAt: at(time) } });
  expect((await use('06:00')).statusCode).toBe(201);
  const dose = { planId, plannedAt: at('12:00'), takenAt: at('10:00') };
  expect((await patient.call('POST', '/api/doses', { payload: dose })).statusCode).toBe(201);
  // The first one stood for the dose of 08:00: nothing planned is left.
  expect(questionOf(await use('13:00')).message).toContain(
    'no máximo 2 doses por dia. A última foi ontem às 10:00, e há 2 doses registradas ontem.',
  );
});

test('a scheduled dose from the shelf is not asked about the limits of a plan as needed', async () => {
  const patient = await house.patient();
  const { id: inventoryId, productId } = await openBox(patient, 20);
  await addPlan(patient, { productId, mostPerDay: 1 });
  const payload = { ...PLAN, productId, startDate: addDays(TODAY, -10), scheduledTimes: ['20:00'] };
  const planned = await patient.call('POST', '/api/plans', { payload });
  expect(planned.statusCode).toBe(201);
  const { id } = (await patient.call('GET', '/api/plans'))
    .json<{ data: Plan[] }>()
    .data.find(({ planType }) => planType === 'as_needed')!;
  const extra = { planId: id, takenAt: at('10:00') };
  expect((await patient.call('POST', '/api/doses', { payload: extra })).statusCode).toBe(201);
  const use = (time: string) =>
    patient.call('POST', '/api/usage', { payload: { inventoryId, usedAt: at(time) } });
  expect((await use('20:00')).statusCode).toBe(201);
  expect(questionOf(await use('21:00')).code).toBe('dose-too-often');
});

test('a use long before the next scheduled dose is asked about', async () => {
  const patient = await house.patient();
  const { id: inventoryId, productId } = await openBox(patient, 20);
  await addPlan(patient, { productId, minGapHours: 6 });
  const payload = {
    ...PLAN,
    productId,
    startDate: addDays(TODAY, -10),
    scheduledTimes: ['08:00', '20:00'],
  };
  expect((await patient.call('POST', '/api/plans', { payload })).statusCode).toBe(201);
  const use = (time: string) =>
    patient.call('POST', '/api/usage', { payload: { inventoryId, usedAt: at(time) } });
  expect((await use('08:00')).statusCode).toBe(201);
  expect(questionOf(await use('09:00')).code).toBe('dose-too-often');
});

test('what was taken before the first day of the plan counts for it', async () => {
  const patient = await house.patient();
  const { id: inventoryId, productId } = await openBox(patient, 20);
  const before = instantAt(addDays(YESTERDAY, -1), '23:00', DEFAULT_ZONE).toISOString();
  await patient.call('POST', '/api/usage', { payload: { inventoryId, usedAt: before } });
  const plan = await addPlan(patient, { productId, startDate: YESTERDAY, minGapHours: 8, mostPerDay: 2 });
  const take = (time: string, more = {}) =>
    patient.call('POST', '/api/doses', { payload: { planId: plan.id, takenAt: at(time), ...more } });
  expect(questionOf(await take('01:00')).code).toBe('dose-too-often');
  // Each counts once, whether a plan has it or the shelf.
  expect((await take('07:00')).statusCode).toBe(201);
  expect((await take('15:00')).statusCode).toBe(201);
  expect(questionOf(await take('23:00')).message).toContain('há 2 doses registradas ontem');
});

test('of two presses at once only one is let through', FIRST_TRY, async () => {
  const patient = await house.patient();
  const box = await openBox(patient, 20);
  await addPlan(patient, { productId: box.productId, minGapHours: 6 });
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => patient.call('POST', '/api/usage', { payload: { inventoryId: box.id } })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

/** Takes something out of a box yesterday, far enough apart that no hour of the box asks. */
const takenFrom = (patient: Patient, inventoryId: string) => (time: string) =>
  patient.call('POST', '/api/usage', { payload: { inventoryId, usedAt: at(time) } });

test.each([
  ['paused', 'pause', 409],
  ['ended', 'end', 201],
])('a plan that is %s', async (_, change, expected) => {
  const patient = await house.patient();
  const box = await openBox(patient, 20);
  const plan = await addPlan(patient, { productId: box.productId, mostPerDay: 1 });
  await patient.call('POST', `/api/plans/${plan.id}/${change}`, { payload: {} });
  const use = takenFrom(patient, box.id);
  expect((await use('06:00')).statusCode).toBe(201);
  expect((await use('12:00')).statusCode).toBe(expected);
});

test('a deleted plan asks nothing, nor does one of another medicine', async () => {
  const patient = await house.patient();
  const box = await openBox(patient, 20);
  const plan = await addPlan(patient, { productId: box.productId, mostPerDay: 1 });
  await addPlan(patient, { name: 'Paracetamol', mostPerDay: 1 });
  await patient.call('DELETE', `/api/plans/${plan.id}`);
  const use = takenFrom(patient, box.id);
  expect([(await use('06:00')).statusCode, (await use('12:00')).statusCode]).toEqual([201, 201]);
});
