import type { Report } from '@leveza/contract/reports/reports.ts';
import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { profiles } from '../profile/table.ts';

let house: SharedApp;
let bia: Patient;
beforeAll(async () => {
  house = await sharedApp();
});
beforeEach(async () => {
  bia = await house.patient('Bia');
});

const MARCH = 'from=2026-03-01&to=2026-03-31';
const reportOf = async (query = MARCH) =>
  (await bia.call('GET', `/api/reports?${query}`)).json<{ data: Report }>().data;
const examsOf = async () => (await reportOf()).exams!;
const rowsOf = async () =>
  (await bia.call('GET', `/api/reports/rows?${MARCH}`)).json<{ data: ReportRows }>().data.exams;

const result = (key: string, value: string, unit: string, referenceRange: string | null = null) => ({
  key,
  parameter: key,
  value,
  unit,
  referenceRange,
});

async function exam(examDate: string, results: object[]): Promise<void> {
  const payload = { examType: 'Sangue', examDate, laboratory: 'Central', results, confirmDuplicate: true };
  const reply = await bia.call('POST', '/api/exams', { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
}
const beganOn = (treatmentStart: string) =>
  bia.call('PUT', '/api/users/profile', { payload: { treatmentStart } });

test('exams outside their range, and the others that can be compared', async () => {
  await exam('2025-03-01', [
    result('hba1c', '7,2', '%', 'Inferior a 5,7'),
    result('hematocrito', '40', '%', '36 a 46'),
  ]);
  await exam('2026-03-10', [
    result('hba1c', '6,1', '%', 'Inferior a 5,7'),
    result('hematocrito', '41', '%', '36 a 46'),
  ]);
  expect(await examsOf()).toMatchObject({
    count: 1,
    outOfRange: [{ name: 'hba1c', day: '2026-03-10', value: '6,1', flag: 'high' }],
    followed: [{ name: 'hematocrito', value: '41', flag: 'normal', change: { difference: 1 } }],
  });
  expect(await rowsOf()).toMatchObject([
    { day: '2026-03-10', name: 'hba1c', amount: 6.1, reference: 'Inferior a 5,7', flag: 'high' },
    { day: '2026-03-10', name: 'hematocrito', amount: 41, laboratory: 'Central' },
  ]);
  expect((await reportOf('from=2026-04-01&to=2026-04-30')).exams).toBeNull();
  expect((await reportOf(`${MARCH}&type=financial`)).exams).toBeNull();
});

test('exams without a value and results without a range are counted apart', async () => {
  await exam('2026-03-09', []);
  await exam('2026-03-10', [result('hba1c', '5,1', '%', 'Inferior a 5,7'), result('Anti-XYZ', '12', 'U/mL')]);
  expect(await examsOf()).toMatchObject({ count: 2, empty: 1, judged: 1, unjudged: 1 });
});

test('a change is counted from the last result before the treatment, in one unit', async () => {
  await beganOn('2025-10-01');
  await exam('2024-01-10', [result('glicose', '150', 'mg/dL')]);
  // 7,0 mmol/L are 126,112 mg/dL.
  await exam('2025-09-20', [result('glicose', '7,0', 'mmol/L'), result('tgp', '< 9', 'U/L')]);
  await exam('2026-01-10', [result('glicose', '110', 'mg/dL')]);
  await exam('2026-03-10', [result('glicose', '95', 'mg/dL'), result('tgp', '12', 'U/L')]);
  const { since, followed } = await examsOf();
  expect(since).toBe('treatment');
  expect(followed.map(({ change }) => change)).toEqual([
    {
      unit: 'mg/dL',
      before: { day: '2025-09-20', amount: 126.112, comparator: null },
      after: { day: '2026-03-10', amount: 95, comparator: null },
      difference: -31.112,
    },
    // The distance of 12 from '< 9' is unknown.
    expect.objectContaining({ before: { day: '2025-09-20', amount: 9, comparator: '<' }, difference: null }),
  ]);
});

test('without one before it the first after it counts, and without a treatment the first of all', async () => {
  await exam('2025-01-10', [result('glicose', '120', 'mg/dL')]);
  await exam('2025-06-10', [result('glicose', '110', 'mg/dL')]);
  await exam('2026-03-10', [result('glicose', '95', 'mg/dL')]);
  expect(await examsOf()).toMatchObject({ since: 'first-exam', followed: [{ change: { difference: -25 } }] });
  await beganOn('2024-12-01');
  expect(await examsOf()).toMatchObject({ since: 'first-exam', followed: [{ change: { difference: -25 } }] });
  await beganOn('2025-06-10');
  expect(await examsOf()).toMatchObject({ followed: [{ change: { difference: -15 } }] });
  await beganOn('2026-03-11');
  expect((await examsOf()).followed, 'a result before the treatment tells nothing about it').toEqual([]);
});

test('beside a change since the treatment, one from an exam after its start is not called so', async () => {
  await beganOn('2025-06-01');
  await exam('2025-05-10', [result('glicose', '120', 'mg/dL')]);
  await exam('2025-10-10', [result('tgp', '40', 'U/L')]);
  await exam('2026-03-10', [result('glicose', '95', 'mg/dL'), result('tgp', '30', 'U/L')]);
  expect((await examsOf()).since).toBe('earlier-exam');
});

test('an HbA1c typed in the profile compares like one of an exam', async () => {
  await bia.call('PUT', '/api/users/profile', { payload: { hba1c: '8,1', treatmentStart: '2025-10-01' } });
  await house.db.update(profiles).set({ typedHba1cOn: '2025-09-01' }).where(eq(profiles.userId, bia.id));
  await exam('2026-03-10', [result('hba1c', '6,1', '%')]);
  expect((await examsOf()).outOfRange).toMatchObject([{ change: { difference: -2 } }]);
});

test('an HbA1c that only the profile has is told with its day', async () => {
  await bia.call('PUT', '/api/users/profile', { payload: { hba1c: '8,1' } });
  await house.db.update(profiles).set({ typedHba1cOn: '2026-02-20' }).where(eq(profiles.userId, bia.id));
  expect(await examsOf()).toMatchObject({ count: 0, typedHba1c: { day: '2026-02-20', value: 8.1 } });
  expect((await reportOf('from=2026-01-01&to=2026-02-19')).exams).toBeNull();
  await exam('2026-03-10', [result('hba1c', '6,1', '%')]);
  expect(await examsOf()).toMatchObject({ count: 1, typedHba1c: null });
});

test('an HbA1c typed after the last one of an exam is told', async () => {
  await exam('2025-06-10', [result('hba1c', '8,4', '%')]);
  await bia.call('PUT', '/api/users/profile', { payload: { hba1c: '6,9' } });
  await house.db.update(profiles).set({ typedHba1cOn: '2026-02-20' }).where(eq(profiles.userId, bia.id));
  expect(await examsOf()).toMatchObject({ count: 0, typedHba1c: { day: '2026-02-20', value: 6.9 } });
});

test('a critical result of the period is told although a later one is normal', async () => {
  await exam('2026-03-02', [result('potassio', '6,8', 'mmol/L', '3,5 a 5,1')]);
  await exam('2026-03-10', [result('potassio', '4,4', 'mmol/L', '3,5 a 5,1')]);
  const { outOfRange, followed } = await examsOf();
  expect(outOfRange).toMatchObject([{ value: '6,8', flag: 'critical', day: '2026-03-02' }]);
  expect(followed).toMatchObject([{ value: '4,4', flag: 'normal' }]);
});

const glucose = (parameter: string, value: string) => ({
  ...result('glicose', value, 'mg/dL'),
  parameter,
});

test('two results of one analyte on its newest day are kept apart, in one exam and in two', async () => {
  await exam('2025-03-01', [glucose('Glicose', '120'), glucose('Glicose 120 min', '220')]);
  await exam('2026-03-02', [glucose('Glicose', '300')]);
  await exam('2026-03-10', [glucose('Glicose', '101'), glucose('Glicose 120 min', '180')]);
  await exam('2026-03-10', [glucose('Glicose', '105')]);
  const { outOfRange } = await examsOf();
  expect(outOfRange.map(({ name, value, change }) => [name, value, change?.difference])).toEqual([
    ['Glicose', '105', -15],
    ['Glicose', '101', -19],
    ['Glicose 120 min', '180', -40],
  ]);
});

test('a result compared with the range of Leveza says so', async () => {
  await exam('2026-03-10', [
    result('glicose', '130', 'mg/dL'),
    result('hba1c', '6,8', '%'),
    result('tsh', '9', 'mUI/L', '0,4 a 4,5'),
  ]);
  const { outOfRange } = await examsOf();
  expect(outOfRange.map(({ name, reference }) => [name, reference])).toEqual([
    ['glicose', '70 a 99 (faixa do Leveza)'],
    ['hba1c', 'até 5,6 (faixa do Leveza)'],
    ['tsh', '0,4 a 4,5'],
  ]);
  expect((await rowsOf()).map(({ reference }) => reference)).toEqual([
    '70 a 99 (faixa do Leveza)',
    'até 5,6 (faixa do Leveza)',
    '0,4 a 4,5',
  ]);
});
