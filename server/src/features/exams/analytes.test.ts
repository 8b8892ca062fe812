import type { Analyte, AnalyteRow } from '@leveza/contract/exams/analytes.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { applications } from '../pens/table.ts';
import { planVersions } from '../plans/table.ts';
import { openBox, someProduct } from '../../testing/shelf.ts';
import { type Patient, type SharedApp, sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
beforeAll(async () => {
  house = await sharedApp();
  ana = await house.patient('Ana');
});

async function add(patient: Patient, examDate: string, results: object[]): Promise<void> {
  const payload = { examDate, laboratory: 'Lab', results, confirmDuplicate: true };
  const reply = await patient.call('POST', '/api/exams', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
}

const read = async (patient: Patient, key: string) =>
  (await patient.call('GET', `/api/exams/analytes/${key}`)).json<{ data: Analyte }>().data;

const grid = async (patient: Patient) =>
  (await patient.call('GET', '/api/exams/analytes')).json<{ data: AnalyteRow[] }>().data;

const glucose = (value: string, unit: string | null, referenceRange: string | null) => [
  { key: 'glicose', parameter: 'Glicose', value, unit, referenceRange },
];

const both = (potassium: string, hba1c: string) => [
  { key: 'potassio', parameter: 'Potássio', value: potassium, unit: 'mEq/L' },
  { key: 'hba1c', parameter: 'HbA1c', value: hba1c, unit: '%' },
  { key: null, parameter: 'Outra coisa', value: '3', unit: '%' },
];

test('analytes that Leveza does not know stand last, by their key', async () => {
  const teo = await house.patient('Teo');
  const unknown = ['zeta', '25(oh)x', 'alfa'].map((key) => ({ key, parameter: key, value: '3', unit: 'x' }));
  await add(teo, '2026-01-10', [...unknown, ...glucose('95', 'mg/dL', null)]);
  expect((await grid(teo)).map(({ key }) => key)).toEqual(['glicose', '25(oh)x', 'alfa', 'zeta']);
  expect((await read(teo, encodeURIComponent('25(oh)x'))).count).toBe(1);
});

test('one analyte is one line in one unit, with the band of each report and the difference since the start', async () => {
  await ana.call('PUT', '/api/users/profile', { payload: { treatmentStart: '2026-02-01' } });
  await add(ana, '2026-01-10', glucose('7,0', 'mmol/L', '3,9 a 5,5'));
  await add(ana, '2026-03-10', glucose('110', 'mg/dL', null));
  await add(ana, '2026-03-10', glucose('108', 'mg/dL', null));
  await add(ana, '2026-06-10', glucose('95', 'mg/dL', '70 a 99'));
  await add(ana, '2026-06-11', glucose('95', null, null));
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
    count: 6,
    treatmentStart: '2026-02-01',
    sinceStart: { from: '2026-01-10', to: '2026-06-10', before: 126.112, after: 95, difference: -31.112 },
  });
  expect(trend.others.map(({ date, printed }) => [date, printed])).toEqual([
    ['2026-06-12', 'Normal'],
    ['2026-06-11', '95'],
  ]);
  expect(trend.points[0]!.printed).toBe('7,0 mmol/L');
  expect(trend.ours?.origin.sources).toHaveLength(1);
});

test('the grid has a row an analyte, in the order of what matters', async () => {
  const bia = await house.patient('Bia');
  for (let month = 0; month < 14; month += 1)
    await add(bia, addDays('2025-01-10', month * 30), both('4,1', '5,5'));
  await add(bia, '2026-06-10', both('5,9', '5,4'));
  expect(
    (await grid(bia)).map(({ key, count, points, last }) => [
      key,
      count,
      points.length,
      last.amount,
      last.flag,
    ]),
  ).toEqual([
    ['hba1c', 15, 12, 5.4, 'normal'],
    ['potassio', 15, 12, 5.9, 'high'],
  ]);
});

test('of a long history the first, the newest, a critical value and the last before the tablets are kept', async () => {
  const rui = await house.patient('Rui');
  for (let n = 0; n < 60; n += 1) {
    const value = n === 20 ? '41' : String(80 + n);
    await add(rui, addDays('2026-01-01', n * 5), glucose(value, 'mg/dL', null));
  }
  const { points, count, pointCount } = await read(rui, 'glicose');
  expect([count, pointCount]).toEqual([60, 60]);
  const amounts = points.map(({ amount }) => amount);
  // Every second one, counted from the newest, and two that would not be among them.
  expect(amounts).toHaveLength(32);
  expect(amounts).toEqual(expect.arrayContaining([80, 41, 139]));
  const planId = await planTablets(rui, { name: 'Rybelsus', doseMg: 3 });
  await take(rui, planId, addDays('2026-01-01', 30 * 5 + 1));
  expect((await read(rui, 'glicose')).sinceStart).toMatchObject({ before: 110 });
});

