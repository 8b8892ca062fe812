import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { beforeAll, expect, test } from 'vitest';
import { addPen, apply } from '../../testing/pens.ts';
import { addBox } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
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
    nextDoseAt: null,
    doseState: 'none',
    currentWeight: null,
    currentWeightAt: null,
    totalSpent: 0,
    weights: [],
    today: [],
    activity: [],
    firstSteps: { hasProfile: false, hasPen: false, hasApplication: false, hasWeight: false },
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
    doseState: 'upcoming',
    currentWeight: 90,
    totalSpent: 999.9,
    today: [],
    firstSteps: { hasProfile: true, hasPen: true, hasApplication: true, hasWeight: true },
  });
  expect(dashboard.weights.map(({ weight }) => weight)).toEqual([94, 92, 90]);
  expect(dashboard.activity.map(({ kind }) => kind).toSorted()).toEqual(
    ['application', 'box', 'measurement', 'measurement', 'measurement', 'pen', 'side-effect'].toSorted(),
  );
});

test('what is due comes first: a late dose, the end of the pens, the receita, a box running low', async () => {
  const bia = await house.patient();
  const pen = await addPen(bia, { remainingVolume: 0.75 });
  await apply(bia, pen.id, { datetime: daysAgo(8) });
  await bia.call('POST', '/api/prescriptions', {
    payload: { issuedOn: daysAgo(85).slice(0, 10), product: 'Ozempic' },
  });
  await addBox(bia, { boxQuantity: 4, lowStockThreshold: 5 });
  const { today, doseState } = await dashboardOf(bia);
  expect(doseState).toBe('late');
  expect(today.map(({ kind }) => kind)).toEqual(['dose-late', 'buy-pen', 'prescription-ending', 'low-stock']);
  expect(today[0]).toMatchObject({ link: '/applications?open=new', action: 'Registrar aplicação' });
  expect(today[0]!.detail).toContain('Ainda dá para aplicar até');
});

test('eight points at most, the first and the last among them', async () => {
  const bia = await house.patient();
  const rows = Array.from({ length: 100 }, (_, day) => [daysAgo(100 - day), 95 - day / 20]);
  await bia.call('POST', '/api/measurements/import', { payload: { source: 'csv', rows } });
  const { weights } = await dashboardOf(bia);
  expect(weights).toHaveLength(8);
  expect([weights[0]!.weight, weights[7]!.weight]).toEqual([95, 90.05]);
});
