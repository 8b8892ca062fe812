import type { Exam } from '@leveza/contract/exams/exams.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { bareDocument, documentIn, exportOf, importInto } from '../../testing/portability/archives.ts';
import { runJob } from '../../testing/jobs.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { judgeUnjudged } from './jobs.ts';
import { examResults, exams } from './table.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

test('flags that a file says wrongly are computed again', async () => {
  const ana = await house.patient('Ana');
  await ana.call('POST', '/api/exams', {
    payload: {
      examDate: '2026-02-03',
      laboratory: 'Lab',
      results: [
        { key: 'glicose', parameter: 'Glicose', value: '126', unit: 'mg/dL', referenceRange: '70 a 99' },
        { key: 'urina_nitrito', parameter: 'Nitrito', value: 'Positivo', referenceRange: 'Negativo' },
      ],
    },
  });
  const { content } = await documentIn(await exportOf(house, ana.id));
  for (const result of content.examResults!) Object.assign(result, { flag: 'normal' });
  Object.assign(content.exams![0]!, { standing: 'processed', outsideCount: 0, concerns: [] });
  const bia = await house.patient('Bia');
  await importInto(house, bia.id, bareDocument(content));
  const [exam] = (await bia.call('GET', '/api/exams')).json<{ data: Exam[] }>().data;
  expect(exam).toMatchObject({ outsideCount: 2, aiAnalysis: { concerns: ['Glicose', 'Nitrito'] } });
});

test('a value whose unit was not known when it was saved is compared once it is', async () => {
  const rui = await house.patient('Rui');
  const results = [{ key: 'glicose', parameter: 'Glicose', value: '45', unit: 'mg/dL' }];
  await rui.call('POST', '/api/exams', { payload: { examDate: '2026-02-03', laboratory: 'Lab', results } });
  const unknown = { amount: null, low: null, high: null, flag: null, rangeOrigin: null } as const;
  await house.db.update(examResults).set(unknown).where(eq(examResults.userId, rui.id));
  await runJob(house, judgeUnjudged);
  const [row] = await house.db.select().from(examResults).where(eq(examResults.userId, rui.id));
  expect(row).toMatchObject({ amount: 45, flag: 'critical' });
});

test('a verdict by older critical limits is given again', async () => {
  const ivo = await house.patient('Ivo');
  const lipase = { key: 'lipase', parameter: 'Lipase', unit: 'U/L' };
  const results = [
    { ...lipase, value: '400', referenceRange: '73 a 393' },
    { ...lipase, value: '170', referenceRange: 'até 39' },
  ];
  await ivo.call('POST', '/api/exams', { payload: { examDate: '2026-02-03', laboratory: 'Lab', results } });
  const flags = async () =>
    (await house.db.select().from(examResults).where(eq(examResults.userId, ivo.id)))
      .map(({ value, flag }) => [value, flag])
      .toSorted(([one], [other]) => Number(one) - Number(other));
  const right = [
    ['170', 'critical'],
    ['400', 'high'],
  ];
  expect(await flags()).toEqual(right);
  const swapped = sql`case when flag = 'high' then 'critical' else 'high' end`;
  await house.db.update(examResults).set({ flag: swapped }).where(eq(examResults.userId, ivo.id));
  await runJob(house, judgeUnjudged);
  expect(await flags()).toEqual(right);
});

test('a value past a critical limit that was not known when it was saved is judged again', async () => {
  const noa = await house.patient('Noa');
  const results = [{ key: 'inr', parameter: 'INR', value: '7,2' }];
  await noa.call('POST', '/api/exams', { payload: { examDate: '2026-02-03', laboratory: 'Lab', results } });
  await house.db.update(examResults).set({ flag: 'high' }).where(eq(examResults.userId, noa.id));
  await runJob(house, judgeUnjudged);
  const [row] = await house.db.select().from(examResults).where(eq(examResults.userId, noa.id));
  expect(row).toMatchObject({ amount: 7.2, flag: 'critical' });
});

