import type { Dashboard } from '@leveza/contract/dashboard.ts';
import type { Measurement, MeasurementSummary } from '@leveza/contract/measurements.ts';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const START = { day: dayFromToday(-121), weight: 98.4 };

async function inMonthFour(weighings: readonly (readonly [days: number, weight: number])[]) {
  const bia = await house.patient();
  const payload = { height: 168, initialWeight: START.weight, treatmentStart: START.day };
  expect((await bia.call('PUT', '/api/users/profile', { payload })).statusCode).toBe(200);
  for (const [days, weight] of weighings) {
    const datetime = days === 0 ? undefined : `${dayFromToday(days)}T12:00:00Z`;
    await bia.call('POST', '/api/measurements', { payload: { weight, datetime, confirmJump: true } });
  }
  return bia;
}

const dataOf = async <T>(patient: Patient, path: string) =>
  (await patient.call('GET', `/api/${path}`)).json<{ data: T }>().data;
const summaryOf = (patient: Patient, period: string) =>
  dataOf<MeasurementSummary>(patient, `measurements/summary?period=${period}`);

test('the weight of the start begins the curve of the dashboard and of the periods that reach it', async () => {
  const bia = await inMonthFour([[0, 88.2]]);
  const { start, weights, lostKg } = await dataOf<Dashboard>(bia, 'dashboard');
  expect({ start, lostKg }).toEqual({ start: START, lostKg: 10.2 });
  expect(weights).toHaveLength(1);
  for (const [period, expected] of [
    ['30', null],
    ['90', null],
    ['365', START],
    ['all', START],
  ] as const) {
    expect((await summaryOf(bia, period)).start).toEqual(expected);
  }
  const all = await summaryOf(bia, 'all');
  expect(all.points).toHaveLength(1);
  expect(all).toMatchObject({ weeklyRateKg: null, weighingsMissing: expect.any(Number) });
  expect(await dataOf<Measurement[]>(bia, 'measurements')).toHaveLength(1);
});

test.each([
  ['of that day', -121],
  ['of two years before', -800],
])('a weighing %s takes its place', async (_, days) => {
  const bia = await inMonthFour([
    [days, 97],
    [0, 88.2],
  ]);
  expect((await dataOf<Dashboard>(bia, 'dashboard')).start).toBeNull();
  expect((await summaryOf(bia, '365')).start).toBeNull();
});

test('with the start the dashboard has eight points, the newest among them', async () => {
  const bia = await inMonthFour(
    [-90, -80, -70, -60, -50, -40, -30, -20, 0].map((day) => [day, 90 + day / 50]),
  );
  const { start, weights, currentWeight } = await dataOf<Dashboard>(bia, 'dashboard');
  expect(start).toEqual(START);
  expect(weights).toHaveLength(7);
  expect(weights.at(-1)!.weight).toBe(currentWeight);
});

test.each([
  ['in the fourth month the year with the start', -121, '365'],
  ['in the first weeks three months', -40, '90'],
] as const)('where no period is named, %s', async (_, days, period) => {
  const bia = await house.patient();
  const payload = { height: 168, initialWeight: START.weight, treatmentStart: dayFromToday(days) };
  await bia.call('PUT', '/api/users/profile', { payload });
  await bia.call('POST', '/api/measurements', { payload: { weight: 92 } });
  const usual = await dataOf<MeasurementSummary>(bia, 'measurements/summary');
  expect(usual).toEqual(await summaryOf(bia, period));
  expect(usual).toMatchObject({ period, start: { weight: START.weight } });
});

test('a patient without a profile sees three months', async () => {
  const bia = await house.patient();
  expect(await dataOf<MeasurementSummary>(bia, 'measurements/summary')).toMatchObject({ period: '90' });
});
