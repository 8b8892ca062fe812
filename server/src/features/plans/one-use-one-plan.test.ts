import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);

beforeAll(async () => {
  house = await testApp();
});

const at = (time: string) => instantAt(YESTERDAY, time, DEFAULT_ZONE).toISOString();

async function post<T>(patient: Patient, url: string, payload: object): Promise<T> {
  const reply = await patient.call('POST', url, { payload });
  if (reply.statusCode >= 300) throw new Error(reply.body);
  return reply.json<{ data: T }>().data;
}

const addPlan = (patient: Patient, change: object) =>
  post<Plan>(patient, '/api/plans', { ...PLAN, startDate: addDays(TODAY, -10), ...change });

async function list<T>(patient: Patient, path: string): Promise<T[]> {
  const reply = await patient.call('GET', `/api/${path}?from=${YESTERDAY}&to=${YESTERDAY}`);
  return reply.json<{ data: T[] }>().data;
}

const statesOf = async (patient: Patient) =>
  (await list<PlannedDose>(patient, 'doses')).map(({ time, state }) => `${time} ${state}`);

describe('a plan that is deleted', () => {
  test('leaves what was taken and skipped in the history, and plans nothing', async () => {
    const patient = await house.patient();
    const plan = await addPlan(patient, { scheduledTimes: ['08:00', '12:00', '20:00'] });
    const moment = { planId: plan.id, plannedAt: at('08:00') };
    const taken = await post<PlannedDose>(patient, '/api/doses', { ...moment, takenAt: at('08:20') });
    await post(patient, '/api/doses/skip', { ...moment, plannedAt: at('12:00'), reason: 'enjoo' });
    await post(patient, '/api/doses', { planId: plan.id, takenAt: at('15:00') });
    await patient.call('DELETE', `/api/plans/${plan.id}`);

    const doses = await list<PlannedDose>(patient, 'doses');
    expect(doses.map(({ time, state, isExtra }) => [time, state, isExtra])).toEqual([
      ['08:00', 'taken', false],
      ['12:00', 'skipped', false],
      [null, 'taken', true],
    ]);
    expect(doses[0]).toEqual({ ...taken, isPlanDeleted: true });
    const events = await list<CalendarEvent>(patient, 'calendar');
    expect(events.filter(({ completed }) => completed)).toHaveLength(2);
    expect(await list<Plan>(patient, 'plans')).toEqual([]);

    await patient.call('DELETE', `/api/doses/${taken.recordId}`);
    expect((await list<PlannedDose>(patient, 'doses')).map(({ time }) => time)).toEqual(['12:00', null]);
  });

  test('a dose of today it gave still stands on Hoje', async () => {
    const patient = await house.patient();
    const plan = await addPlan(patient, { scheduledTimes: ['00:00'] });
    const plannedAt = instantAt(TODAY, '00:00', DEFAULT_ZONE).toISOString();
    await post(patient, '/api/doses', { planId: plan.id, plannedAt });
    await patient.call('DELETE', `/api/plans/${plan.id}`);
    const reply = await patient.call('GET', '/api/dashboard/today');
    expect(reply.body).toContain(plannedAt);
  });

  test('one of today that was skipped leaves Hoje, where it could only be taken', async () => {
    const patient = await house.patient();
    const plan = await addPlan(patient, { scheduledTimes: ['00:00'] });
    const plannedAt = instantAt(TODAY, '00:00', DEFAULT_ZONE).toISOString();
    await post(patient, '/api/doses/skip', { planId: plan.id, plannedAt, reason: 'enjoo' });
    await patient.call('DELETE', `/api/plans/${plan.id}`);
    expect((await patient.call('GET', '/api/dashboard/today')).body).not.toContain(plannedAt);
  });
});

describe('one use of a product with two plans', () => {
  test('is one dose: the nearest that is open', async () => {
    const patient = await house.patient();
    const { id: inventoryId, productId } = await openBox(patient, 10);
    await addPlan(patient, { productId, scheduledTimes: ['08:00'] });
    const nine = await addPlan(patient, { productId, scheduledTimes: ['09:00'] });
    await post(patient, '/api/usage', { inventoryId, usedAt: at('09:10') });
    expect(await statesOf(patient)).toEqual([expect.stringMatching(/^08:00 (late|missed)$/), '09:00 taken']);

    const reply = await patient.call('POST', '/api/doses', {
      payload: { planId: nine.id, plannedAt: at('09:00') },
    });
    expect(reply.json()).toMatchObject({ data: { takenAt: at('09:10') } });

    await post(patient, '/api/usage', { inventoryId, usedAt: at('09:20'), confirmOften: true });
    expect(await statesOf(patient)).toEqual(['08:00 taken', '09:00 taken']);
    await post(patient, '/api/usage', { inventoryId, usedAt: at('09:30'), confirmOften: true });
    expect(await statesOf(patient)).toEqual(['08:00 taken', '09:00 taken', 'null taken']);
  });

  test('with nothing open is one of the plan as needed', async () => {
    const patient = await house.patient();
    const { id: inventoryId, productId } = await openBox(patient, 10);
    await addPlan(patient, { productId, scheduledTimes: ['08:00'] });
    const asNeeded = await addPlan(patient, { productId, planType: 'as_needed', scheduledTimes: undefined });
    await post(patient, '/api/usage', { inventoryId, usedAt: at('08:10') });
    await post(patient, '/api/usage', { inventoryId, usedAt: at('15:00') });
    const doses = await list<PlannedDose>(patient, 'doses');
    expect(doses.map(({ time }) => time)).toEqual(['08:00', null]);
    expect(doses[1]!.planId).toBe(asNeeded.id);
  });
});

