import type { Use } from '@leveza/contract/usage.ts';
import { dayIn, addDays, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox, readBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const at = (time: string, daysAgo = 1) =>
  instantAt(addDays(TODAY, -daysAgo), time, DEFAULT_ZONE).toISOString();
const DAILY = { frequencyTimes: 1, frequencyPer: 'day' };

beforeAll(async () => {
  house = await sharedApp();
});

const use = (patient: Patient, inventoryId: string, more: object = {}) =>
  patient.call('POST', '/api/usage', { payload: { inventoryId, ...more } });
const errorOf = (reply: { json: () => { error: { code: string; message: string } } }) => reply.json().error;

test('a second use of a box taken once a day is asked about, and recorded once that is answered', async () => {
  const ana = await house.patient();
  const losartan = { ...DAILY, customName: 'Losartana', customDosage: '50 mg' };
  const { id } = await openBox(ana, 30, losartan);
  expect((await use(ana, id, { usedAt: at('20:00', 2) })).statusCode).toBe(201);
  const first = await use(ana, id, { usedAt: at('07:05') });
  expect(first.statusCode).toBe(201);
  const again = await use(ana, id, { usedAt: at('17:32') });
  expect(again.statusCode).toBe(409);
  expect(errorOf(again)).toMatchObject({
    code: 'dose-too-often',
    message:
      'Você já registrou Losartana 50 mg ontem às 07:05, e a frequência é 1x ao dia. Confirme só se você tomou mesmo mais uma dose.',
  });
  expect((await readBox(ana, id)).currentQuantity).toBe(28);

  // Another box of the medicine is the same dose, and the box of another patient says nothing of it.
  const other = await openBox(ana, 30, losartan);
  expect((await use(ana, other.id, { usedAt: at('17:32') })).statusCode).toBe(409);
  const bia = await house.patient();
  const hers = await openBox(bia, 30, losartan);
  expect((await use(bia, hers.id, { usedAt: at('17:32') })).statusCode).toBe(201);

  expect((await use(ana, id, { usedAt: at('17:32'), confirmOften: true })).statusCode).toBe(201);
  expect((await readBox(ana, id)).currentQuantity).toBe(27);
});

test('one that was taken back is none of the day', async () => {
  const ana = await house.patient();
  const { id } = await openBox(ana, 30, DAILY);
  const { data } = (await use(ana, id)).json<{ data: Use }>();
  expect((await use(ana, id)).statusCode).toBe(409);
  await ana.call('DELETE', `/api/usage/${data.id}`);
  expect((await use(ana, id)).statusCode).toBe(201);
});

test('a box taken weekly asks within its days; without a frequency and as needed, within an hour', async () => {
  const ana = await house.patient();
  const weekly = await openBox(ana, 4, {
    frequencyTimes: 1,
    frequencyPer: 'week',
    customName: 'D3 50.000 UI',
  });
  expect((await use(ana, weekly.id, { usedAt: at('08:00', 9) })).statusCode).toBe(201);
  expect((await use(ana, weekly.id, { usedAt: at('08:00', 3) })).statusCode).toBe(201);
  expect(errorOf(await use(ana, weekly.id, { usedAt: at('08:00', 1) })).message).toContain('1x por semana');

  for (const frequency of [{}, { frequencyPer: 'as-needed' }]) {
    const bia = await house.patient();
    const { id } = await openBox(bia, 30, { productId: await someProduct(bia), ...frequency });
    expect((await use(bia, id, { usedAt: at('08:00') })).statusCode).toBe(201);
    expect(errorOf(await use(bia, id, { usedAt: at('08:30') })).message).toMatch(
      /ontem às 08:00\. Confirme só/,
    );
    expect((await use(bia, id, { usedAt: at('09:00') })).statusCode).toBe(201);
  }
});

test('both doses of the list of today are ticked one after the other without a question', async () => {
  const ana = await house.patient();
  const { id } = await openBox(ana, 30, { ...DAILY, frequencyTimes: 2 });
  for (const number of [1, 2]) {
    expect((await use(ana, id, { doseOfDay: { number, of: 2 } })).statusCode).toBe(201);
  }
  expect((await use(ana, id)).statusCode).toBe(409);
});

const elsewhere = (patient: Patient, more: object = {}) =>
  patient.call('POST', '/api/usage/elsewhere', {
    payload: { name: 'Losartana', unitType: 'tablets', quantityUsed: 1, ...more },
  });

test('from elsewhere a product of a daily box is asked about by the frequency of the box', async () => {
  const ana = await house.patient();
  const { id } = await openBox(ana, 30, { ...DAILY, customName: 'Losartana', customDosage: '50 mg' });
  expect((await use(ana, id, { usedAt: at('07:05') })).statusCode).toBe(201);
  const again = await elsewhere(ana, { usedAt: at('17:32') });
  expect(again.statusCode, again.body).toBe(409);
  expect(errorOf(again)).toMatchObject({
    code: 'dose-too-often',
    message:
      'Você já registrou Losartana 50 mg ontem às 07:05, e a frequência é 1x ao dia. Confirme só se você tomou mesmo mais uma dose.',
  });
  expect((await elsewhere(ana, { usedAt: at('17:32'), name: 'Dipirona' })).statusCode).toBe(201);
  const bia = await house.patient();
  expect((await elsewhere(bia, { usedAt: at('17:32') })).statusCode).toBe(201);

  expect((await elsewhere(ana, { usedAt: at('17:32'), confirmOften: true })).statusCode).toBe(201);
  // The day before has a dose of its own.
  expect((await elsewhere(ana, { usedAt: at('17:32', 2) })).statusCode).toBe(201);
  expect((await elsewhere(ana, { usedAt: at('20:32', 2) })).statusCode).toBe(409);
});

test('from elsewhere the box that says a frequency is asked, and a weekly one within its days', async () => {
  const ana = await house.patient();
  const weekly = { frequencyTimes: 1, frequencyPer: 'week', customName: 'Vitamina D3 50.000 UI' };
  await openBox(ana, 4, weekly);
  await openBox(ana, 4, { customName: weekly.customName, confirmSecondOpen: true });
  const name = weekly.customName;
  expect((await elsewhere(ana, { name, usedAt: at('08:00', 9) })).statusCode).toBe(201);
  expect((await elsewhere(ana, { name, usedAt: at('08:00', 3) })).statusCode).toBe(201);
  expect(errorOf(await elsewhere(ana, { name, usedAt: at('08:00', 1) })).message).toContain('1x por semana');
});

test('from elsewhere only the hour counts where no box says a frequency', async () => {
  const ana = await house.patient();
  expect((await elsewhere(ana, { usedAt: at('08:00') })).statusCode).toBe(201);
  const soon = await elsewhere(ana, { usedAt: at('08:30') });
  expect(soon.statusCode, soon.body).toBe(409);
  expect(errorOf(soon).message).toMatch(/^Você já registrou Losartana ontem às 08:00\. Confirme só/);
  expect((await elsewhere(ana, { usedAt: at('09:00') })).statusCode).toBe(201);

  const bia = await house.patient();
  for (const time of ['08:00', '08:30']) {
    const half = await elsewhere(bia, { quantityUsed: 0.5, usedAt: at(time) });
    expect(half.statusCode, time).toBe(201);
  }
  expect((await elsewhere(bia, { quantityUsed: 0.5, usedAt: at('08:40') })).statusCode).toBe(409);
});

test('after its plan a medicine is asked about as one without, from the box and from elsewhere', async () => {
  const ana = await house.patient();
  const productId = await someProduct(ana, 'losartana 50');
  const { id } = await openBox(ana, 30, { ...DAILY, productId });
  const added = await ana.call('POST', '/api/plans', { payload: { ...PLAN, name: 'Losartana', productId } });
  const { data } = added.json<{ data: { id: string } }>();
  expect((await ana.call('POST', `/api/plans/${data.id}/end`)).statusCode).toBe(200);
  expect((await use(ana, id, { usedAt: at('07:05') })).statusCode).toBe(201);
  expect((await use(ana, id, { usedAt: at('17:32') })).statusCode).toBe(409);
  expect((await elsewhere(ana, { productId, usedAt: at('17:32') })).statusCode).toBe(409);
});
