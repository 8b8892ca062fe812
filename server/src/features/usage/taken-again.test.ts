import type { Use } from '@leveza/contract/usage.ts';
import { dayIn, addDays, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, expect, test } from 'vitest';
import { openBox, readBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const at = (time: string, daysAgo = 1) =>
  instantAt(addDays(TODAY, -daysAgo), time, DEFAULT_ZONE).toISOString();
const DAILY = { frequencyTimes: 1, frequencyPer: 'day' };

beforeAll(async () => {
  house = await testApp();
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
