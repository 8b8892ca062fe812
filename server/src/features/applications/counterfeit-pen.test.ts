import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Today } from '@leveza/contract/dashboard.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addPen, apply, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let bia: Patient;
beforeAll(async () => {
  house = await sharedApp();
});
beforeEach(async () => {
  bia = await house.patient('Bia');
});

const LISTED = { batchNumber: 'lote LP6-F832' };
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** The pen that is suggested, and the warning about it, the same on both screens. */
async function suggested() {
  const overview = await bia.call('GET', '/api/applications/overview');
  const { penId, counterfeitPenId } = overview.json<Reply<typeof readApplicationsOverview>>().data.suggestion;
  const today = (await bia.call('GET', '/api/dashboard/today')).json<{ data: Today }>().data;
  expect(today.dose?.counterfeitPenId).toBe(counterfeitPenId);
  return { penId, counterfeitPenId };
}

test('a dose from a pen of a listed lot is asked about once, and recorded', async () => {
  const pen = await addPen(bia, LISTED);
  const asked = await tryApply(bia, pen.id);
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({
    error: {
      code: 'counterfeit-lot',
      message: 'O lote LP6F832 de Ozempic aparece entre os falsificados em um alerta da Anvisa.',
    },
  });
  expect((await tryApply(bia, pen.id, { confirmLot: true })).statusCode).toBe(201);
});

test('a recorded dose is asked about where it turns out to be of such a pen, and not when it is corrected', async () => {
  const [good, listed] = [await addPen(bia), await addPen(bia, LISTED)];
  const { id } = await apply(bia, good.id, { datetime: daysAgo(2) });
  const change = (payload: object) => bia.call('PUT', `/api/applications/${id}`, { payload });
  expect((await change({ penId: listed.id })).json()).toMatchObject({ error: { code: 'counterfeit-lot' } });
  expect((await change({ penId: listed.id, confirmLot: true })).statusCode).toBe(200);
  expect((await change({ datetime: daysAgo(3), pain: 2 })).statusCode).toBe(200);
});

test('another pen is suggested before it; where it is the only one, both leads know it', async () => {
  const listed = await addPen(bia, LISTED);
  await apply(bia, listed.id, { datetime: daysAgo(7) });
  expect(await suggested()).toEqual({ penId: listed.id, counterfeitPenId: listed.id });
  const good = await addPen(bia, { batchNumber: 'PP6D455' });
  expect(await suggested()).toEqual({ penId: good.id, counterfeitPenId: null });
});