test('presses on the shelf and on the dose at the same moment are one dose', FIRST_TRY, async () => {
  const patient = await house.patient();
  const { id: inventoryId, productId } = await openBox(patient, 10);
  const { id: planId } = await addPlan(patient, { productId, scheduledTimes: ['08:00'] });
  const usedAt = at('08:10');
  const use = (answered: object = {}) =>
    patient.call('POST', '/api/usage', { payload: { inventoryId, usedAt, ...answered } });
  const take = () =>
    patient.call('POST', '/api/doses', { payload: { planId, plannedAt: at('08:00'), takenAt: usedAt } });
  const calls: ReturnType<typeof use>[] = [];
  await house.db.transaction(async (tx) => {
    await tx.execute(sql`select id from plans where id = ${planId} for update`);
    for (const press of [take, use]) {
      calls.push(press());
      await untilWaiting(house.db, calls.length);
    }
    calls.push(...Array.from({ length: 48 }, take));
  });
  const replies = await Promise.all(calls);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const uses = async () => (await patient.call('GET', '/api/usage')).json<{ data: { id: string }[] }>().data;
  expect(await uses()).toMatchObject([{ id: replies[1]!.json<{ data: { id: string } }>().data.id }]);
  expect(await statesOf(patient)).toEqual(['08:00 taken']);
  // A press that comes after the answer is another tablet, which is asked about.
  expect((await use()).statusCode).toBe(409);
  expect((await use({ confirmOften: true })).statusCode).toBe(201);
  expect(await uses()).toHaveLength(2);
});

test('two uses sent together with different times are two doses', FIRST_TRY, async () => {
  const patient = await house.patient();
  const { id: inventoryId, productId } = await openBox(patient, 10);
  const { id: planId } = await addPlan(patient, { productId, scheduledTimes: ['08:00', '20:00'] });
  const calls: Promise<unknown>[] = [];
  await house.db.transaction(async (tx) => {
    await tx.execute(sql`select id from plans where id = ${planId} for update`);
    // Both are nearest to 08:00 while nothing is recorded.
    for (const time of ['08:05', '09:40']) {
      calls.push(post(patient, '/api/usage', { inventoryId, usedAt: at(time), confirmOften: true }));
      await untilWaiting(house.db, calls.length);
    }
  });
  await Promise.all(calls);
  expect(await statesOf(patient)).toEqual(['08:00 taken', '20:00 taken']);
});

const takeFrom = (patient: Patient, itemId: string, change: object) =>
  patient.call('POST', '/api/usage', { payload: { inventoryId: itemId, quantityUsed: 1, ...change } });

describe('one more of a medicine whose dose is taken', () => {
  test('asks with the hour of that dose, and is recorded once it is meant', async () => {
    const patient = await house.patient();
    const box = await openBox(patient, 30);
    await addPlan(patient, { name: 'Losartana', productId: box.productId, scheduledTimes: ['08:00'] });
    expect((await takeFrom(patient, box.id, { usedAt: at('08:05') })).statusCode).toBe(201);
    const again = await takeFrom(patient, box.id, { usedAt: at('08:15') });
    expect(again.json()).toMatchObject({
      error: {
        code: 'dose-too-often',
        message:
          'Você já registrou Losartana ontem às 08:05, e o plano não tem outra dose para agora. Confirme só se você tomou mesmo mais uma.',
      },
    });
    const meant = await takeFrom(patient, box.id, { usedAt: at('08:15'), confirmOften: true });
    expect(meant.statusCode, meant.body).toBe(201);
  });

  test('of a plan of two a day the second is no further one, within two hours of its time', async () => {
    const patient = await house.patient();
    const box = await openBox(patient, 30);
    await addPlan(patient, { productId: box.productId, scheduledTimes: ['08:00', '20:00'] });
    expect((await takeFrom(patient, box.id, { usedAt: at('08:05') })).statusCode).toBe(201);
    expect((await takeFrom(patient, box.id, { usedAt: at('09:00') })).statusCode).toBe(409);
    expect((await takeFrom(patient, box.id, { usedAt: at('18:30') })).statusCode).toBe(201);
    expect((await takeFrom(patient, box.id, { usedAt: at('20:10') })).statusCode).toBe(409);
  });
});

describe('many at once', () => {
  const MANY =
    'Você está registrando 10 de uma vez, e o plano de Losartana diz 1. Confirme só se você tomou mesmo essa quantidade.';

  test('are asked about once, out of a box and by the plan; two in place of one are not', async () => {
    const patient = await house.patient();
    const box = await openBox(patient, 90);
    const plan = { name: 'Losartana', productId: box.productId, scheduledTimes: ['08:00', '20:00'] };
    const { id: planId } = await addPlan(patient, plan);
    const ten = { quantityUsed: 10, usedAt: at('08:05') };
    expect((await takeFrom(patient, box.id, ten)).json()).toMatchObject({
      error: { code: 'dose-too-often', message: MANY },
    });
    const payload = { planId, plannedAt: at('20:00'), takenAt: at('20:00'), quantity: 10 };
    const planned = await patient.call('POST', '/api/doses', { payload });
    expect(planned.json()).toMatchObject({ error: { code: 'dose-too-often', message: MANY } });
    expect((await takeFrom(patient, box.id, { ...ten, confirmOften: true })).statusCode).toBe(201);
    const two = await patient.call('POST', '/api/doses', { payload: { ...payload, quantity: 2 } });
    expect(two.statusCode, two.body).toBe(201);
  });
});
