import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { sevenDayTrend } from '@leveza/domain/measurements/trend.ts';
import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

interface Weighing {
  at: Date;
  weight: number;
}

// A minute is what an import tells weighings apart by.
const NOW = Math.floor(Date.now() / 60_000) * 60_000;
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);
/** Weights that no two days share, going down with some noise. */
const weightAt = (days: number) => Math.round((80 + days / 200 + ((days * 7.3) % 4)) * 100) / 100;
const weighedOn = (days: readonly number[]): Weighing[] =>
  days.map((day) => ({ at: daysAgo(day), weight: weightAt(day) }));
const each = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, n) => from - n * step);

async function chartOf(weighings: readonly Weighing[], period: string): Promise<MeasurementSummary> {
  const bia = await house.patient();
  const rows = weighings.map(({ at, weight }) => [at.toISOString(), weight]);
  const payload = { source: 'csv', rows };
  expect((await bia.call('POST', '/api/measurements/import', { payload })).statusCode).toBe(201);
  return summaryOf(bia, period);
}

const summaryOf = async (patient: Patient, period: string) =>
  (await patient.call('GET', `/api/measurements/summary?period=${period}`)).json<{
    data: MeasurementSummary;
  }>().data;

describe('of more weighings than a line can show', () => {
  test.each([
    ['ten years, daily', each(3650, 1), 'all', 56],
    ['ten years, the last of them', each(3650, 1), '365', 7],
    ['two years, daily', each(730, 1), 'all', 7],
    ['four years, every third day', each(1460, 1, 3), 'all', 14],
    ['ninety days, thrice a day', each(90, 1, 1 / 3), '90', 1],
    ['thirty years, once a week', each(10_950, 1, 7), 'all', 112],
  ] as const)('%s', async (_, days, period, daysPerPoint) => {
    const weighings = weighedOn(days);
    const { points, trend, course, ...summary } = await chartOf(weighings, period);
    expect(summary.daysPerPoint).toBe(daysPerPoint);
    expect(points.length).toBeGreaterThan(50);
    expect(points.length).toBeLessThanOrEqual(122);
    expect(trend).toEqual([]);

    const weighed = new Set(weighings.map(({ at }) => at.toISOString()));
    const trendOn = new Map(sevenDayTrend(weighings, DEFAULT_ZONE).map(({ day, weight }) => [day, weight]));
    for (const { at, weight } of points) {
      expect(weighed).toContain(at);
      // A mean that ends in half a hundredth may be rounded either way.
      expect(Math.abs(weight - trendOn.get(dayIn(DEFAULT_ZONE, new Date(at)))!)).toBeLessThan(0.011);
    }
    expect(points.at(-1)!.at).toBe(weighings.at(-1)!.at.toISOString());

    const shown =
      period === 'all' ? weighings : weighings.filter(({ at }) => at.toISOString() >= course!.first.at);
    const weights = shown.map(({ weight }) => weight);
    expect(course).toEqual({
      first: { at: shown[0]!.at.toISOString(), weight: shown[0]!.weight },
      last: { at: shown.at(-1)!.at.toISOString(), weight: shown.at(-1)!.weight },
      lowest: Math.min(...weights),
      highest: Math.max(...weights),
    });
    if (period !== 'all') expect(Math.floor(daysSince(course!.first.at))).toBe(Number(period));
  });

  test('months without a weighing have no point', async () => {
    const { points } = await chartOf(weighedOn([...each(1000, 800), ...each(400, 1)]), 'all');
    expect(points.filter(({ at }) => daysSince(at) < 800 && daysSince(at) > 400)).toEqual([]);
  });
});

const daysSince = (at: string) => (NOW - Date.parse(at)) / DAY_MS;

test('of fewer, each weighing is a point, in every period', async () => {
  const weighings = weighedOn(each(360, 3, 3));
  const { points, daysPerPoint, trend, course } = await chartOf(weighings, '365');
  expect(daysPerPoint).toBeNull();
  expect(points.map(({ at, weight }) => ({ at: new Date(at), weight }))).toEqual(weighings);
  expect(trend).toEqual(sevenDayTrend(weighings, DEFAULT_ZONE));
  expect(course!.lowest).toBe(Math.min(...weighings.map(({ weight }) => weight)));
});

test('a period without a weighing has no course', async () => {
  expect(await chartOf(weighedOn([200, 190]), '30')).toMatchObject({ course: null, points: [] });
});

describe('the dose in use at a weighing', () => {
  const OZEMPIC = { catalogId: 'ozempic-1', medicationName: 'Ozempic' };
  const WEGOVY = { catalogId: 'wegovy', medicationName: 'Wegovy' };
  const dose = (medicine: typeof OZEMPIC, doseMg: number, ...days: number[]) => ({
    ...medicine,
    confirmDose: true,
    entries: days.map((day) => ({ datetime: daysAgo(day).toISOString(), doseMg })),
  });

  test.each([
    ['is none before the first', [dose(OZEMPIC, 0.5, 20)], 21, null],
    ['counts for four weeks', [dose(OZEMPIC, 0.5, 60)], 32.1, 'Ozempic 0.5'],
    ['and no longer', [dose(OZEMPIC, 0.5, 60)], 31.9, null],
    ['goes on with the same again', [dose(OZEMPIC, 0.5, 60, 40)], 15, 'Ozempic 0.5'],
    ['ends with another dose', [dose(OZEMPIC, 0.5, 20), dose(OZEMPIC, 1, 13)], 12, 'Ozempic 1'],
    ['is the earlier one until then', [dose(OZEMPIC, 0.5, 20), dose(OZEMPIC, 1, 13)], 14, 'Ozempic 0.5'],
    ['is told by its medicine', [dose(OZEMPIC, 1, 20), dose(WEGOVY, 1, 13)], 12, 'Wegovy 1'],
  ] as const)('%s', async (_, doses, weighedDaysAgo, expected) => {
    const bia = await house.patient();
    for (const payload of doses) {
      expect((await bia.call('POST', '/api/applications/past', { payload })).statusCode).toBe(201);
    }
    const payload = { weight: 90, datetime: daysAgo(weighedDaysAgo).toISOString() };
    await bia.call('POST', '/api/measurements', { payload });
    const { points, doses: inUse } = await summaryOf(bia, '90');
    const place = points[0]!.dose;
    expect(place === null ? null : `${inUse[place]!.medicationName} ${inUse[place]!.doseMg}`).toBe(expected);
  });
});
