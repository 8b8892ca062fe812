import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { beforeAll, expect, test } from 'vitest';
import type { SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

type Weighed = [day: string, kg: number, hour?: string];

/** One weight a fortnight, so that the trend is the weight. */
const fortnightly = (...kg: number[]) =>
  kg.map((weight, n): Weighed => [addDays('2026-01-01', n * 14), weight]);

/** The day each step was reached, of a patient from 100 to 75 kg at 170 cm. */
async function reached(rows: Weighed[], profile: object = {}) {
  const patient = await house.patient();
  const payload = { height: 170, initialWeight: 100, targetWeight: 75, ...profile };
  expect((await patient.call('PUT', '/api/users/profile', { payload })).statusCode).toBe(200);
  if (rows.length > 0) {
    const brought = await patient.call('POST', '/api/measurements/import', {
      payload: {
        source: 'csv',
        rows: rows.map(([day, kg, hour = '08'], n) => [`${day}T${hour}:${10 + n}:00-03:00`, kg]),
      },
    });
    expect(brought.statusCode).toBe(201);
  }
  const summary = await patient.call('GET', '/api/measurements/summary?period=90');
  const { milestones } = summary.json<{ data: MeasurementSummary }>().data;
  return Object.fromEntries(milestones.map(({ key, reachedOn }) => [key, reachedOn]));
}

test('each on the first day the scale shows it', async () => {
  expect(await reached(fortnightly(100, 95.01, 95, 90, 87.5, 86.7, 86.69, 85, 80, 75.01, 75))).toEqual({
    first: '2026-01-01',
    'percent-5': '2026-01-29',
    'percent-10': '2026-02-12',
    'percent-15': '2026-04-09',
    'percent-20': '2026-04-23',
    // 30 × 1,70² are 86,7 kg, which still are 'Obesidade'.
    'out-of-obesity': '2026-03-26',
    'half-way': '2026-02-26',
    target: '2026-05-21',
  });
});

test('nothing weighed reaches nothing, and a step not reached has no day', async () => {
  expect(Object.values(await reached([])).every((day) => day === null)).toBe(true);
  expect(await reached(fortnightly(100, 96))).toMatchObject({ first: '2026-01-01', 'percent-5': null });
});

test.each<[string, Weighed[], string | null]>([
  [
    'one light morning is not a milestone: the week confirms it',
    [
      ['2026-01-01', 97],
      ['2026-01-02', 94.9],
      ['2026-01-03', 93],
    ],
    '2026-01-03',
  ],
  [
    'a week that is light by what left it waits for a weighing that is',
    [
      ['2026-01-01', 99],
      ['2026-01-06', 94],
      ['2026-01-08', 95.5],
      ['2026-01-09', 94.5],
    ],
    '2026-01-09',
  ],
  [
    'an evening belongs to its own day, and is out of the week after the seventh',
    [
      ['2026-01-01', 97, '23'],
      ['2026-01-08', 94.9, '00'],
    ],
    '2026-01-08',
  ],
  [
    'an early morning belongs to its own day, and is in the week to the seventh',
    [
      ['2026-01-02', 97, '00'],
      ['2026-01-08', 94.9, '23'],
    ],
    null,
  ],
  [
    'light mornings among heavy ones never do',
    [
      ['2026-01-01', 97],
      ['2026-01-03', 94.8],
      ['2026-01-05', 97],
      ['2026-01-07', 94.8],
    ],
    null,
  ],
])('%s', async (_, rows, day) => {
  expect((await reached(rows))['percent-5']).toBe(day);
});

test('weights from before the treatment reach nothing, and do not confirm', async () => {
  const before: Weighed[] = [
    ['2019-05-01', 70],
    ['2025-12-30', 80],
  ];
  expect(await reached([...before, ...fortnightly(100, 94)], { treatmentStart: '2026-01-01' })).toMatchObject(
    { first: '2026-01-01', 'percent-5': '2026-01-15', target: null },
  );
});
