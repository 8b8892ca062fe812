import type { Analyte, AnalyteRow } from '@leveza/contract/exams/analytes.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Patient, type TestApp, testApp } from '../../testing/test-app.ts';

let house: TestApp;
let ana: Patient;
beforeAll(async () => {
  house = await testApp();
  ana = await house.patient('Ana');
});

async function add(patient: Patient, examDate: string, results: object[]): Promise<void> {
  const payload = { examDate, laboratory: 'Lab', results, confirmDuplicate: true };
  const reply = await patient.call('POST', '/api/exams', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
}

const read = async (patient: Patient, key: string) =>
  (await patient.call('GET', `/api/exams/analytes/${key}`)).json<{ data: Analyte }>().data;

const glucose = (value: string, unit: string | null, referenceRange: string | null) => [
  { key: 'glicose', parameter: 'Glicose', value, unit, referenceRange },
];

const both = (potassium: string, hba1c: string) => [
  { key: 'potassio', parameter: 'Potássio', value: potassium, unit: 'mEq/L' },
  { key: 'hba1c', parameter: 'HbA1c', value: hba1c, unit: '%' },
  { key: null, parameter: 'Outra coisa', value: '3', unit: '%' },
];

test('one analyte is one line in one unit, with the band of each report and the difference since the start', async () => {
  await ana.call('PUT', '/api/users/profile', { payload: { treatmentStart: '2026-02-01' } });
  await add(ana, '2026-01-10', glucose('7,0', 'mmol/L', '3,9 a 5,5'));
  await add(ana, '2026-03-10', glucose('110', 'mg/dL', null));
  await add(ana, '2026-03-10', glucose('108', 'mg/dL', null));
  await add(ana, '2026-06-10', glucose('95', 'mg/dL', '70 a 99'));
  await add(ana, '2026-06-11', glucose('95', null, null));
  // Words are no values of a course.
  await add(ana, '2026-06-12', glucose('Normal', 'mg/dL', null));
  const trend = await read(ana, 'glicemia');
  expect(trend.points.map(({ date, amount, flag, range }) => [date, amount, flag, range?.high])).toEqual([
    ['2026-01-10', 126.112, 'high', 99.088],
    ['2026-03-10', 110, 'high', 99],
    ['2026-03-10', 108, 'high', 99],
    ['2026-06-10', 95, 'normal', 99],
  ]);
  expect(trend).toMatchObject({
    unit: 'mg/dL',
    count: 4,
    leftOut: 1,
    treatmentStart: '2026-02-01',
    sinceStart: { from: '2026-01-10', to: '2026-06-10', before: 126.112, after: 95, difference: -31.112 },
  });
  expect(trend.points[0]!.printed).toBe('7,0 mmol/L');
  expect(trend.ours?.origin.sources).toHaveLength(1);
});

test('the grid has a row an analyte, in the order of what matters', async () => {
  const bia = await house.patient('Bia');
  for (let month = 0; month < 14; month += 1)
    await add(bia, addDays('2025-01-10', month * 30), both('4,1', '5,5'));
  await add(bia, '2026-06-10', both('5,9', '5,4'));
  const { data } = (await bia.call('GET', '/api/exams/analytes')).json<{ data: AnalyteRow[] }>();
  expect(
    data.map(({ key, count, points, last }) => [key, count, points.length, last.amount, last.flag]),
  ).toEqual([
    ['hba1c', 15, 12, 5.4, 'normal'],
    ['potassio', 15, 12, 5.9, 'high'],
  ]);
});

test('a long history is thinned by the database, its first and newest value kept', async () => {
  const rui = await house.patient('Rui');
  for (let n = 0; n < 60; n += 1) {
    await add(rui, addDays('2019-01-05', n * 30), [
      { key: 'tsh', parameter: 'TSH', value: `2,${String(n).padStart(2, '0')}`, unit: 'µUI/mL' },
    ]);
  }
  const { points, count } = await read(rui, 'tsh');
  expect(count).toBe(60);
  expect(points.length).toBeLessThanOrEqual(49);
  expect([points[0]!.amount, points.at(-1)!.amount]).toEqual([2, 2.59]);
});

test('an analyte nobody knows is not found, one without values is empty', async () => {
  expect((await ana.call('GET', '/api/exams/analytes/nada')).statusCode).toBe(404);
  expect(await read(ana, 'tsh')).toMatchObject({ points: [], count: 0, sinceStart: null });
});
