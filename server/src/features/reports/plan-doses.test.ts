import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { Report } from '@leveza/contract/reports/reports.ts';
import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { dayFromToday } from '../../testing/day.ts';
import { addBox, openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { planVersions } from '../plans/table.ts';

let house: SharedApp;
let ana: Patient;
const at = (day: number, time: string) => `2026-03-0${day}T${time}:00-03:00`;
const send = async (url: string, payload: object) => {
  const reply = await ana.call('POST', url, { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Plan }>().data;
};
const reportOf = async (type: string, days = 'from=2026-03-02&to=2026-03-04') =>
  (await ana.call('GET', `/api/reports?type=${type}&${days}`)).json<{ data: Report }>().data;

const COUNTS = { taken: 3, late: 1, skipped: 1, notRecorded: 2 };

/** At 08:00 and 20:00 of three days of March: six doses, of which three are taken, one of them the day after. */
beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
  const { id: planId } = await send('/api/plans', { ...PLAN, name: 'Metformina', startDate: '2026-03-01' });
  const take = (plannedAt: string, takenAt: string) => send('/api/doses', { planId, plannedAt, takenAt });
  await take(at(1, '08:00'), at(1, '08:00'));
  await take(at(2, '08:00'), at(2, '12:00'));
  await take(at(2, '20:00'), at(3, '07:00'));
  await take(at(3, '08:00'), at(3, '08:05'));
  await send('/api/doses/skip', { planId, plannedAt: at(3, '20:00'), reason: 'Enjoo' });
  await send('/api/doses', { planId, takenAt: at(4, '10:00') });
});

test('doses of other plans stand beside the injections, by hand', async () => {
  const { adherence } = await reportOf('medical');
  expect(adherence).toMatchObject({ applied: 0, late: 0, skipped: 0, notRecorded: 0 });
  expect(adherence!.plans).toEqual({
    from: '2026-03-02',
    ...COUNTS,
    byPlan: [{ name: 'Metformina', dosage: '50 mg', ...COUNTS }],
  });
});

test('a report without the other medicines tells the counts and no name', async () => {
  expect((await reportOf('progress')).adherence!.plans).toEqual({
    from: '2026-03-02',
    ...COUNTS,
    byPlan: [],
  });
  expect((await reportOf('financial')).adherence).toBeNull();
});

test('years are counted over their last one', async () => {
  const { adherence } = await reportOf('medical', 'from=2020-01-01&to=2026-03-04');
  expect(adherence!.plans).toMatchObject({ from: '2025-03-04', taken: 4, notRecorded: 3 });
});

const RYBELSUS = {
  ...PLAN,
  medicationType: 'oral_medication',
  name: 'Rybelsus',
  doseMg: 7,
  startDate: '2026-03-01',
  confirmDose: true,
};

test('tablets of a GLP-1 are the treatment, and no effect is said to be without a dose', async () => {
  const bia = await house.patient('Bia');
  expect((await bia.call('POST', '/api/plans', { payload: RYBELSUS })).statusCode).toBe(201);
  const effect = { datetime: at(3, '10:00'), effectType: 'nausea', intensity: 2 };
  await bia.call('POST', '/api/side-effects', { payload: effect });
  const reply = await bia.call('GET', '/api/reports?type=medical&from=2026-03-02&to=2026-03-04');
  expect(reply.json()).toMatchObject({
    data: {
      treatment: { oral: 'Rybelsus 7 mg', medicationName: null },
      effects: { byType: [{ byDose: [] }] },
    },
  });
  expect((await reportOf('medical')).treatment!.oral).toBeNull();
});

test('a plan with a name of its own is the treatment where its product is a GLP-1', async () => {
  const duda = await house.patient('Duda');
  const productId = await someProduct(duda, 'rybelsus');
  const payload = { ...RYBELSUS, name: 'Comprimido da manhã', productId };
  expect((await duda.call('POST', '/api/plans', { payload })).statusCode).toBe(201);
  const reply = await duda.call('GET', '/api/reports?type=medical&from=2026-03-02&to=2026-03-04');
  expect(reply.json()).toMatchObject({ data: { treatment: { oral: 'Comprimido da manhã 7 mg' } } });
});

const tabletsOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/reports/rows?from=2026-03-02&to=2026-03-04')).json<{
    data: ReportRows;
  }>().data.tablets;

