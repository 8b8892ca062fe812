import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addBox, openBox } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { tellExpiring } from './tell-expiring.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;

beforeAll(async () => {
  house = await testApp();
});

const notices = async (patient: Patient) => {
  const reply = await patient.call('GET', '/api/notifications');
  return reply.json<{ data: { title: string; body: string; link: string; kind: string }[] }>().data;
};
const take = (patient: Patient, inventoryId: string, quantityUsed: number) =>
  patient.call('POST', '/api/usage', { payload: { inventoryId, quantityUsed, confirmOften: true } });
const today = dayIn('America/Sao_Paulo', new Date());

test('a box that runs low is told once, and again after it was filled up', async () => {
  const ana = await house.patient();
  const box = await openBox(ana, 30, { currentQuantity: 8 });
  await take(ana, box.id, 1);
  expect(await notices(ana)).toEqual([]);
  await take(ana, box.id, 1);
  await take(ana, box.id, 1);
  expect(await notices(ana)).toMatchObject([
    {
      kind: 'stock',
      title: 'Novalgina 500 mg está acabando',
      body: 'Restam 6 comprimidos.',
      link: `/medication-store?item=${box.id}`,
    },
  ]);
  await ana.call('PUT', `/api/user-inventory/${box.id}`, { payload: { currentQuantity: 20 } });
  await ana.call('PUT', `/api/user-inventory/${box.id}`, { payload: { currentQuantity: 1 } });
  expect((await notices(ana)).map(({ body }) => body)).toEqual([
    'Resta 1 comprimido.',
    'Restam 6 comprimidos.',
  ]);
});

test('a box that gives its last doses at once has ended, in the words of Hoje', async () => {
  const ana = await house.patient();
  const box = await openBox(ana, 30, { currentQuantity: 8 });
  await take(ana, box.id, 8);
  expect(await notices(ana)).toMatchObject([
    { title: 'Novalgina 500 mg acabou', body: 'Não há mais nada em casa.' },
  ]);
});

const emptied = async () => {
  const ana = await house.patient();
  const box = await openBox(ana, 4, { frequencyTimes: 1, frequencyPer: 'week', unitType: 'capsules' });
  await take(ana, box.id, 3);
  const bell = async () =>
    (await ana.call('GET', '/api/notifications')).json<{
      data: { id: string; title: string; body: string; isRead: boolean }[];
    }>().data;
  return { ana, box, bell };
};
const words = (told: { title: string; body: string }[]) => told.map(({ title, body }) => [title, body]);
const EMPTY = ['Novalgina 500 mg acabou', 'Não há mais nada em casa.'];
const LAST = ['Novalgina 500 mg está acabando', 'Resta 1 cápsula.'];

describe('a box that is emptied after it was told', () => {
  test('is told as empty in place of the old figure', async () => {
    const { ana, box, bell } = await emptied();
    expect(words(await bell())).toEqual([LAST]);
    const used = await take(ana, box.id, 1);
    expect(words(await bell())).toEqual([EMPTY]);
    // Another change of the empty box is no news.
    await ana.call('PUT', `/api/user-inventory/${box.id}`, { payload: { notes: 'Comprar' } });
    expect(await bell()).toHaveLength(1);
    const { id } = used.json<{ data: { id: string } }>().data;
    expect((await ana.call('DELETE', `/api/usage/${id}`)).statusCode).toBe(200);
    expect(words(await bell())).toEqual([LAST]);
  });

  test('is told once more where the first notice was read', async () => {
    const { ana, box, bell } = await emptied();
    const [told] = await bell();
    await ana.call('PUT', '/api/notifications/read');
    await take(ana, box.id, 1);
    expect(words(await bell())).toEqual([EMPTY, LAST]);
    expect((await bell()).map(({ id }) => id)).toContain(told!.id);
    await ana.call('PUT', '/api/notifications/read');
    await ana.call('PUT', `/api/user-inventory/${box.id}`, { payload: { notes: 'Comprar' } });
    expect(await bell()).toHaveLength(2);
  });
});