test('an analyte nobody knows is not found, one without values is empty', async () => {
  expect((await ana.call('GET', '/api/exams/analytes/nada')).statusCode).toBe(404);
  expect(await read(ana, 'tsh')).toMatchObject({ points: [], count: 0, sinceStart: null });
});

const one = (key: string, value: string, unit: string | null, referenceRange: string | null = null) => [
  { key, parameter: key.toUpperCase(), value, unit, referenceRange },
];

test('units that cannot be converted have lines of their own', async () => {
  const lia = await house.patient('Lia');
  await add(lia, '2026-01-10', one('lipoproteina_a', '30', 'mg/dL', 'até 30'));
  await add(lia, '2026-02-10', one('lipoproteina_a', '80', 'nmol/L', 'até 75'));
  await add(lia, '2026-03-10', one('lipoproteina_a', '70', 'nmol / L', 'até 75'));
  await add(lia, '2026-03-10', one('microalbuminuria', '12', 'mg/L', 'até 20'));
  await add(lia, '2026-03-10', one('de_outro_aplicativo', '7', 'kg'));
  expect(
    (await grid(lia)).map(({ key, name, unit, series, count, last }) => [
      key,
      name,
      unit,
      series,
      count,
      last.amount,
      last.flag,
    ]),
  ).toEqual([
    ['lipoproteina_a', 'Lipoproteína (a)', 'mg/dL', null, 1, 30, 'normal'],
    ['lipoproteina_a', 'Lipoproteína (a)', 'nmol / L', 'nmol/l', 2, 70, 'normal'],
    ['microalbuminuria', 'Albumina na urina', 'mg/L', 'mg/l', 1, 12, 'normal'],
    ['de_outro_aplicativo', 'DE_OUTRO_APLICATIVO', 'kg', 'kg', 1, 7, null],
  ]);
  const molar = await read(lia, `lipoproteina_a?unit=${encodeURIComponent('nmol/l')}`);
  expect(molar.points.map(({ amount, range }) => [amount, range?.high])).toEqual([
    [80, 75],
    [70, 75],
  ]);
  expect(molar.others.map(({ printed }) => printed)).toEqual(['30 mg/dL']);
  expect(await read(lia, 'microalbuminuria')).toMatchObject({ unit: 'mg/L', points: [{ amount: 12 }] });
  expect(await read(lia, 'de_outro_aplicativo')).toMatchObject({ name: 'DE_OUTRO_APLICATIVO', unit: 'kg' });
});

test('values in words are a list without a line', async () => {
  const eva = await house.patient('Eva');
  await add(eva, '2026-01-10', one('urina_nitrito', 'Positivo', null, 'Negativo'));
  await add(eva, '2026-03-10', one('urina_nitrito', 'Negativo', null, 'Negativo'));
  expect(await grid(eva)).toMatchObject([
    {
      name: 'Nitrito na urina',
      count: 2,
      points: [],
      last: { amount: null, words: 'Negativo', flag: 'normal' },
    },
  ]);
  const { points, others, count } = await read(eva, 'urina_nitrito');
  expect([points, count]).toEqual([[], 2]);
  expect(others.map(({ date, printed, flag }) => [date, printed, flag])).toEqual([
    ['2026-03-10', 'Negativo', 'normal'],
    ['2026-01-10', 'Positivo', 'abnormal'],
  ]);
});

test('every change of the dose between the values is marked, and the one in use at the first', async () => {
  const gil = await house.patient('Gil');
  const dose = (day: string, doseMg: number) => ({
    userId: gil.id,
    medicationName: 'Wegovy',
    appliedAt: new Date(`${day}T15:00:00Z`),
    doseMg,
  });
  await house.db
    .insert(applications)
    .values([
      dose('2025-12-01', 0.1),
      dose('2026-01-05', 0.25),
      dose('2026-01-12', 0.25),
      dose('2026-02-09', 0.5),
      dose('2026-03-09', 1),
      dose('2026-07-06', 1.7),
    ]);
  await add(gil, '2026-01-10', glucose('110', 'mg/dL', null));
  await add(gil, '2026-06-10', glucose('95', 'mg/dL', null));
  const { doses } = await read(gil, 'glicose');
  expect(doses.map(({ date, doseMg }) => [date, doseMg])).toEqual([
    ['2026-01-05', 0.25],
    ['2026-02-09', 0.5],
    ['2026-03-09', 1],
  ]);
});

