import type { readPenSupply } from '@leveza/contract/supply.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { OccasionKind } from '@leveza/domain/reminders/occasion.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dayFromToday } from '../../../testing/day.ts';
import { occasionsOf } from '../../../testing/occasions.ts';
import { addPen, apply } from '../../../testing/pens.ts';
import { addBox, openBox } from '../../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../../testing/test-app.ts';
import { sharedApp } from '../../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
beforeAll(async () => {
  house = await sharedApp();
});
beforeEach(async () => {
  ana = await house.patient('Ana');
});

const morning = (days: number) => instantAt(dayFromToday(days), '09:00', DEFAULT_ZONE);
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

async function found(...kinds: OccasionKind[]) {
  const occasions = await occasionsOf(house, ana, kinds);
  return occasions.map(({ what, at, detailed }) => [what, at, detailed.title]);
}

test('a box that runs low is news from the moment the bell told it', async () => {
  const { id } = await openBox(ana, 30, { frequencyTimes: 1, frequencyPer: 'day' });
  expect(await found('low-stock')).toEqual([]);
  const payload = { kind: 'loss', quantity: 27, reason: 'caiu' };
  const { statusCode } = await ana.call('POST', `/api/user-inventory/${id}/movements`, { payload });
  expect(statusCode).toBe(201);
  const [[what, at, title] = []] = await found('low-stock');
  expect([what, title]).toEqual([`box:${id}:low`, expect.stringMatching(/^Novalgina.* está acabando$/)]);
  expect(Math.abs(Date.now() - (at as Date).getTime())).toBeLessThan(60_000);
});

const titles = async () => (await found('low-stock')).map(([, , title]) => title);

test('a box that has ended is not said to run low, unless another one holds some', async () => {
  const { id, productId } = await openBox(ana, 30, { frequencyTimes: 1, frequencyPer: 'day' });
  const payload = { kind: 'loss', quantity: 30, reason: 'caiu' };
  await ana.call('POST', `/api/user-inventory/${id}/movements`, { payload });
  expect(await titles()).toEqual([expect.stringMatching(/^Novalgina.* acabou$/)]);
  await openBox(ana, 2, { productId });
  expect(await titles()).not.toContainEqual(expect.stringMatching(/ acabou$/));
});

test('a box is told as many days before it expires as the patient chose, an empty one is not', async () => {
  const box = { expiryDate: dayFromToday(12), daysBeforeExpiryAlert: 10 };
  const { id } = await addBox(ana, box);
  await addBox(ana, { ...box, currentQuantity: 0 });
  expect(await found('expires-printed')).toEqual([
    [`box:${id}:printed`, morning(2), expect.stringContaining('vence em breve')],
  ]);
});

test('a pen: three days before its days in use end, thirty before the printed day', async () => {
  const { id } = await addPen(ana, { expiryDate: dayFromToday(33) });
  expect(await found('expires-in-use', 'expires-printed')).toEqual([
    [`pen:${id}:printed`, morning(3), 'Ozempic vence em breve'],
  ]);
  const opened = await addPen(ana);
  // An Ozempic is good for 42 days once it is open.
  await apply(ana, opened.id, { datetime: daysAgo(37) });
  expect(await found('expires-in-use')).toEqual([[`pen:${opened.id}:in-use`, morning(2), 'Ozempic em uso']]);
});

test('a receita: ten days before its last one', async () => {
  const payload = { issuedOn: dayFromToday(-79), product: 'Ozempic 1 mg', prescriber: 'Dra. Lia' };
  expect((await ana.call('POST', '/api/prescriptions', { payload })).statusCode).toBe(201);
  expect(await found('prescription-ends')).toEqual([
    [`prescription:${dayFromToday(11)}`, morning(1), 'Sua receita está perto do fim'],
  ]);
});

test('buying: on the morning of the day by which to buy', async () => {
  await apply(ana, (await addPen(ana)).id, { datetime: daysAgo(1) });
  const payload = { intervalDays: null, purchaseLeadDays: 24 };
  expect((await ana.call('PUT', '/api/applications/settings', { payload })).statusCode).toBe(200);
  const reply = await ana.call('GET', '/api/pens/supply');
  const { buyBy, runsOutOn } = reply.json<Reply<typeof readPenSupply>>().data;
  expect(await found('buy-by')).toEqual([
    [
      `supply:${runsOutOn}`,
      instantAt(buyBy!, '09:00', DEFAULT_ZONE),
      'Hora de renovar a receita e o estoque',
    ],
  ]);
});
