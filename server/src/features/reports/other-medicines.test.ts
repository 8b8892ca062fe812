import type { Report } from '@leveza/contract/reports/reports.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { dayFromToday } from '../../testing/day.ts';
import { addBox, openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { inventoryItems } from '../inventory/table.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const reportOf = async (patient: Patient, type = 'comprehensive') =>
  (await patient.call('GET', `/api/reports?type=${type}`)).json<{ data: Report }>().data;

test('boxes bought together are one medicine and one product', async () => {
  const ana = await house.patient('Ana');
  const purchaseDate = dayFromToday(-1);
  await addBox(ana, { boxes: 3, purchasePrice: 20, purchaseDate });
  const { medicines, spending } = await reportOf(ana);
  expect(medicines!.list).toHaveLength(1);
  expect(medicines!.list[0]!.name).not.toContain('Caixa');
  expect(spending!.byProduct).toMatchObject([{ purchases: 3, total: 60 }]);
});

test('a box used up long ago is no medicine in use, and no interaction of the report', async () => {
  const bia = await house.patient('Bia');
  const entries = [{ datetime: `${dayFromToday(-5)}T08:00:00-03:00`, doseMg: 0.25 }];
  const payload = { catalogId: 'ozempic-1', medicationName: 'Ozempic', entries };
  expect((await bia.call('POST', '/api/applications/past', { payload })).statusCode).toBe(201);
  const box = await addBox(bia, { productId: await someProduct(bia, 'rybelsus') });
  const names = async () => (await reportOf(bia)).medicines!.interactions.flatMap((one) => one.names);
  expect(await names()).toEqual(expect.arrayContaining([expect.stringContaining('Rybelsus')]));
  await house.db.update(inventoryItems).set({ currentQuantity: 0 }).where(eq(inventoryItems.id, box.id));
  expect((await names()).filter((name) => name.includes('Rybelsus'))).toEqual([]);
});

test('tablets of the treatment stand with it, not among the other medicines', async () => {
  const caio = await house.patient('Caio');
  const tablets = { ...PLAN, medicationType: 'oral_medication', doseMg: 7, confirmDose: true };
  const payload = { ...tablets, name: 'Rybelsus', productId: await someProduct(caio, 'rybelsus') };
  expect((await caio.call('POST', '/api/plans', { payload })).statusCode).toBe(201);
  await addBox(caio, { productId: payload.productId });
  await addBox(caio);
  const { treatment, medicines } = await reportOf(caio, 'medical');
  expect(treatment!.oral).toContain('Rybelsus');
  expect(medicines!.list).toHaveLength(1);
  expect(medicines!.list[0]!.name).not.toContain('Rybelsus');
});

test('a box without a plan says how often it is taken, and until when it lasts', async () => {
  const dora = await house.patient('Dora');
  const often = { frequencyTimes: 2, frequencyPer: 'day' };
  await addBox(dora, { ...often, productId: await someProduct(dora, 'losartana'), customName: 'Losartana' });
  const { medicines, spending, nextAppointmentOn } = await reportOf(dora);
  expect(medicines!.list).toMatchObject([{ name: 'Losartana', frequency: '2 vezes ao dia' }]);
  expect(spending!.coming).toMatchObject({
    runsOutOn: null,
    boxes: [{ name: 'Losartana', kind: 'medication', lastsUntil: dayFromToday(4) }],
  });
  expect(nextAppointmentOn).toBeNull();
  const payload = { title: 'Retorno', kind: 'retorno', date: dayFromToday(9) };
  expect((await dora.call('POST', '/api/appointments', { payload })).statusCode).toBe(201);
  expect((await reportOf(dora)).nextAppointmentOn).toBe(dayFromToday(9));
});

test('tablets of a GLP-1 without a plan stand with the treatment once one was taken', async () => {
  const eva = await house.patient('Eva');
  const { id } = await openBox(eva, 10, { productId: await someProduct(eva, 'rybelsus') });
  const waiting = await reportOf(eva, 'medical');
  expect(waiting.treatment!.tablets).toMatchObject({ lastTakenOn: null });
  expect(waiting.medicines!.list).toHaveLength(1);
  expect((await eva.call('POST', '/api/usage', { payload: { inventoryId: id } })).statusCode).toBe(201);
  const { treatment, medicines } = await reportOf(eva, 'medical');
  expect(treatment).toMatchObject({
    oral: null,
    tablets: { name: expect.stringMatching(/^Rybelsus.* mg$/) as string, lastTakenOn: dayFromToday(0) },
  });
  expect(medicines!.list).toEqual([]);
});

test('a box of a GLP-1 that is no tablet stays among the other medicines', async () => {
  const ivo = await house.patient('Ivo');
  const productId = await someProduct(ivo, 'rybelsus');
  const { id } = await openBox(ivo, 10, { productId, unitType: 'ml', customName: 'Ozempic do frasco' });
  expect((await ivo.call('POST', '/api/usage', { payload: { inventoryId: id } })).statusCode).toBe(201);
  const { treatment, medicines } = await reportOf(ivo, 'medical');
  expect(treatment!.tablets).toBeNull();
  expect(medicines!.list).toMatchObject([{ name: 'Ozempic do frasco' }]);
});

test('planned tablets of a GLP-1 without a record are counted among what is missing', async () => {
  const gil = await house.patient('Gil');
  const tablets = { ...PLAN, medicationType: 'oral_medication', doseMg: 7, confirmDose: true };
  const payload = {
    ...tablets,
    name: 'Comprimido da manhã',
    productId: await someProduct(gil, 'rybelsus'),
    scheduledTimes: ['06:00'],
    startDate: dayFromToday(-5),
  };
  await addBox(gil, { productId: payload.productId });
  expect((await gil.call('POST', '/api/plans', { payload })).statusCode).toBe(201);
  const plain = { ...tablets, name: 'Losartana', startDate: dayFromToday(-5) };
  expect((await gil.call('POST', '/api/plans', { payload: plain })).statusCode).toBe(201);
  const { missing } = await reportOf(gil, 'medical');
  expect(missing.join(' ')).toMatch(/[45] doses planejadas sem registro: podem ter sido tomadas/);
});