const at = (day: string) => `${day}T11:00:00.000Z`;

async function planTablets(patient: Patient, medicine: object): Promise<string> {
  const plan = { medicationType: 'oral_medication', dosageForm: 'tablet', planType: 'continuous' };
  const rhythm = { frequency: 'daily', timesPerDay: 1, scheduledTimes: ['08:00'], withFood: 'without' };
  const payload = { ...plan, ...rhythm, startDate: '2026-02-01', confirmDose: true, ...medicine };
  const made = await patient.call('POST', '/api/plans', { payload });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ data: { id: string } }>().data.id;
}

async function take(patient: Patient, planId: string, day: string): Promise<void> {
  const payload = { planId, plannedAt: at(day), takenAt: at(day) };
  const reply = await patient.call('POST', '/api/doses', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
}

test('tablets of a GLP-1 are marked beside the values as injections are, and begin the treatment', async () => {
  const rui = await house.patient('Rui');
  const planId = await planTablets(rui, { name: 'Rybelsus', doseMg: 3 });
  for (const day of ['2026-02-02', '2026-02-03', '2026-03-05']) await take(rui, planId, day);
  const [said] = await house.db.select().from(planVersions).where(eq(planVersions.planId, planId));
  await house.db.insert(planVersions).values({ ...said!, id: undefined, dose: 7, fromDay: '2026-03-01' });
  await add(rui, '2026-01-10', glucose('110', 'mg/dL', null));
  await add(rui, '2026-06-10', glucose('95', 'mg/dL', null));
  const { doses, treatmentStart } = await read(rui, 'glicose');
  expect(doses).toEqual([
    { date: '2026-02-02', name: 'Rybelsus', doseMg: 3 },
    { date: '2026-03-05', name: 'Rybelsus', doseMg: 7 },
  ]);
  expect(treatmentStart).toBe('2026-02-02');
});

test('the next box of the same tablets is no mark of its own', async () => {
  const lea = await house.patient('Lea');
  const productId = await someProduct(lea, 'rybelsus');
  for (const [day, box] of [
    ['2026-02-02', 1],
    ['2026-03-02', 2],
  ] as const) {
    const dosage = { customName: `Rybelsus - Caixa ${box}`, customDosage: '7 mg' };
    const { id: inventoryId } = await openBox(lea, 10, { productId, ...dosage });
    const reply = await lea.call('POST', '/api/usage', { payload: { inventoryId, usedAt: at(day) } });
    expect(reply.statusCode, reply.body).toBe(201);
  }
  await add(lea, '2026-01-10', glucose('110', 'mg/dL', null));
  await add(lea, '2026-06-10', glucose('95', 'mg/dL', null));
  expect((await read(lea, 'glicose')).doses).toEqual([{ date: '2026-02-02', name: 'Rybelsus', doseMg: 7 }]);
});

test('a plan in tablets has the strength of its product, and begins the treatment before later injections', async () => {
  const ida = await house.patient('Ida');
  const productId = await someProduct(ida, 'rybelsus 7 mg');
  const planId = await planTablets(ida, { name: 'Rybelsus', productId, dose: 1, doseUnit: 'comprimidos' });
  await take(ida, planId, '2026-02-02');
  const injected = { userId: ida.id, medicationName: 'Ozempic', doseMg: 0.25 };
  await house.db.insert(applications).values({ ...injected, appliedAt: new Date(at('2026-05-01')) });
  await add(ida, '2026-01-10', glucose('110', 'mg/dL', null));
  await add(ida, '2026-06-10', glucose('95', 'mg/dL', null));
  const { doses, treatmentStart } = await read(ida, 'glicose');
  expect(doses).toEqual([
    { date: '2026-02-02', name: 'Rybelsus', doseMg: 7 },
    { date: '2026-05-01', name: 'Ozempic', doseMg: 0.25 },
  ]);
  expect(treatmentStart).toBe('2026-02-02');
});
