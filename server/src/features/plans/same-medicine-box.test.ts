import type { Today } from '@leveza/contract/dashboard.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox, someProduct } from '../../testing/shelf.ts';
import { type Patient, type SharedApp, sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);
const at = (time: string) => instantAt(YESTERDAY, time, DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await sharedApp();
});
beforeEach(async () => {
  ana = await house.patient();
});

async function post<T>(url: string, payload: object): Promise<T> {
  const reply = await ana.call('POST', url, { payload });
  if (reply.statusCode >= 300) throw new Error(reply.body);
  return reply.json<{ data: T }>().data;
}

/** A plan as it is typed, without a product. */
const addPlan = (name: string, change: object = {}) =>
  post<Plan>('/api/plans', {
    ...PLAN,
    medicationType: 'oral_medication',
    dosageForm: 'tablet',
    startDate: addDays(TODAY, -9),
    scheduledTimes: ['08:00'],
    name,
    ...change,
  });

const boxOf = async (search: string, input: object = {}) =>
  openBox(ana, 30, { productId: await someProduct(ana, search), ...input });

const take = (inventoryId: string, change: object = {}) =>
  ana.call('POST', '/api/usage', { payload: { inventoryId, usedAt: at('08:05'), ...change } });

async function statesOf(day = YESTERDAY): Promise<string[]> {
  const reply = await ana.call('GET', `/api/doses?from=${day}&to=${day}`);
  return reply
    .json<{ data: PlannedDose[] }>()
    .data.map(({ name, time, state }) => `${name} ${time} ${state}`);
}

const OPEN = expect.stringMatching(/ 08:00 (late|missed)$/) as string;

describe('a use of a box with no plan of its product', () => {
  test('is the dose of the plan with its name; one more is asked about, and deleting it gives the dose back', async () => {
    await addPlan('Losartana 50 mg');
    const box = await boxOf('losartana 50 mg');
    const taken = await take(box.id);
    expect(taken.statusCode, taken.body).toBe(201);
    expect(await statesOf()).toEqual(['Losartana 50 mg 08:00 taken']);
    expect((await take(box.id, { usedAt: at('08:20') })).json()).toMatchObject({
      error: {
        code: 'dose-too-often',
        message: expect.stringContaining('Você já registrou Losartana 50 mg ontem às 08:05') as string,
      },
    });
    const { id } = taken.json<{ data: { id: string } }>().data;
    await ana.call('DELETE', `/api/usage/${id}`, { payload: {} });
    expect(await statesOf()).toEqual([OPEN]);
  });

  test('is told by Hoje, also of a GLP-1 tablet, whose tick finds it taken', async () => {
    const { id: planId } = await addPlan('Rybelsus 7 mg', { scheduledTimes: ['00:00'] });
    const box = await boxOf('rybelsus 7 mg');
    expect((await take(box.id, { usedAt: undefined })).statusCode).toBe(201);
    const hoje = (await ana.call('GET', '/api/dashboard/today')).json<{ data: Today }>().data;
    expect(hoje.doses).toMatchObject([{ name: 'Rybelsus 7 mg', state: 'taken' }]);
    const plannedAt = instantAt(TODAY, '00:00', DEFAULT_ZONE).toISOString();
    const tick = await ana.call('POST', '/api/doses', { payload: { planId, plannedAt } });
    expect(tick.json()).toMatchObject({ data: { recordId: hoje.doses[0]!.recordId } });
    expect((await ana.call('GET', '/api/usage')).json<{ data: unknown[] }>().data).toHaveLength(1);
    const again = await take(box.id, { usedAt: undefined });
    expect(again.json()).toMatchObject({ error: { code: 'dose-too-often' } });
  });

  test('of another strength than the dose of the plan is none of it', async () => {
    await addPlan('Losartana', { dose: 50, doseUnit: 'mg' });
    const double = await boxOf('losartana 100 mg');
    expect((await take(double.id)).statusCode).toBe(201);
    expect(await statesOf()).toEqual([OPEN]);
    const whole = await boxOf('losartana 50 mg');
    expect((await take(whole.id)).statusCode).toBe(201);
    expect(await statesOf()).toEqual(['Losartana 08:00 taken']);
  });

  test('says the hour of the dose it counted for, where that was hours ahead', async () => {
    await addPlan('Losartana 50 mg', { scheduledTimes: ['19:30'] });
    const box = await boxOf('losartana 50 mg');
    expect((await take(box.id, { usedAt: at('12:00') })).json()).toMatchObject({ earlyDoseTime: '19:30' });
  });

  test('keeps to the limits of a plan as needed, in any strength', async () => {
    await addPlan('Dipirona 1 g', { planType: 'as_needed', scheduledTimes: undefined, mostPerDay: 1 });
    const box = await boxOf('novalgina 500');
    expect((await take(box.id)).statusCode).toBe(201);
    expect((await take(box.id, { usedAt: at('15:00') })).json()).toMatchObject({
      error: { code: 'dose-too-often' },
    });
  });

  test.each([
    ['another strength in its name', 'losartana 100 mg', {}],
    [
      'another strength beside its name',
      'losartana 50 mg',
      { customName: 'Losartana', customDosage: '25 mg' },
    ],
    ['another form', 'losartana 50 mg', { unitType: 'ml' }],
    ['another medicine', 'novalgina 500', {}],
  ])('of %s is no dose of it', async (_, search, input) => {
    await addPlan('Losartana 50 mg');
    const box = await boxOf(search, input);
    const taken = await take(box.id);
    expect(taken.statusCode, taken.body).toBe(201);
    expect(await statesOf()).toEqual([OPEN]);
  });

  test('of one insulin is no dose of the other', async () => {
    await addPlan('Lantus', { dosageForm: 'liquid' });
    const product = { name: 'NovoRapid', mainCategory: 'MEDICATIONS', activeIngredient: 'Insulina asparte' };
    const { id: productId } = await post<{ id: string }>('/api/products', product);
    const box = await openBox(ana, 30, { productId, unitType: 'ml' });
    expect((await take(box.id)).statusCode).toBe(201);
    expect(await statesOf()).toEqual([OPEN]);
  });
});

describe('where a plan has the product of the box', () => {
  test('the plan of the same name has no share in it while that one goes on', async () => {
    const box = await boxOf('losartana 50 mg');
    await addPlan('Pressão', { productId: box.productId, scheduledTimes: ['12:00'] });
    await addPlan('Losartana 50 mg');
    await take(box.id, { usedAt: at('08:05') });
    expect(await statesOf()).toEqual([OPEN, 'Pressão 12:00 taken']);
  });

  test('and was over before that day, the plan of the same name has it', async () => {
    const box = await boxOf('losartana 50 mg');
    await addPlan('Pressão', {
      productId: box.productId,
      endDate: addDays(TODAY, -3),
      planType: 'course',
    });
    await addPlan('Losartana 50 mg');
    await take(box.id);
    expect(await statesOf()).toEqual(['Losartana 50 mg 08:00 taken']);
  });
});
