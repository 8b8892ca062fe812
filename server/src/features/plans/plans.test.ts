import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addBox, openBox, readBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: SharedApp;
let ana: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);

beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
});

const at = (day: string, time: string) => instantAt(day, time, DEFAULT_ZONE).toISOString();
const codeOf = (reply: LightMyRequestResponse) => reply.json<{ error: { code: string } }>().error.code;
const post = (url: string, payload: object, patient = ana) => patient.call('POST', url, { payload });

async function addPlan(change: object = {}, patient = ana): Promise<Plan> {
  const reply = await post('/api/plans', { ...PLAN, startDate: addDays(TODAY, -10), ...change }, patient);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Plan }>().data;
}

async function dosesOf(plan: Plan, { from = YESTERDAY, to = YESTERDAY } = {}, patient = ana) {
  const reply = await patient.call('GET', `/api/doses?from=${from}&to=${to}`);
  return reply.json<{ data: PlannedDose[] }>().data.filter(({ planId }) => planId === plan.id);
}

async function emptyBox(patient: Patient, unitType = 'tablets') {
  const { id, productId } = await openBox(patient, 1, { unitType });
  await patient.call('POST', '/api/usage', { payload: { inventoryId: id, quantityUsed: 1 } });
  return { productId };
}

const statesOf = async (plan: Plan) => (await dosesOf(plan)).map(({ time, state }) => `${time} ${state}`);
const take = (plan: Plan, more: object = {}) =>
  post('/api/doses', { planId: plan.id, plannedAt: at(YESTERDAY, '08:00'), ...more });

describe('the form', () => {
  test.each([
    [{ name: ' ' }, 'name', 'Nome é obrigatório'],
    [{ doseMg: '' }, 'doseMg', 'Dose é obrigatória'],
    [{ scheduledTimes: [] }, 'scheduledTimes', 'Pelo menos um horário é obrigatório'],
    [{ planType: 'course' }, 'endDate', 'Data de fim ou total de doses é obrigatório para cursos'],
    [{ startDate: undefined, endDate: YESTERDAY }, 'endDate', 'A data de fim não pode ser antes do início.'],
    [{ dosageForm: 'pen' }, 'dosageForm', 'Esta forma não existe para o tipo escolhido.'],
    [
      { frequency: 'custom' },
      'intervalDays',
      'Informe a cada quantos dias, ou quantos dias com e sem doses.',
    ],
  ])('%j is refused at %s', async (change, field, sentence) => {
    const reply = await post('/api/plans', { ...PLAN, ...change });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields: { [field]: sentence } } });
  });

  test('what is not said has the default of the specification', async () => {
    const plan = await addPlan({ scheduledTimes: undefined, timesPerDay: 3, priority: undefined });
    expect(plan).toMatchObject({
      status: 'active',
      scheduledTimes: ['08:00', '14:00', '20:00'],
      timesPerDay: 3,
      reminderEnabled: true,
      priority: 'medium',
      quantityPerDose: 1,
      doseMg: 50,
      doseUnit: 'mg',
    });
  });

  test('drops have no mg', async () => {
    const plan = await addPlan({ doseMg: null, dose: 20, doseUnit: 'gotas' });
    expect(plan).toMatchObject({ dose: 20, doseUnit: 'gotas', doseMg: null });
    expect((await dosesOf(plan))[0]).toMatchObject({ dosage: '20 gotas', condition: 'Com alimento' });
  });
});