test('doses of a plan that is no longer of a GLP-1 are no rows of the annex', async () => {
  const gil = await house.patient('Gil');
  const made = await gil.call('POST', '/api/plans', { payload: RYBELSUS });
  const { id: planId } = made.json<{ data: { id: string } }>().data;
  for (const day of [2, 3]) {
    const dose = { planId, plannedAt: at(day, '08:00'), takenAt: at(day, '08:00') };
    expect((await gil.call('POST', '/api/doses', { payload: dose })).statusCode).toBe(201);
  }
  const [said] = await house.db.select().from(planVersions).where(eq(planVersions.planId, planId));
  const metformin = { ...said!, id: undefined, name: 'Metformina', fromDay: '2026-03-03' };
  await house.db.insert(planVersions).values(metformin);
  expect(await tabletsOf(gil)).toMatchObject([{ at: new Date(at(2, '08:00')).toISOString() }]);
});

test('tablets of a GLP-1 are rows of the annex, by their plan and by their box; those of others are not', async () => {
  const caio = await house.patient('Caio');
  const post = async (url: string, payload: object) => {
    const reply = await caio.call('POST', url, { payload });
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.json<{ data: { id: string } }>().data;
  };
  const { id: planId } = await post('/api/plans', RYBELSUS);
  await post('/api/doses', { planId, plannedAt: at(2, '08:00'), takenAt: at(2, '09:00') });
  await post('/api/doses/skip', { planId, plannedAt: at(3, '08:00'), reason: 'Enjoo' });
  await post('/api/doses', { planId, plannedAt: at(5, '08:00'), takenAt: at(5, '08:00') });
  const productId = await someProduct(caio, 'rybelsus');
  const { id: inventoryId } = await openBox(caio, 10, {
    productId,
    customName: 'Da manhã',
    customDosage: '3 mg',
  });
  await post('/api/usage', { inventoryId, quantity: 1, usedAt: at(4, '07:00'), confirmOften: true });
  const { id: other } = await openBox(caio, 10);
  await post('/api/usage', { inventoryId: other, quantity: 1, usedAt: at(4, '08:00'), confirmOften: true });
  const instant = (day: number, time: string) => new Date(at(day, time)).toISOString();
  const known = { medicationName: 'Rybelsus 7 mg', isTaken: true, reason: null };
  expect(await tabletsOf(caio)).toMatchObject([
    { ...known, at: instant(2, '09:00'), quantity: 1, unit: 'dose' },
    { ...known, at: instant(3, '08:00'), quantity: null, isTaken: false, reason: 'Enjoo' },
    { ...known, at: instant(4, '07:00'), medicationName: 'Da manhã 3 mg', quantity: 1, unit: 'comprimido' },
  ]);
  expect(await tabletsOf(ana)).toEqual([]);
});

test('a link that keeps the treatment names no plan of a GLP-1, an ended one neither', async () => {
  const hugo = await house.patient('Hugo');
  const consent = { purpose: 'sharing', version: CONSENT_VERSION };
  expect((await hugo.call('POST', '/api/consents', { payload: consent })).statusCode).toBe(201);
  const made = await hugo.call('POST', '/api/plans', { payload: RYBELSUS });
  const { id } = made.json<{ data: { id: string } }>().data;
  await hugo.call('POST', '/api/plans', { payload: { ...RYBELSUS, name: 'Losartana' } });
  const often = { frequencyTimes: 1, frequencyPer: 'day' };
  await addBox(hugo, { ...often, productId: await someProduct(hugo, 'rybelsus') });
  expect((await hugo.call('DELETE', `/api/plans/${id}`)).statusCode).toBe(200);
  const opened = async (parts: string[]) => {
    const payload = { parts, from: dayFromToday(-20) };
    const link = await hugo.call('POST', '/api/shares', { payload });
    const token = link.json<{ data: { url: string } }>().data.url.split('#')[1];
    const reply = await hugo.call('POST', '/api/shared/open', { payload: { token } });
    return reply.json<{ data: { report: Report } }>().data.report;
  };
  const report = await opened(['adherence', 'medications', 'spending']);
  expect(JSON.stringify(report)).not.toContain('Rybelsus');
  expect(report.adherence!.plans!.byPlan.map(({ name }) => name)).toContain('Losartana');
});

test('water alone is in the report', async () => {
  const iris = await house.patient('Íris');
  expect(
    (await iris.call('POST', '/api/water', { payload: { day: '2026-03-03', ml: 800 } })).statusCode,
  ).toBe(201);
  const reply = await iris.call('GET', '/api/reports?type=medical&from=2026-03-02&to=2026-03-04');
  expect(reply.json()).toMatchObject({ data: { nutrition: { recordedDays: 0, waterMl: 800 } } });
});