test('another box that expired by the calendar of the patient does not count', async () => {
  const zone = 'Pacific/Kiritimati';
  const ana = await house.patient();
  await ana.call('PUT', '/api/users/profile', { payload: { timeZone: zone } });
  const yesterday = addDays(dayIn(zone, new Date()), -1);
  await addBox(ana, { expiryDate: yesterday });
  const box = await openBox(ana, 30, { currentQuantity: 8 });
  await take(ana, box.id, 2);
  expect(await notices(ana)).toHaveLength(1);
});

test(
  'ten takings at once, some before and some after the box runs low, are told once',
  FIRST_TRY,
  async () => {
    const ana = await house.patient();
    // With a frequency of its own, which the taking in one statement needs.
    const box = await openBox(ana, 30, { currentQuantity: 14, frequencyTimes: 1, frequencyPer: 'day' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => take(ana, box.id, 1)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
    expect((await notices(ana)).map(({ body }) => body)).toEqual(['Restam 7 comprimidos.']);
  },
);

test('what is told follows the days left, and a second box of the product at home', async () => {
  const ana = await house.patient();
  const weekly = { frequencyTimes: 1, frequencyPer: 'week', unitType: 'capsules' };
  const four = await openBox(ana, 4, weekly);
  await take(ana, four.id, 1);
  expect(await notices(ana)).toEqual([]);
  const daily = { frequencyTimes: 1, frequencyPer: 'day' };
  const open = await openBox(ana, 30, { ...daily, currentQuantity: 3 });
  const reserve = await addBox(ana, { ...daily, boxQuantity: 30 });
  await take(ana, open.id, 1);
  expect(await notices(ana)).toEqual([]);
  const payload = { kind: 'discard', quantity: 26 };
  await ana.call('POST', `/api/user-inventory/${reserve.id}/movements`, { payload });
  expect((await notices(ana)).map(({ body }) => body)).toEqual(['Restam 6 comprimidos.']);
});

const aMedicine = async (patient: Patient, box: object) => {
  const product = { name: 'Metformina', mainCategory: 'MEDICATIONS', subCategory: 'DIABETES' };
  const made = await patient.call('POST', '/api/products', { payload: product });
  const productId = made.json<{ data: { id: string } }>().data.id;
  return openBox(patient, 30, { productId, ...box });
};
const plan = async (patient: Patient, productId: string, said: object) => {
  const payload = { ...PLAN, medicationType: 'oral_medication', name: 'Metformina', productId, ...said };
  const reply = await patient.call('POST', '/api/plans', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: { id: string } }>().data.id;
};
const lose = (patient: Patient, id: string, quantity: number) =>
  patient.call('POST', `/api/user-inventory/${id}/movements`, { payload: { kind: 'loss', quantity } });
const low = async (patient: Patient) =>
  (await patient.call('GET', '/api/dashboard'))
    .json<{ data: { today: { kind: string; state?: string }[] } }>()
    .data.today.filter(({ kind, state }) => kind === 'box' && state === 'low').length;

describe('the plan in force says how long a box lasts', () => {
  const DAILY = { frequencyTimes: 1, frequencyPer: 'day' };

  test.each([
    ['two tablets twice a day', { ...DAILY, currentQuantity: 18 }, { quantityPerDose: 2 }, 2],
    [
      'two capsules three times a day, of a box that says nothing',
      { boxQuantity: 90, currentQuantity: 20 },
      { quantityPerDose: 2, scheduledTimes: ['08:00', '14:00', '20:00'] },
      1,
    ],
  ])('%s', async (_, box, said, lost) => {
    const ana = await house.patient();
    const { id, productId } = await aMedicine(ana, box);
    const planId = await plan(ana, productId, said);
    expect(await low(ana)).toBe(1);
    await lose(ana, id, lost);
    expect((await notices(ana)).map(({ title }) => title)).toEqual(['Metformina está acabando']);
    await ana.call('POST', `/api/plans/${planId}/pause`, { payload: {} });
    expect(await low(ana)).toBe(0);
  });

  test('a dose of the plan itself is told by it too', async () => {
    const ana = await house.patient();
    const { productId } = await aMedicine(ana, { ...DAILY, currentQuantity: 18 });
    const planId = await plan(ana, productId, { quantityPerDose: 2, scheduledTimes: ['00:00', '12:00'] });
    const plannedAt = instantAt(addDays(today, -1), '12:00', DEFAULT_ZONE).toISOString();
    const taken = await ana.call('POST', '/api/doses', { payload: { planId, plannedAt } });
    expect(taken.statusCode, taken.body).toBe(201);
    expect((await notices(ana)).map(({ body }) => body)).toEqual(['Restam 16 comprimidos.']);
  });
});

test('a box that says nothing goes by another of its product', async () => {
  const ana = await house.patient();
  await openBox(ana, 30, { frequencyTimes: 2, frequencyPer: 'day', currentQuantity: 5 });
  const silent = await addBox(ana, { boxQuantity: 30, currentQuantity: 10 });
  await ana.call('POST', `/api/user-inventory/${silent.id}/movements`, {
    payload: { kind: 'loss', quantity: 1 },
  });
  expect((await notices(ana)).map(({ body }) => body)).toEqual(['Restam 14 comprimidos.']);
});

test('the bell and the first screen go by the same box, one emptied long ago too', async () => {
  const ana = await house.patient();
  await openBox(ana, 30, { frequencyTimes: 2, frequencyPer: 'day', currentQuantity: 0 });
  const silent = await openBox(ana, 30, { currentQuantity: 13 });
  await lose(ana, silent.id, 1);
  expect((await notices(ana)).map(({ body }) => body)).toEqual(['Restam 12 comprimidos.']);
  expect(await low(ana)).toBe(1);
});

test('a box about to expire is told once for each date, by its own window', FIRST_TRY, async () => {
  const ana = await house.patient();
  await addBox(ana, { customName: 'Longe', expiryDate: addDays(today, 31) });
  const near = await addBox(ana, { customName: 'Perto', expiryDate: addDays(today, 30) });
  await addBox(ana, { customName: 'Passou', expiryDate: addDays(today, -1), boxQuantity: 40 });
  await addBox(ana, { customName: 'Vazia', expiryDate: today, currentQuantity: 0, lowStockThreshold: 1 });
  await addBox(ana, { customName: 'Curta', expiryDate: addDays(today, 10), daysBeforeExpiryAlert: 5 });
  await Promise.all([tellExpiring(house.db, new Date()), tellExpiring(house.db, new Date())]);
  await tellExpiring(house.db, new Date());
  const aboutExpiry = async () =>
    (await notices(ana)).map(({ title }) => title).filter((title) => /vence/.test(title));
  expect((await aboutExpiry()).toSorted()).toEqual(['Passou venceu', 'Perto vence em breve']);
  const payload = { expiryDate: addDays(today, 3) };
  await ana.call('PUT', `/api/user-inventory/${near.id}`, { payload });
  await tellExpiring(house.db, new Date());
  expect(await aboutExpiry()).toHaveLength(3);
});

test('a patient whose zone the database does not know keeps nobody else from being told', async () => {
  const [odd, ana] = [await house.patient(), await house.patient()];
  for (const patient of [odd, ana]) await addBox(patient, { customName: 'Perto', expiryDate: today });
  await house.db.execute(
    sql`insert into profiles (user_id, time_zone) values (${odd.id}, 'US/Pacific-New')
      on conflict (user_id) do update set time_zone = excluded.time_zone`,
  );
  await expect(tellExpiring(house.db, new Date())).rejects.toThrow('1 failed');
  expect((await notices(ana)).map(({ title }) => title)).toEqual(['Perto vence em breve']);
});
