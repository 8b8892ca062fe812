import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { spreadPoints } from '@leveza/domain/dashboard/eight-points.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen, apply } from '../../testing/pens.ts';
import { addBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const STARTED = Date.now();
const daysAgo = (days: number) => new Date(STARTED - days * DAY_MS).toISOString();
const daysDown = (from: number) => Array.from({ length: from }, (_, n) => from - n);
const dashboardOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/dashboard')).json<{ data: Dashboard }>().data;

test('a new account: nothing is invented', async () => {
  const bia = await house.patient();
  expect(await dashboardOf(bia)).toEqual({
    lostKg: null,
    goalKg: 15,
    isGoalFromProfile: false,
    remainingGoalKg: null,
    daysInTreatment: null,
    nextDose: {
      state: 'none',
      plannedAt: null,
      applyUntil: null,
      followingAt: null,
      unrecordedAt: null,
      earliestAt: null,
      missedInARow: 0,
      talkToPrescriber: false,
      isOffDay: false,
      usual: null,
      intervalDays: null,
      rule: null,
      doseMg: null,
      nextStep: null,
    },
    currentWeight: null,
    currentWeightAt: null,
    totalSpent: 0,
    weights: [],
    start: null,
    today: [],
    urgent: [],
    activity: [],
    firstSteps: {
      hasProfile: false,
      hasPen: false,
      hasApplication: false,
      hasWeight: false,
      isClosed: false,
    },
  });
});

test('goal, weight, next dose, spending, chart and activity from what is recorded', async () => {
  const bia = await house.patient();
  await bia.call('PUT', '/api/users/profile', {
    payload: { height: 165, initialWeight: 95, targetWeight: 75 },
  });
  const pen = await addPen(bia);
  await apply(bia, pen.id, { datetime: daysAgo(3) });
  await addBox(bia, { purchasePrice: '19,90', lowStockThreshold: 1 });
  for (const [days, weight] of [
    [60, 94],
    [30, 92],
    [1, 90],
  ] as const) {
    await bia.call('POST', '/api/measurements', { payload: { weight, datetime: daysAgo(days) } });
  }
  await bia.call('POST', '/api/side-effects', { payload: { effectType: 'nausea', intensity: 2 } });
  const dashboard = await dashboardOf(bia);
  expect(dashboard).toMatchObject({
    lostKg: 5,
    goalKg: 20,
    isGoalFromProfile: true,
    remainingGoalKg: 15,
    daysInTreatment: 3,
    nextDose: { state: 'upcoming', intervalDays: 7 },
    currentWeight: 90,
    totalSpent: 999.9,
    today: [],
    firstSteps: { hasProfile: true, hasPen: true, hasApplication: true, hasWeight: true, isClosed: false },
  });
  expect(dashboard.weights.map(({ weight }) => weight)).toEqual([94, 92, 90]);
  expect(dashboard.activity.map(({ kind }) => kind).toSorted()).toEqual(
    ['application', 'box', 'measurement', 'measurement', 'measurement', 'pen', 'side-effect'].toSorted(),
  );
});

test('a pen that was typed twice is not spent twice; one that gave a dose is', async () => {
  const bia = await house.patient();
  const [typed, used] = [await addPen(bia), await addPen(bia)];
  const { totalSpent } = await dashboardOf(bia);
  await apply(bia, used.id, { datetime: daysAgo(3) });
  await bia.call('DELETE', `/api/pens/${typed.id}`);
  await bia.call('DELETE', `/api/pens/${used.id}`);
  expect(totalSpent).toBeGreaterThan(0);
  expect((await dashboardOf(bia)).totalSpent).toBe(totalSpent / 2);
  const { data } = (await bia.call('GET', '/api/reports?type=financial&from=2026-01-01')).json();
  expect(data.spending.total).toBe(totalSpent / 2);
});

const weightsOf = async (patient: Patient, days: number[]) => {
  const rows = days.map((day) => [daysAgo(day), 60 + day / 100]);
  await patient.call('POST', '/api/measurements/import', { payload: { source: 'csv', rows } });
  return (await dashboardOf(patient)).weights.map(({ weight }) => Math.round((weight - 60) * 100));
};

test.each([
  ['one weighing', [3], [3]],
  ['five, most of them long ago', [100, 99, 98, 97, 1], [100, 99, 98, 97, 1]],
  ['eight', [200, 8, 7, 6, 5, 4, 3, 1], [200, 8, 7, 6, 5, 4, 3, 1]],
  ['nine days', [9, 8, 7, 6, 5, 4, 3, 2, 1], [9, 8, 7, 6, 4, 3, 2, 1]],
  ['an old one and thirty daily', [300, ...daysDown(30)], [300, 30, 29, 28, 27, 26, 25, 1]],
  ['a hundred and one daily', daysDown(101), [101, 87, 72, 58, 44, 30, 15, 1]],
])('the weight chart of %s', async (_, days, expected) => {
  expect(await weightsOf(await house.patient(), days)).toEqual(expected);
});

test('the weight chart is the same as if every weight had been looked at', async () => {
  const days = Array.from({ length: 400 }, (_, n) => 1 + Math.floor((n * n) / 50));
  const all = [...new Set(days)].map((day) => ({ at: new Date(daysAgo(day)), day }));
  const expected = spreadPoints(all).map(({ day }) => day);
  expect(await weightsOf(await house.patient(), days)).toEqual(expected);
});

test('what was recorded lately leads to the record, and says what was measured', async () => {
  const bia = await house.patient();
  // Bought long ago, entered today: after eight that were bought since, it is still the newest.
  for (let n = 0; n < 8; n++) await addPen(bia, { purchaseDate: '2026-06-01' });
  const pen = await addPen(bia, { purchaseDate: '2020-01-10' });
  const dose = await apply(bia, pen.id);
  const box = await addBox(bia, { customName: 'Vitamina D' });
  const measure = async (payload: object) =>
    (await bia.call('POST', '/api/measurements', { payload })).json<{ data: { id: string } }>().data.id;
  const pressure = await measure({ bloodPressureSyst: 120, bloodPressureDiast: 80 });
  const girth = await measure({ abdominalCircumference: '98,5', hipCircumference: 104, restingPulse: 62 });
  const weight = await measure({ weight: '87,1', bloodPressureSyst: 120, bloodPressureDiast: 80 });
  const effect = await bia.call('POST', '/api/side-effects', {
    payload: { effectType: 'nausea', intensity: 2 },
  });
  const { activity } = await dashboardOf(bia);
  expect(activity).toHaveLength(8);
  const told = (link: string) => activity.find((entry) => entry.link === link);
  const effectId = effect.json<{ data: { id: string } }>().data.id;
  expect(told(`/applications?open=edit&item=${dose.id}`)).toMatchObject({ detail: '1 mg' });
  expect(told(`/side-effects?open=details&item=${effectId}`)).toMatchObject({ title: 'Náusea' });
  expect(told(`/medications?pen=${pen.id}&open=details`)).toMatchObject({ kind: 'pen' });
  expect(told(`/medication-store?item=${box.id}&open=details`)).toMatchObject({
    title: 'Vitamina D no estoque',
  });
  const detail = (id: string) => told(`/measurements?open=edit&item=${id}`)?.detail;
  expect([detail(pressure), detail(girth), detail(weight)]).toEqual([
    'Pressão 120/80',
    'Cintura 98,5 cm · Quadril 104 cm · Pulso 62 bpm',
    '87,1 kg',
  ]);
});

test('a dose of a plan that came out of no box is among the latest records', async () => {
  const bia = await house.patient();
  const payload = {
    ...PLAN,
    name: 'Vitamina D',
    scheduledTimes: ['00:00'],
    startDate: addDays(dayIn(DEFAULT_ZONE, new Date()), -1),
  };
  const plan = (await bia.call('POST', '/api/plans', { payload })).json<{ data: { id: string } }>().data;
  const plannedAt = instantAt(addDays(payload.startDate, 1), '00:00', DEFAULT_ZONE).toISOString();
  const taken = await bia.call('POST', '/api/doses', { payload: { planId: plan.id, plannedAt } });
  expect(taken.statusCode, taken.body).toBe(201);
  const { activity } = await dashboardOf(bia);
  expect(activity).toEqual([
    expect.objectContaining({ kind: 'dose', title: 'Vitamina D', detail: 'Uso: 50 mg', link: '/medicacoes' }),
  ]);
});

test('a box of the patient’s own category is opened on the shelf it stands on', async () => {
  const bia = await house.patient();
  const box = await addBox(bia, {
    productId: await someProduct(bia, 'vitamina d'),
    customName: 'Losartana',
    customMainCategory: 'MEDICATIONS',
  });
  await bia.call('POST', `/api/user-inventory/${box.id}/open`, { payload: {} });
  const { activity } = await dashboardOf(bia);
  expect(activity.map(({ link }) => link)).toEqual([`/medication-store?item=${box.id}&open=details`]);
});