describe('taking', () => {
  test('a planned dose without stock is recorded all the same', async () => {
    const plan = await addPlan();
    const reply = await take(plan, { takenAt: at(YESTERDAY, '08:20') });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      data: {
        state: 'taken',
        plannedAt: at(YESTERDAY, '08:00'),
        takenAt: at(YESTERDAY, '08:20'),
        quantity: 1,
      },
      stock: null,
    });
    expect(await statesOf(plan)).toEqual(['08:00 taken', expect.stringContaining('20:00')]);
  });

  test('fifty at once are one, and take one dose out of the box', FIRST_TRY, async () => {
    const patient = await house.patient();
    const box = await openBox(patient, 10);
    const plan = await addPlan({ productId: box.productId }, patient);
    const body = { planId: plan.id, plannedAt: at(YESTERDAY, '08:00') };
    const replies = await Promise.all(Array.from({ length: 50 }, () => post('/api/doses', body, patient)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.json<{ data: PlannedDose }>().data.recordId)).size).toBe(1);
    expect((await readBox(patient, box.id)).currentQuantity).toBe(9);
  });

  test.each([0.25, 12])('%d tablets are taken where the plan says so, and else refused', async (quantity) => {
    const patient = await house.patient();
    const { productId } = await openBox(patient, 20, { unitType: 'tablets' });
    const plan = await addPlan({ productId, quantityPerDose: quantity, dosageForm: 'tablet' }, patient);
    const body = { planId: plan.id, plannedAt: at(YESTERDAY, '08:00') };
    const reply = await post('/api/doses', { ...body, quantity: quantity + 0.05 }, patient);
    expect(reply.json()).toMatchObject({ error: { fields: { quantity: expect.any(String) as string } } });
    expect((await post('/api/doses', body, patient)).json()).toMatchObject({
      data: { quantity },
      stock: { remaining: 20 - quantity },
    });
  });

  test.each([
    [0.3, 'without a product', () => Promise.resolve({})],
    [99, 'without a product', () => Promise.resolve({})],
    [0.3, 'with an empty box', emptyBox],
  ])('%d tablets %s are refused at their field, and half a tablet is taken', async (quantity, _, boxOf) => {
    const patient = await house.patient();
    const plan = await addPlan(
      { dosageForm: 'tablet', medicationType: 'oral_medication', ...(await boxOf(patient)) },
      patient,
    );
    const body = { planId: plan.id, plannedAt: at(YESTERDAY, '08:00') };
    const reply = await post('/api/doses', { ...body, quantity }, patient);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields: { quantity: 'De 0,5 a 10, de 0,5 em 0,5.' } } });
    const half = { ...body, quantity: 0.5, confirmOften: true };
    expect((await post('/api/doses', half, patient)).json()).toMatchObject({
      data: { quantity: 0.5 },
    });
  });

  test('twenty drops are taken although their box is empty and the plan calls them tablets', async () => {
    const patient = await house.patient();
    const { productId } = await emptyBox(patient, 'drops');
    const plan = await addPlan(
      { productId, dosageForm: 'tablet', medicationType: 'oral_medication' },
      patient,
    );
    const reply = await post('/api/doses', { planId: plan.id, quantity: 20 }, patient);
    expect(reply.statusCode).toBe(201);
    const part = await post('/api/doses', { planId: plan.id, quantity: 0.3 }, patient);
    expect(part.json()).toMatchObject({ error: { fields: { quantity: expect.any(String) as string } } });
  });

  test('a moment that is not planned is refused', async () => {
    const plan = await addPlan();
    expect(codeOf(await take(plan, { plannedAt: at(YESTERDAY, '09:00') }))).toBe('dose-not-planned');
  });

  test('a closed box is asked about, and opened in the same step', async () => {
    const patient = await house.patient();
    const box = await addBox(patient);
    const plan = await addPlan({ productId: box.productId }, patient);
    const body = { planId: plan.id, plannedAt: at(YESTERDAY, '08:00') };
    expect(codeOf(await post('/api/doses', body, patient))).toBe('open-box-first');
    const reply = await post('/api/doses', { ...body, openBox: true }, patient);
    expect(reply.json()).toMatchObject({ stock: { inventoryId: box.id, remaining: 9 } });
    expect((await readBox(patient, box.id)).openedDate).not.toBeNull();
  });

  test('of two open boxes the one that expires first is used', async () => {
    const patient = await house.patient();
    await openBox(patient, 10, { expiryDate: addDays(TODAY, 300) });
    const sooner = await openBox(patient, 10, { expiryDate: addDays(TODAY, 30), confirmSecondOpen: true });
    const plan = await addPlan({ productId: sooner.productId }, patient);
    const reply = await post('/api/doses', { planId: plan.id, plannedAt: at(YESTERDAY, '08:00') }, patient);
    expect(reply.json()).toMatchObject({ stock: { inventoryId: sooner.id } });
  });

  test('what is taken on the shelf is the dose of its day', async () => {
    const patient = await house.patient();
    const box = await openBox(patient, 10);
    const plan = await addPlan({ productId: box.productId }, patient);
    await post('/api/usage', { inventoryId: box.id, usedAt: at(YESTERDAY, '08:40') }, patient);
    const [morning] = await dosesOf(plan, {}, patient);
    expect(morning).toMatchObject({ time: '08:00', state: 'taken', takenAt: at(YESTERDAY, '08:40') });
    const again = await post('/api/doses', { planId: plan.id, plannedAt: at(YESTERDAY, '08:00') }, patient);
    expect(again.json()).toMatchObject({ data: { recordId: morning!.recordId } });
    expect((await readBox(patient, box.id)).currentQuantity).toBe(9);
  });

  test('deleting its use opens the dose again, and so does taking it back', async () => {
    const patient = await house.patient();
    const box = await openBox(patient, 10);
    const plan = await addPlan({ productId: box.productId }, patient);
    const body = { planId: plan.id, plannedAt: at(YESTERDAY, '08:00') };
    for (const path of ['/api/usage', '/api/doses']) {
      const reply = await post('/api/doses', body, patient);
      await patient.call('DELETE', `${path}/${reply.json<{ data: PlannedDose }>().data.recordId}`);
      expect((await dosesOf(plan, {}, patient))[0]!.state).not.toBe('taken');
      expect((await readBox(patient, box.id)).currentQuantity).toBe(10);
    }
  });

  test('an extra dose counts apart', async () => {
    const plan = await addPlan();
    const reply = await take(plan, { plannedAt: undefined, takenAt: at(YESTERDAY, '11:00') });
    expect(reply.json()).toMatchObject({ data: { isExtra: true, plannedAt: null, state: 'taken' } });
    expect((await dosesOf(plan)).map(({ isExtra, time }) => [isExtra, time])).toEqual([
      [false, '08:00'],
      [true, null],
      [false, '20:00'],
    ]);
  });

  test('beyond what the patient was told, a dose as needed is asked about', async () => {
    const plan = await addPlan({
      planType: 'as_needed',
      scheduledTimes: undefined,
      minGapHours: 6,
      mostPerDay: 2,
    });
    const takeAt = (time: string, more = {}) =>
      take(plan, { plannedAt: undefined, takenAt: at(YESTERDAY, time), ...more });
    expect((await takeAt('06:00')).statusCode).toBe(201);
    expect(codeOf(await takeAt('11:59'))).toBe('dose-too-often');
    expect((await takeAt('12:00')).statusCode).toBe(201);
    expect(codeOf(await takeAt('20:00'))).toBe('dose-too-often');
    expect((await takeAt('20:00', { confirmOften: true })).statusCode).toBe(201);
  });
});

