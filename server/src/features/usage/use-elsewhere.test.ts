import type { Today } from '@leveza/contract/dashboard.ts';
import type { Use } from '@leveza/contract/usage.ts';
import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen } from '../../testing/pens.ts';
import { openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { uses } from './table.ts';

let house: SharedApp;
let ana: Patient;

beforeAll(async () => {
  house = await sharedApp();
});

const TEA = { name: 'Chá da vó', unitType: 'sachets', quantityUsed: 1 };
const take = (patient: Patient, body: object) =>
  patient.call('POST', '/api/usage/elsewhere', { payload: body });
const codeOf = (reply: LightMyRequestResponse) => reply.json<{ error: { code: string } }>().error.code;
const useOf = (reply: LightMyRequestResponse) => reply.json<{ data: Use }>().data;
const historyOf = async (patient: Patient, query = '') =>
  (await patient.call('GET', `/api/usage?${query}`)).json<{ data: Use[] }>().data;
const teasOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/products?search=ch%C3%A1%20da%20v%C3%B3')).json<{ data: unknown[] }>().data
    .length;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('a use without a box', () => {
  beforeAll(async () => {
    ana = await house.patient('Ana');
  });

  test('stands in the history and among the latest records, and is taken back and put back', async () => {
    const productId = await someProduct(ana, 'paracetamol 750');
    const reply = await take(ana, { ...TEA, name: 'Paracetamol', productId, unitType: 'tablets' });
    expect(reply.statusCode).toBe(201);
    const use = useOf(reply);
    expect(use).toMatchObject({
      inventoryId: null,
      name: 'Paracetamol 750 mg',
      unitType: 'tablets',
      mainCategory: 'MEDICATIONS',
    });
    expect(await historyOf(ana)).toEqual([use]);
    expect(await historyOf(ana, 'search=paracetamol')).toEqual([use]);
    const { activity } = (await ana.call('GET', '/api/dashboard')).json<{ data: { activity: unknown[] } }>()
      .data;
    expect(activity[0]).toMatchObject({ title: 'Paracetamol 750 mg', detail: 'Uso: 1 comprimido' });

    const undone = await ana.call('DELETE', `/api/usage/${use.id}`);
    expect(undone.json()).toMatchObject({ data: { inventoryId: null, remaining: null } });
    expect(await historyOf(ana)).toEqual([]);
    expect((await ana.call('POST', `/api/usage/${use.id}/restore`)).statusCode).toBe(200);
    expect(await historyOf(ana)).toEqual([use]);
  });

  test('a name that was only typed becomes one product of the patient alone', async () => {
    const first = await take(ana, TEA);
    const again = await take(ana, { ...TEA, name: ' chá DA vó ', confirmOften: true });
    expect(useOf(again)).toMatchObject({ name: 'Chá da vó', inventoryId: null });
    expect(useOf(first).name).toBe('Chá da vó');
    expect(await teasOf(ana)).toBe(1);
    expect(await teasOf(await house.patient('Bia'))).toBe(0);
  });

  test('another patient’s own product is not taken', async () => {
    const bia = await house.patient('Bia');
    const own = await bia.call('POST', '/api/products', {
      payload: { name: 'Dela', mainCategory: 'MEDICATIONS' },
    });
    const { id: productId } = own.json<{ data: { id: string } }>().data;
    expect((await take(ana, { ...TEA, productId })).statusCode).toBe(422);
  });

  test.each(['Ozempic 1 mg', 'Semaglutida', 'Tirzepatida manipulada', 'mounjaro5'])(
    'an injection typed by its name is none, whatever its unit: %s',
    async (name) => {
      for (const unitType of ['tablets', 'capsules', 'doses']) {
        expect(codeOf(await take(ana, { name, unitType, quantityUsed: 1 })), unitType).toBe(
          'dose-is-application',
        );
      }
      const known = await ana.call('GET', `/api/products?search=${encodeURIComponent(name)}`);
      expect(known.body).not.toContain(`"name":"${name}"`);
    },
  );

  test('a GLP-1 that says it is taken by mouth is one', async () => {
    const codes: number[] = [];
    const often = { unitType: 'tablets', confirmOften: true };
    for (const name of ['Rybelsus 7 mg', 'Semaglutida oral', 'Semaglutida em cápsulas']) {
      codes.push((await take(ana, { ...TEA, ...often, name })).statusCode);
    }
    const own = await ana.call('POST', '/api/products', {
      payload: { name: 'Semaglutida da farmácia', mainCategory: 'MEDICATIONS', form: 'TABLET' },
    });
    const { id: productId } = own.json<{ data: { id: string } }>().data;
    codes.push((await take(ana, { ...TEA, ...often, productId })).statusCode);
    expect(codes).toEqual([201, 201, 201, 201]);
  });

  test('the limits of its unit hold as out of a box', async () => {
    const reply = await take(ana, { name: 'Dipirona', unitType: 'tablets', quantityUsed: 0.3 });
    expect(reply.json()).toMatchObject({
      error: { fields: { quantityUsed: 'De 0,5 a 10, de 0,5 em 0,5.' } },
    });
    expect((await take(ana, { name: ' ', unitType: 'tablets' })).json()).toMatchObject({
      error: { fields: { name: 'Diga o nome do remédio.' } },
    });
    const future = await take(ana, { ...TEA, usedAt: '2999-01-01T00:00:00Z' });
    expect(future.json()).toMatchObject({
      error: { fields: { usedAt: 'A data não pode estar no futuro.' } },
    });
  });

  test('an allergy of the profile is asked about', async () => {
    const bia = await house.patient('Bia');
    await bia.call('PUT', '/api/users/profile', { payload: { allergies: 'dipirona' } });
    const body = { name: 'Dipirona da vizinha', unitType: 'drops', quantityUsed: 20 };
    expect(codeOf(await take(bia, body))).toBe('known-allergy');
    expect(await historyOf(bia)).toEqual([]);
    expect((await take(bia, { ...body, confirmAllergy: true })).statusCode).toBe(201);
  });
});

describe('where it counts', () => {
  test('for the limits of a plan as needed, both ways', async () => {
    const bia = await house.patient('Bia');
    const productId = await someProduct(bia, 'paracetamol 750');
    const plan = {
      ...PLAN,
      name: 'Paracetamol',
      productId,
      planType: 'as_needed',
      minGapHours: 6,
      scheduledTimes: [],
    };
    const added = await bia.call('POST', '/api/plans', { payload: plan });
    expect(added.statusCode, added.body).toBe(201);
    const body = { name: 'Paracetamol', productId, unitType: 'tablets', quantityUsed: 1 };
    expect((await take(bia, { ...body, usedAt: ago(2 * HOUR_MS) })).statusCode).toBe(201);
    expect(codeOf(await take(bia, body))).toBe('dose-too-often');
    const box = await openBox(bia, 10, { productId });
    const ofBox = await bia.call('POST', '/api/usage', { payload: { inventoryId: box.id } });
    expect(codeOf(ofBox)).toBe('dose-too-often');
    expect((await take(bia, { ...body, confirmOften: true })).statusCode).toBe(201);
  });

  test('for the plan of a shipped product where only the name was typed', async () => {
    const bia = await house.patient('Bia');
    const productId = await someProduct(bia, 'paracetamol 750');
    const needed = { ...PLAN, productId, planType: 'as_needed', minGapHours: 6, scheduledTimes: [] };
    await bia.call('POST', '/api/plans', { payload: { ...needed, name: 'Paracetamol 750 mg' } });
    const body = { name: 'Paracetamol', unitType: 'tablets', quantityUsed: 1 };
    expect((await take(bia, { ...body, usedAt: ago(2 * HOUR_MS) })).statusCode).toBe(201);
    expect(codeOf(await take(bia, body))).toBe('dose-too-often');
    const box = await openBox(bia, 10, { productId });
    const ofBox = await bia.call('POST', '/api/usage', { payload: { inventoryId: box.id } });
    expect(codeOf(ofBox)).toBe('dose-too-often');
    expect((await take(bia, { ...body, name: 'Dipirona' })).statusCode).toBe(201);

    const payload = { ...PLAN, name: 'Losartana', productId: await someProduct(bia, 'losartana 50') };
    const added = await bia.call('POST', '/api/plans', {
      payload: { ...payload, scheduledTimes: ['00:00'] },
    });
    expect(added.statusCode, added.body).toBe(201);
    const statesOf = async () =>
      (await bia.call('GET', '/api/dashboard/today'))
        .json<{ data: Today }>()
        .data.doses.map(({ name, state }) => `${name} ${state === 'taken' ? 'taken' : 'open'}`);
    expect(await statesOf()).toEqual(['Losartana open']);
    await take(bia, { name: 'losartana potássica', unitType: 'tablets', quantityUsed: 1 });
    expect(await statesOf()).toEqual(['Losartana taken']);
  });

  test('for the row of a box that is taken daily', async () => {
    const bia = await house.patient('Bia');
    const productId = await someProduct(bia, 'losartana 50');
    await openBox(bia, 10, { productId, frequencyTimes: 1, frequencyPer: 'day' });
    await openBox(bia, 10, { productId, frequencyTimes: 1, frequencyPer: 'day', confirmSecondOpen: true });
    const use = useOf(
      await take(bia, { name: 'Losartana', productId, unitType: 'tablets', quantityUsed: 1 }),
    );
    const { toTake } = (await bia.call('GET', '/api/dashboard/today')).json<{ data: Today }>().data;
    expect(toTake.map(({ useId }) => useId)).toEqual([use.id]);
    // A row ticked on another device meanwhile is answered with it, and takes nothing.
    const doseOfDay = { number: 1, of: 1 };
    const payload = { inventoryId: toTake[0]!.inventoryId, doseOfDay };
    expect((await bia.call('POST', '/api/usage', { payload })).json()).toMatchObject({
      data: { id: use.id },
      remaining: 10,
    });
  });

  test('for the GLP-1 tablet of today, of whatever strength or product', async () => {
    const bia = await house.patient('Bia');
    const box = await openBox(bia, 10, { customName: 'Rybelsus 3 mg' });
    await openBox(bia, 10, { customName: 'Rybelsus 14 mg' });
    await bia.call('POST', '/api/usage', { payload: { inventoryId: box.id, usedAt: ago(2 * DAY_MS) } });
    const tabletOf = async () =>
      (await bia.call('GET', '/api/dashboard/today')).json<{ data: Today }>().data.tabletBox;
    await take(bia, { name: 'Vitamina C', unitType: 'tablets', quantityUsed: 1 });
    const before = await tabletOf();
    expect(before).toMatchObject({ id: box.id });
    const { usedAt } = useOf(
      await take(bia, { name: 'Rybelsus 7 mg', unitType: 'tablets', quantityUsed: 1 }),
    );
    expect(await tabletOf()).toEqual({ ...before, lastTakenAt: usedAt, lastTakenName: 'Rybelsus 7 mg' });
  });

  test('for the row of a daily box of GLP-1 tablets, which is due no more on that day', async () => {
    const bia = await house.patient('Bia');
    const daily = { frequencyTimes: 1, frequencyPer: 'day' };
    await openBox(bia, 10, { ...daily, customName: 'Rybelsus 7 mg' });
    await openBox(bia, 10, { ...daily, productId: await someProduct(bia, 'losartana 50') });
    const namesOf = async () =>
      (await bia.call('GET', '/api/dashboard/today'))
        .json<{ data: Today }>()
        .data.toTake.map(({ name }) => name);
    const tablet = { name: 'Rybelsus 14 mg', unitType: 'tablets', quantityUsed: 1 };
    await take(bia, { ...tablet, usedAt: ago(DAY_MS) });
    expect(await namesOf()).toEqual(['Losartana 50 mg', 'Rybelsus 7 mg']);
    const { id } = useOf(await take(bia, tablet));
    expect(await namesOf()).toEqual(['Losartana 50 mg']);
    await bia.call('DELETE', `/api/usage/${id}`);
    expect(await namesOf()).toEqual(['Losartana 50 mg', 'Rybelsus 7 mg']);
  });

  test('for interactions and the report of the doctor, for as long as it is recent', async () => {
    const bia = await house.patient('Bia');
    await addPen(bia);
    const body = { name: 'Gliclazida 30', unitType: 'tablets', quantityUsed: 1 };
    const namesOf = async () =>
      (await bia.call('GET', '/api/interactions'))
        .json<{ data: { names: string[] }[] }>()
        .data.flatMap(({ names }) => names);
    await take(bia, { ...body, usedAt: ago(40 * DAY_MS) });
    expect(await namesOf()).toEqual([]);
    const { id } = useOf(await take(bia, { ...body, usedAt: ago(DAY_MS) }));
    expect(await namesOf()).toContain('Gliclazida 30');
    const report = await bia.call('GET', '/api/reports');
    expect(report.statusCode, report.body).toBe(200);
    const { medicines } = report.json<{ data: { medicines: { list: object[] } } }>().data;
    expect(medicines.list).toMatchObject([
      {
        name: 'Gliclazida 30',
        kind: 'medication',
        frequency: expect.stringMatching(/^fora do estoque, última vez em \d/),
      },
    ]);
    // Imported rows may have no clock of their own.
    await house.db.update(uses).set({ usedClock: null }).where(eq(uses.userId, bia.id));
    const again = await bia.call('GET', '/api/reports');
    expect(again.json<{ data: { medicines: object } }>().data.medicines).toEqual(medicines);
    await bia.call('DELETE', `/api/usage/${id}`);
    expect(await namesOf()).toEqual([]);
  });
});

test('a typed name ticks the daily box of that name, which is not taken from again', async () => {
  ana = await house.patient('Ana');
  const daily = { frequencyTimes: 1, frequencyPer: 'day' };
  const box = await openBox(ana, 10, { ...daily, customName: 'Losartana - Caixa 2' });
  const productId = await someProduct(ana, 'paracetamol 750');
  const other = await openBox(ana, 10, { ...daily, productId, customName: 'Losartana 100 mg' });
  const rows = async () =>
    (await ana.call('GET', '/api/dashboard/today'))
      .json<{ data: Today }>()
      .data.toTake.map(({ name, useId }) => [name, useId]);
  const use = useOf(await take(ana, { name: 'losartana', unitType: 'tablets', quantityUsed: 1 }));
  expect(await rows()).toEqual([
    ['Losartana', use.id],
    ['Losartana 100 mg', null],
  ]);
  const tick = (inventoryId: string) =>
    ana.call('POST', '/api/usage', { payload: { inventoryId, doseOfDay: { number: 1, of: 1 } } });
  expect((await tick(box.id)).json()).toMatchObject({ data: { id: use.id }, remaining: 10 });
  expect((await tick(other.id)).json()).toMatchObject({ remaining: 9 });
});

test('a typed substance ticks the daily box of the product that holds it, of its own strength alone', async () => {
  ana = await house.patient('Ana');
  const daily = { frequencyTimes: 1, frequencyPer: 'day' };
  const box = await openBox(ana, 10, { ...daily, productId: await someProduct(ana, 'paracetamol 750') });
  const rows = async () =>
    (await ana.call('GET', '/api/dashboard/today'))
      .json<{ data: Today }>()
      .data.toTake.map(({ name, useId }) => [name, useId]);
  const body = { unitType: 'tablets', quantityUsed: 1 };
  const tick = () =>
    ana.call('POST', '/api/usage', { payload: { inventoryId: box.id, doseOfDay: { number: 1, of: 1 } } });
  await take(ana, { ...body, name: 'Paracetamol 500 mg' });
  await take(ana, { ...body, name: 'Dipirona' });
  expect(await rows()).toEqual([['Paracetamol 750 mg', null]]);
  const use = useOf(await take(ana, { ...body, name: 'paracetamol', confirmOften: true }));
  expect(await rows()).toEqual([['Paracetamol 750 mg', use.id]]);
  expect((await tick()).json()).toMatchObject({ data: { id: use.id }, remaining: 10 });
  await ana.call('DELETE', `/api/usage/${use.id}`);
  expect(await rows()).toEqual([['Paracetamol 750 mg', null]]);
  expect((await tick()).json()).toMatchObject({ remaining: 9 });
});
