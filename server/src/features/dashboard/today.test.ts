import type { Dashboard, TodayItem } from '@leveza/contract/dashboard.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { addPen, apply } from '../../testing/pens.ts';
import { addBox, openBox } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const today = () => dayIn('America/Sao_Paulo', new Date());
const dashboardOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/dashboard')).json<{ data: Dashboard }>().data;
const boxesOf = async (patient: Patient) =>
  (await dashboardOf(patient)).today.filter(
    (item): item is Extract<TodayItem, { kind: 'box' }> => item.kind === 'box',
  );
/** Doses from before the app, of any product. */
const applied = (patient: Patient, catalogId: string | null, medicationName: string, days: number) =>
  patient.call('POST', '/api/applications/past', {
    payload: { catalogId, medicationName, entries: [{ datetime: daysAgo(days), doseMg: 1 }] },
  });

test('what is due comes first: a late dose, the end of the pens, the receita, a box running low', async () => {
  const bia = await house.patient();
  const pen = await addPen(bia, { remainingVolume: 0 });
  await apply(bia, pen.id, { datetime: daysAgo(8) });
  await bia.call('POST', '/api/prescriptions', {
    payload: { issuedOn: addDays(today(), -85), product: 'Ozempic' },
  });
  const box = await addBox(bia, { boxQuantity: 30, currentQuantity: 4 });
  const { today: items, nextDose } = await dashboardOf(bia);
  expect(nextDose).toMatchObject({ state: 'late', talkToPrescriber: false, missedInARow: 0 });
  expect(nextDose.rule!.sources).not.toEqual([]);
  expect(items).toEqual([
    { kind: 'dose', medicationName: 'Ozempic' },
    { kind: 'buy-pen', dosesLeft: 0, runsOutOn: expect.any(String) as string },
    { kind: 'prescription', lastDay: addDays(today(), 5) },
    {
      kind: 'box',
      state: 'low',
      itemId: box.id,
      itemKind: 'medication',
      name: 'Novalgina 500 mg',
      quantity: 4,
      unitType: 'tablets',
      expiryDate: null,
    },
  ]);
});

test.each([
  [3, 'upcoming', 0, false],
  [7.01, 'due', 0, false],
  [8, 'late', 0, false],
  [12.5, 'missed', 1, false],
  // The audit's two: a window still open after four missed doses, and one just closed.
  [36, 'late', 4, true],
  [40.5, 'missed', 5, true],
] as const)('Ozempic %s days ago is %s, %s missed in a row', async (days, state, missed, talk) => {
  const bia = await house.patient();
  await applied(bia, 'ozempic-1', 'Ozempic', days);
  const { nextDose, today: items } = await dashboardOf(bia);
  expect(nextDose).toMatchObject({ state, missedInARow: missed, talkToPrescriber: talk });
  expect(items.some(({ kind }) => kind === 'dose')).toBe(state !== 'upcoming');
});

test('two doses marked as skipped: the next is ahead, and there is somebody to ask first', async () => {
  const bia = await house.patient();
  await applied(bia, 'ozempic-1', 'Ozempic', 16);
  for (let n = 0; n < 2; n++) {
    const { nextDose } = await dashboardOf(bia);
    const plannedAt = n === 0 ? daysAgo(9) : nextDose.plannedAt;
    const reply = await bia.call('POST', '/api/applications/skips', {
      payload: { plannedAt, reason: 'Viagem' },
    });
    expect(reply.statusCode, reply.body).toBe(201);
  }
  const { nextDose, today: items } = await dashboardOf(bia);
  expect(nextDose).toMatchObject({ state: 'upcoming', missedInARow: 2, talkToPrescriber: true });
  expect(items).toContainEqual({ kind: 'dose', medicationName: 'Ozempic' });
});

test('a late dose of an unknown product has no window, and no rule is invented for it', async () => {
  const bia = await house.patient();
  await applied(bia, null, 'Manipulada', 8);
  expect(await dashboardOf(bia)).toMatchObject({ nextDose: { state: 'no-schedule' }, today: [] });
  await bia.call('PUT', '/api/applications/settings', {
    payload: { intervalDays: 7, purchaseLeadDays: 10 },
  });
  const { nextDose, today: items } = await dashboardOf(bia);
  expect(nextDose).toMatchObject({ state: 'late-unknown', applyUntil: null, rule: null });
  expect(items).toEqual([{ kind: 'dose', medicationName: 'Manipulada' }]);
});

