import type { Application } from '@leveza/contract/applications/applications.ts';
import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { DAY_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addPen, apply, readPen, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { arePensWhole } from '../pens/shared/are-pens-whole.ts';
import { deletedApplications } from './table.ts';

let house: SharedApp;
let ana: Patient;
let pen: string;

beforeAll(async () => {
  house = await sharedApp();
});
beforeEach(async () => {
  ana = await house.patient('Ana');
  pen = (await addPen(ana, { inUseDays: 90 })).id;
});

/** To the minute, as a usual time is. */
const START = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const daysAgo = (days: number) => new Date(START - days * DAY_MS).toISOString();
const remove = async (id: string) => {
  const reply = await ana.call('DELETE', `/api/applications/${id}`);
  expect(reply.statusCode, reply.body).toBe(200);
};
const restore = (id: string) => ana.call('POST', `/api/applications/${id}/restore`);
const list = async () => (await ana.call('GET', '/api/applications')).json<{ data: Application[] }>().data;
const left = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await readPen(ana, id)).remainingMg));
const kept = () => house.db.select().from(deletedApplications).where(eq(deletedApplications.userId, ana.id));

test('a dose of several pens comes back as it was, also from pens that were deleted since', async () => {
  const pens = [pen, (await addPen(ana)).id, (await addPen(ana)).id];
  const alsoFrom = pens.slice(1).map((penId) => ({ penId, mg: 0.25 }));
  const words = { pain: 2, reactions: 'Vermelhidão', notes: 'Em casa', zone: 'abdomen-left-upper' };
  const dose = await apply(ana, pen, { datetime: daysAgo(3), doseMg: 1, alsoFrom, ...words });
  const before = await left(pens);
  await remove(dose.id);
  expect(await left(pens)).toEqual([4, 4, 4]);
  await ana.call('DELETE', `/api/pens/${pens[1]}`);
  const reply = await restore(dose.id);
  expect(reply.json()).toEqual({ success: true, data: dose });
  expect(await list()).toEqual([dose]);
  await ana.call('POST', `/api/pens/${pens[1]}/restore`);
  expect(await left(pens)).toEqual(before);
  expect(await arePensWhole(house.db, ana.id)).toBe(true);
  expect(await kept()).toEqual([]);

  // A second tap finds it there.
  expect((await restore(dose.id)).json()).toEqual({ success: true, data: dose });
  expect(await left(pens)).toEqual(before);
});

test('a pen that gave its doses to others since refuses it, and it stays deleted', async () => {
  const dose = await apply(ana, pen, { datetime: daysAgo(3), doseMg: 1 });
  await remove(dose.id);
  for (const days of [2.9, 2.8, 2.7, 2.6]) await apply(ana, pen, { datetime: daysAgo(days), doseMg: 1 });
  expect((await restore(dose.id)).json()).toMatchObject({ error: { code: 'pen-not-enough' } });
  expect((await list()).map(({ id }) => id)).not.toContain(dose.id);
  expect(await kept()).toMatchObject([{ id: dose.id }]);
});

test('a dose without a pen comes back with its words', async () => {
  const payload = { medicationName: 'Ozempic', doseMg: 0.5, datetime: daysAgo(2), applicationSite: null };
  const made = await ana.call('POST', '/api/applications/elsewhere', {
    payload: { ...payload, notes: 'Na clínica', confirmDose: true },
  });
  const { data } = made.json<{ data: Application }>();
  await remove(data.id);
  expect((await restore(data.id)).json()).toEqual({ success: true, data });
});

test('the usual day that its deletion forgot comes back with it', async () => {
  const next = async () =>
    (await ana.call('GET', '/api/applications/overview')).json<Reply<typeof readApplicationsOverview>>().data
      .nextDose.plannedAt;
  const first = await apply(ana, pen, { datetime: daysAgo(17) });
  await tryApply(ana, pen, { datetime: daysAgo(7) });
  const planned = await next();
  expect(planned).toBe(daysAgo(3));
  await remove(first.id);
  expect(await next()).toBe(daysAgo(0));
  await restore(first.id);
  expect(await next()).toBe(planned);
});

test('a dose that was never deleted by this patient is not found', async () => {
  const dose = await apply(ana, pen, { datetime: daysAgo(3) });
  await remove(dose.id);
  const other = await house.patient('Bia');
  expect((await other.call('POST', `/api/applications/${dose.id}/restore`)).statusCode).toBe(404);
  expect(await kept()).toHaveLength(1);
});
