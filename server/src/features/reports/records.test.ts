import type { Report } from '@leveza/contract/reports/reports.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { dayFromToday } from '../../testing/day.ts';
import { addPen } from '../../testing/pens.ts';
import { addBox, openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { redFlagsSince } from './shared/red-flags-since.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T08:00:00-03:00`;
const send = async (patient: Patient, url: string, payload: object) => {
  const reply = await patient.call('POST', url, { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
};
const reportOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/reports?from=2026-03-01&to=2026-03-31')).json<{ data: Report }>().data;

test('days without a record count from the first record, also of a history older than the account', async () => {
  const ana = await house.patient('Ana');
  await house.db
    .update(users)
    .set({ createdAt: new Date(at(20)) })
    .where(eq(users.id, ana.id));
  const weigh = (day: number) => send(ana, '/api/measurements', { datetime: at(day), weight: 90 });
  await weigh(21);
  expect((await reportOf(ana)).missing, 'since the account').toContain('11 dias sem registro.');
  for (let day = 2; day <= 16; day++) await weigh(day);
  expect((await reportOf(ana)).missing, 'since the first of 16').toContain('14 dias sem registro.');
});

test('a tablet ticked without a box and a skipped dose are records of their days', async () => {
  const ana = await house.patient('Ana');
  await house.db
    .update(users)
    .set({ createdAt: new Date(at(2)) })
    .where(eq(users.id, ana.id));
  expect((await reportOf(ana)).missing).toContain('30 dias sem registro.');
  const reply = await ana.call('POST', '/api/plans', { payload: { ...PLAN, startDate: '2026-03-02' } });
  const { id: planId } = reply.json<{ data: { id: string } }>().data;
  for (const day of [3, 4, 5])
    await send(ana, '/api/doses', { planId, plannedAt: at(day), takenAt: at(day) });
  await send(ana, '/api/doses/skip', { planId, plannedAt: at(7), reason: 'Viagem' });
  await send(ana, '/api/doses', { planId, takenAt: at(9) });
  expect((await reportOf(ana)).missing).toContain('25 dias sem registro.');
});

test('a day that is not over is not missing', async () => {
  const ana = await house.patient('Ana');
  const missing = async () =>
    (await ana.call('GET', `/api/reports?from=${dayFromToday(-1)}`)).json<{ data: Report }>().data.missing;
  await send(ana, '/api/measurements', { datetime: `${dayFromToday(-1)}T08:00:00-03:00`, weight: 90 });
  expect((await missing()).join(' ')).not.toContain('sem registro.');
  await send(ana, '/api/measurements', { weight: 90 });
  expect((await missing()).join(' ')).not.toContain('sem registro.');
});

test.each([
  [
    'a pen at home',
    (eva: Patient) =>
      addPen(eva, {
        catalogId: 'xultophy',
        medicationName: 'Xultophy',
        activeIngredient: 'Insulina degludeca + liraglutida',
        concentrationMgMl: 3.6,
      }),
  ],
  [
    'the last medicine applied, with no pen left',
    (eva: Patient) =>
      send(eva, '/api/applications/past', {
        medicationName: 'Lantus',
        entries: [{ datetime: at(4), doseMg: 1 }],
        confirmDose: true,
        confirmSwitch: true,
        confirmEarly: true,
      }),
  ],
])('the red flags carers hear of are those of the report, and know of insulin in %s', async (_, prepare) => {
  const eva = await house.patient('Eva');
  await eva.call('PUT', '/api/users/profile', { payload: { diabetesType: 'NONE' } });
  await prepare(eva);
  await send(eva, '/api/side-effects', { datetime: at(5), effectType: 'hypoglycemia', intensity: 2 });
  const call = { db: house.db, owner: eva.id, zone: DEFAULT_ZONE, now: new Date(at(6)) };
  const lines = await redFlagsSince(call, new Date(at(4)));
  expect(lines).toMatchObject((await reportOf(eva)).effects!.redFlags);
  expect(lines.map(({ urgency }) => urgency)).toEqual(['urgent']);
});

test('other medicines: also one used up lately, a plan without a box, and insulin in a pen', async () => {
  const lia = await house.patient('Lia');
  const { id } = await openBox(lia, 1, { customName: 'Metformina 850' });
  await addPen(lia, {
    catalogId: 'xultophy',
    medicationName: 'Xultophy',
    activeIngredient: 'Insulina degludeca + liraglutida',
    concentrationMgMl: 3.6,
  });
  await send(lia, '/api/plans', { ...PLAN, medicationType: 'oral_medication', name: 'Losartana' });
  await send(lia, '/api/usage', { inventoryId: id });
  const { id: inventoryId } = await openBox(lia, 1, { customName: 'Dipirona' });
  await send(lia, '/api/usage', { inventoryId, usedAt: `${dayFromToday(-90)}T12:00:00Z` });
  const { list } = (await reportOf(lia)).medicines!;
  expect(list.map(({ name }) => name)).toEqual(['Losartana', 'Metformina 850', 'Xultophy']);
});

test('other medicines: a box has the dose of its plan, and one of two boxes the text of the other', async () => {
  const lia = await house.patient('Lia');
  const { productId } = await openBox(lia, 10, { customName: 'Glifage XR' });
  await send(lia, '/api/plans', { ...PLAN, medicationType: 'oral_medication', name: 'Manhã', productId });
  const other = await someProduct(lia, 'losartana');
  await openBox(lia, 10, { customName: 'Losartana', productId: other });
  await openBox(lia, 10, { customName: 'Losartana', productId: other, dailyDose: '1 por dia' });
  const { list } = (await reportOf(lia)).medicines!;
  expect(list).toMatchObject([
    { name: 'Glifage XR', strength: null, dosage: '50 mg', frequency: '2 vezes ao dia' },
    { name: 'Losartana', strength: expect.stringContaining('mg') as string, dosage: '1 por dia' },
  ]);
});

test('other medicines: a box with two plans has the doses of both', async () => {
  const eli = await house.patient('Eli');
  const { productId } = await openBox(eli, 10, { customName: 'Losartana' });
  const plan = { ...PLAN, medicationType: 'oral_medication', productId };
  await send(eli, '/api/plans', { ...plan, name: 'Manhã' });
  await send(eli, '/api/plans', { ...plan, name: 'Noite', dose: 100 });
  await send(eli, '/api/plans', { ...plan, name: 'Tarde' });
  const { list } = (await reportOf(eli)).medicines!;
  expect(list).toMatchObject([{ name: 'Losartana', dosage: '50 mg 4 vezes ao dia e 100 mg 2 vezes ao dia' }]);
});

test('other medicines: a course whose last dose was planned is over, one that goes on or is paused is not', async () => {
  const rui = await house.patient('Rui');
  const course = { ...PLAN, medicationType: 'oral_medication', planType: 'course', totalDoses: 14 };
  await send(rui, '/api/plans', { ...course, name: 'Amoxicilina' });
  await send(rui, '/api/plans', { ...course, name: 'Cefalexina', startDate: dayFromToday(-2) });
  const reply = await rui.call('POST', '/api/plans', {
    payload: { ...course, name: 'Doxiciclina', startDate: dayFromToday(-2) },
  });
  const { id } = reply.json<{ data: { id: string } }>().data;
  await rui.call('POST', `/api/plans/${id}/pause`, { payload: {} });
  const { list } = (await reportOf(rui)).medicines!;
  expect(list.map(({ name, frequency }) => [name, frequency])).toEqual([
    ['Cefalexina', '2 vezes ao dia'],
    ['Doxiciclina', '2 vezes ao dia (em pausa)'],
  ]);
});

test('an interaction that was put away on the screen is still told to the doctor', async () => {
  const bia = await house.patient();
  await addPen(bia);
  const search = await bia.call('GET', '/api/products?search=gliclazida&limit=1');
  await addBox(bia, { productId: search.json<{ data: { id: string }[] }>().data[0]!.id });
  const [notice] = (await bia.call('GET', '/api/interactions')).json<{
    data: { id: string; names: string[] }[];
  }>().data;
  const { id, names } = notice!;
  await bia.call('POST', `/api/interactions/${id}/dismiss`, { payload: { names } });
  expect((await bia.call('GET', '/api/reports?type=medical')).json()).toMatchObject({
    data: { medicines: { interactions: [{ id, names }] } },
  });
});