test('of a prohibited product nothing is due, whatever interval was set', async () => {
  const bia = await house.patient();
  await bia.call('PUT', '/api/applications/settings', {
    payload: { intervalDays: 7, purchaseLeadDays: 10 },
  });
  await applied(bia, 'tg-tirzepatida-5', 'TG', 30);
  expect(await dashboardOf(bia)).toMatchObject({
    nextDose: { state: 'no-schedule', plannedAt: null, talkToPrescriber: false },
    today: [],
  });
});

test('one who keeps no pens here is not told that there are none at home', async () => {
  const bia = await house.patient();
  await applied(bia, 'ozempic-1', 'Ozempic', 3);
  expect((await dashboardOf(bia)).today).toEqual([]);
});

test('a receita that ended long ago is spoken of only when there is something to buy', async () => {
  const bia = await house.patient();
  await bia.call('POST', '/api/prescriptions', {
    payload: { issuedOn: addDays(today(), -200), product: 'Ozempic' },
  });
  expect((await dashboardOf(bia)).today).toEqual([]);
  const pen = await addPen(bia, { remainingVolume: 0 });
  await apply(bia, pen.id, { datetime: daysAgo(3) });
  expect((await dashboardOf(bia)).today.map(({ kind }) => kind)).toEqual(['buy-pen', 'prescription']);
});

test('a box marked as not active by a client counts like any other', async () => {
  const bia = await house.patient();
  const box = await addBox(bia, { boxQuantity: 30, currentQuantity: 4 });
  const reply = await bia.call('PUT', `/api/user-inventory/${box.id}`, { payload: { isActive: false } });
  expect(reply.json()).toMatchObject({ data: { isActive: false } });
  expect(await boxesOf(bia)).toMatchObject([{ state: 'low' }]);
});

test('two boxes of one product are one stock, also under names of their own', async () => {
  const bia = await house.patient();
  await addBox(bia, { boxQuantity: 30, customName: 'Dipirona - Caixa 1' });
  await addBox(bia, { boxQuantity: 4, customName: 'Dipirona - Caixa 2' });
  expect(await boxesOf(bia)).toEqual([]);
  const cleo = await house.patient();
  await addBox(cleo, { boxQuantity: 30, currentQuantity: 1, customName: 'Dipirona - Caixa 1' });
  await addBox(cleo, { boxQuantity: 30, currentQuantity: 4, customName: 'Dipirona - Caixa 2' });
  expect(await boxesOf(cleo)).toMatchObject([{ state: 'low', name: 'Dipirona', quantity: 5 }]);
});

test('a box that expired and runs low has expired', async () => {
  const bia = await house.patient();
  const box = await addBox(bia, { boxQuantity: 2, expiryDate: addDays(today(), -1) });
  expect(await boxesOf(bia)).toMatchObject([
    { state: 'expired', itemId: box.id, expiryDate: addDays(today(), -1) },
  ]);
});

test('what was used up stays, until there is a new box or the old one is gone', async () => {
  const bia = await house.patient();
  const box = await openBox(bia, 2);
  await bia.call('POST', '/api/usage', { payload: { inventoryId: box.id, quantityUsed: 2 } });
  expect(await boxesOf(bia)).toMatchObject([{ state: 'used-up', itemId: box.id, quantity: 0 }]);
  const bought = await addBox(bia, { boxQuantity: 30 });
  expect(await boxesOf(bia)).toEqual([]);
  await bia.call('DELETE', `/api/user-inventory/${bought.id}`);
  expect(await boxesOf(bia)).toHaveLength(1);
  await bia.call('DELETE', `/api/user-inventory/${box.id}`);
  expect(await boxesOf(bia)).toEqual([]);
});

test('what was used up more than a month ago is not asked for any more', async () => {
  const bia = await house.patient();
  const take = (inventoryId: string, usedAt: string) =>
    bia.call('POST', '/api/usage', { payload: { inventoryId, quantityUsed: 2, usedAt } });
  const box = await openBox(bia, 2);
  const reply = await take(box.id, daysAgo(31));
  expect(reply.statusCode, reply.body).toBe(201);
  expect(await boxesOf(bia)).toEqual([]);
});

test('every product that needs a look, the most pressing first', async () => {
  const bia = await house.patient();
  for (const unitType of ['tablets', 'capsules', 'ml', 'drops', 'sachets'])
    await addBox(bia, { unitType, boxQuantity: 1 });
  await addBox(bia, { unitType: 'doses', boxQuantity: 9, expiryDate: addDays(today(), -9) });
  const found = await boxesOf(bia);
  expect(found.map(({ state }) => state)).toEqual(['expired', 'low', 'low', 'low', 'low', 'low']);
});