test('a word that was not understood when it was saved is judged again, also of an unknown analyte', async () => {
  const eva = await house.patient('Eva');
  const results = [{ parameter: 'Bactérias', value: 'Moderadas', referenceRange: 'Ausentes' }];
  await eva.call('POST', '/api/exams', { payload: { examDate: '2026-02-03', laboratory: 'Lab', results } });
  await house.db.update(examResults).set({ flag: null }).where(eq(examResults.userId, eva.id));
  await runJob(house, judgeUnjudged);
  const [row] = await house.db.select().from(examResults).where(eq(examResults.userId, eva.id));
  expect(row).toMatchObject({ flag: 'abnormal' });
});

test('at night no calm word becomes an alarm: neither a denial that was not compared, nor one told as normal', async () => {
  const ada = await house.patient('Ada');
  const results = [
    { parameter: 'Cultura', value: 'Não houve crescimento', referenceRange: 'Negativo' },
    { parameter: 'Bactérias', value: 'Raras', referenceRange: 'Ausentes' },
    { parameter: 'Glicose', value: '110', unit: 'mg/dL', referenceRange: '< 100; 100 a 125; > 125' },
  ];
  await ada.call('POST', '/api/exams', { payload: { examDate: '2026-02-03', laboratory: 'Lab', results } });
  const flag = sql`case when value = 'Raras' then 'normal' end`;
  await house.db.update(examResults).set({ flag }).where(eq(examResults.userId, ada.id));
  await runJob(house, judgeUnjudged);
  const rows = await house.db.select().from(examResults).where(eq(examResults.userId, ada.id));
  expect(new Map(rows.map((row) => [row.parameter, row.flag]))).toEqual(
    new Map([
      ['Cultura', null],
      ['Bactérias', 'normal'],
      ['Glicose', null],
    ]),
  );
});

test('an exam with a value that cannot be compared is not written again every night', async () => {
  const lia = await house.patient('Lia');
  const results = [
    { key: 'glicose', parameter: 'Glicose', value: '1/8' },
    { key: 'tsh', parameter: 'TSH', value: '6,3', unit: 'mUI/L', referenceRange: '0,4 a 4,5' },
  ];
  await lia.call('POST', '/api/exams', { payload: { examDate: '2026-02-03', laboratory: 'Lab', results } });
  const version = () =>
    house.db
      .select({ xmin: sql<string>`xmin::text` })
      .from(exams)
      .where(eq(exams.userId, lia.id));
  const before = await version();
  await runJob(house, judgeUnjudged);
  expect(await version()).toEqual(before);
});

const hba1cOf = async (patient: Awaited<ReturnType<TestApp['patient']>>) =>
  (await patient.call('GET', '/api/users/profile')).json<{ data: { hba1c: number | null } }>().data.hba1c;

const FASTING = { key: 'glicose', parameter: 'Glicose', value: '92', unit: 'mg/dL' };
const GLYCATED = { key: 'hba1c', parameter: 'HbA1c', value: '5,9', unit: '%' };

test.each([
  ['an exam without one', '2025-06-01', FASTING, 6.8],
  ['one measured since', '2025-06-01', GLYCATED, 5.9],
  ['one measured before', '2025-02-01', GLYCATED, 6.8],
])('the HbA1c of a file from before the exams meets %s', async (_, examDate, result, newest) => {
  const old = await house.patient('Old');
  const profiles = [{ hba1c: 6.8 }];
  await importInto(house, old.id, bareDocument({ profiles }, { exportedAt: '2025-03-01T12:00:00.000Z' }));
  expect(await hba1cOf(old)).toBe(6.8);
  await old.call('POST', '/api/exams', { payload: { examDate, laboratory: 'Lab', results: [result] } });
  expect(await hba1cOf(old)).toBe(newest);
});

test('a file whose profile and newest exam differ is settled by the exam', async () => {
  const eva = await house.patient('Eva');
  const payload = { examDate: '2026-02-03', laboratory: 'Lab', results: [GLYCATED] };
  await eva.call('POST', '/api/exams', { payload });
  const { content } = await documentIn(await exportOf(house, eva.id));
  Object.assign(content.profiles![0]!, { hba1c: 5 });
  const leo = await house.patient('Leo');
  await importInto(house, leo.id, bareDocument(content));
  expect(await hba1cOf(leo)).toBe(5.9);
});
