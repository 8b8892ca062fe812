import type { Today } from '@leveza/contract/dashboard.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const rowsOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/dashboard/today'))
    .json<{ data: Today }>()
    .data.toTake.map(({ name, takenAt }) => [name, takenAt !== null]);
const take = (patient: Patient, inventoryId: string, payload: object = {}) =>
  patient.call('POST', '/api/usage', { payload: { inventoryId, quantityUsed: 1, ...payload } });
const daily = async (patient: Patient, search: string) =>
  openBox(patient, 10, {
    productId: await someProduct(patient, search),
    customName: search,
    unitType: 'tablets',
    frequencyTimes: 1,
    frequencyPer: 'day',
  });

test('of two strengths of a tablet that is taken once a day only the one in use is asked for', async () => {
  const ana = await house.patient();
  const low = await daily(ana, 'Rybelsus 3 mg');
  const high = await daily(ana, 'Rybelsus 7 mg');
  await daily(ana, 'Vitamina D');
  const before = { usedAt: new Date(Date.now() - 2 * DAY_MS).toISOString(), confirmOften: true };
  expect((await take(ana, low.id, before)).statusCode).toBe(201);
  const yesterday = { usedAt: new Date(Date.now() - DAY_MS).toISOString(), confirmOften: true };
  expect((await take(ana, high.id, yesterday)).statusCode).toBe(201);
  expect(await rowsOf(ana)).toEqual([
    ['Rybelsus 7 mg', false],
    ['Vitamina D', false],
  ]);
  await take(ana, high.id);
  expect(await rowsOf(ana)).toEqual([
    ['Rybelsus 7 mg', true],
    ['Vitamina D', false],
  ]);
});