describe('skipping', () => {
  test('a skipped dose says why, and may be taken later', async () => {
    const plan = await addPlan();
    const moment = { planId: plan.id, plannedAt: at(YESTERDAY, '08:00') };
    const reply = await post('/api/doses/skip', { ...moment, reason: 'enjoo' });
    expect(reply.json()).toMatchObject({ data: { state: 'skipped', notes: 'enjoo' } });
    expect((await take(plan)).json()).toMatchObject({ data: { state: 'taken', notes: null } });
    expect(codeOf(await post('/api/doses/skip', { ...moment, reason: 'enjoo' }))).toBe('dose-taken');
  });
});

describe('changes', () => {
  test('an edit counts from today on', async () => {
    const plan = await addPlan();
    await ana.call('PUT', `/api/plans/${plan.id}`, { payload: { ...PLAN, scheduledTimes: ['09:30'] } });
    const doses = await dosesOf(plan, { from: YESTERDAY, to: TODAY });
    expect(doses.map(({ day, time }) => `${day} ${time}`)).toEqual([
      `${YESTERDAY} 08:00`,
      `${YESTERDAY} 20:00`,
      `${TODAY} 09:30`,
    ]);
  });

  test('pause, resume, end and delete', async () => {
    const plan = await addPlan({ scheduledTimes: ['23:59'] });
    const tomorrow = { from: addDays(TODAY, 1), to: addDays(TODAY, 1) };
    const change = async (verb: string, body = {}) =>
      (await post(`/api/plans/${plan.id}/${verb}`, body)).json<{ data: Plan }>().data;
    expect(await change('pause', { until: addDays(TODAY, 3) })).toMatchObject({
      status: 'paused',
      pausedUntil: addDays(TODAY, 3),
    });
    expect(await dosesOf(plan, tomorrow)).toEqual([]);
    expect((await change('resume')).status).toBe('active');
    expect(await dosesOf(plan, tomorrow)).toHaveLength(1);
    expect(await change('end')).toMatchObject({ status: 'ended', endedOn: TODAY, nextDoseAt: null });
    expect(codeOf(await post(`/api/plans/${plan.id}/pause`, {}))).toBe('plan-ended');
    expect((await ana.call('DELETE', `/api/plans/${plan.id}`)).statusCode).toBe(200);
    expect((await ana.call('GET', `/api/plans/${plan.id}`)).statusCode).toBe(404);
  });

  test('the history reaches back to the first plan, and to what was taken by one that was deleted', async () => {
    const patient = await house.patient();
    const since = async (query = '') =>
      (await patient.call('GET', `/api/doses${query}`)).json<{ since: string | null }>().since;
    expect(await since()).toBeNull();
    const plan = await addPlan({}, patient);
    expect(await since()).toBe(plan.startDate);
    await post('/api/doses', { planId: plan.id, plannedAt: at(YESTERDAY, '08:00') }, patient);
    const unused = await addPlan({}, patient);
    for (const { id } of [plan, unused]) await patient.call('DELETE', `/api/plans/${id}`);
    expect(await since()).toBe(YESTERDAY);
    // A screen of one kind does not look through the years of the other.
    expect(await since('?kind=supplement')).toBe(YESTERDAY);
    expect(await since('?kind=medication')).toBeNull();
    const tablet = await addPlan({ medicationType: 'oral_medication' }, patient);
    expect(await since('?kind=medication')).toBe(tablet.startDate);
    expect(await since('?kind=supplement')).toBe(YESTERDAY);
    const ofKind = await patient.call('GET', '/api/doses?kind=medication');
    const { data } = ofKind.json<{ data: PlannedDose[] }>();
    expect(new Set(data.map(({ planId }) => planId))).toEqual(new Set([tablet.id]));
  });

  test('a plan knows how long its boxes last', async () => {
    const patient = await house.patient();
    const box = await openBox(patient, 5);
    const plan = await addPlan(
      {
        productId: await someProduct(patient),
        scheduledTimes: ['00:00', '23:59'],
        startDate: addDays(TODAY, 1),
      },
      patient,
    );
    expect(box.currentQuantity).toBe(5);
    expect(plan.stock).toEqual({ dosesLeft: 5, runsOutOn: addDays(TODAY, 3), dosesMissing: null });
  });
});
