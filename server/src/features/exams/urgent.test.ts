import type { Exam } from '@leveza/contract/exams/exams.ts';
import type { UrgentValue } from '@leveza/contract/exams/urgent.ts';
import { expect, test, beforeAll } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { exportOf, importInto } from '../../testing/portability/archives.ts';
import { type Patient, type SharedApp, sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

type Named = [name: string, value: string, unit: string];
const asLine = ([parameter, value, unit]: Named) => ({ parameter, value, unit });

async function add(patient: Patient, daysAgo: number, ...values: Named[]) {
  const results = values.map(asLine);
  const payload = { laboratory: 'Lab', examDate: dayFromToday(-daysAgo), results, confirmDuplicate: true };
  const reply = await patient.call('POST', '/api/exams', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Exam }>().data.id;
}

/** The other device's correction of a report of three days ago. */
async function correct(patient: Patient, id: string, ...values: Named[]): Promise<void> {
  const payload = { laboratory: 'Outro', examDate: dayFromToday(-3), results: values.map(asLine) };
  const reply = await patient.call('PUT', `/api/exams/${id}`, { payload });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function urgentOf(patient: Patient, query = '') {
  const reply = await patient.call('GET', `/api/exams${query}`);
  return reply.json<{ urgent: UrgentValue[] }>().urgent;
}

test('a critical value is told until a newer one of its analyte is not critical', async () => {
  const eva = await house.patient('Eva');
  const first = await add(eva, 9, ['Potássio', '6,8', 'mmol/L'], ['TSH', '2,1', 'µUI/mL']);
  const potassium = {
    examId: first,
    date: dayFromToday(-9),
    parameter: 'Potássio',
    value: '6,8',
    unit: 'mmol/L',
  };
  expect(await urgentOf(eva)).toEqual([potassium]);

  await add(eva, 5, ['TSH', '2,2', 'µUI/mL']);
  expect(await urgentOf(eva, '?search=nothing')).toEqual([potassium]);

  // Without a unit it is compared with nothing.
  await add(eva, 4, ['Potássio', '4,1', '']);
  expect(await urgentOf(eva)).toEqual([potassium]);

  const second = await add(eva, 3, ['Potássio', '7,0', 'mmol/L']);
  expect(await urgentOf(eva)).toMatchObject([{ examId: second, value: '7,0' }]);

  await add(eva, 2, ['Potássio', '4,9', 'mmol/L']);
  expect(await urgentOf(eva)).toEqual([]);
  expect(await urgentOf(await house.patient('Ivo'))).toEqual([]);
});

test.each([
  [60, 1],
  [61, 0],
])('a critical value of %i days ago is told %i times', async (daysAgo, times) => {
  const eva = await house.patient('Eva');
  await add(eva, daysAgo, ['Potássio', '6,8', 'mmol/L']);
  expect(await urgentOf(eva)).toHaveLength(times);
});

const POTASSIUM: Named = ['Potássio', '6,8', 'mmol/L'];

type Shown = Pick<UrgentValue, 'parameter' | 'value' | 'unit'>;

const press = (patient: Patient, id: string, values: readonly Shown[]) =>
  patient.call('PUT', `/api/exams/${id}/discussed`, { payload: { isDiscussed: true, values } });

/** As the notice says it: with the values it shows. */
async function markDiscussed(patient: Patient, id: string, isDiscussed: boolean): Promise<Exam> {
  const payload = { isDiscussed, values: isDiscussed ? await urgentOf(patient) : [] };
  const reply = await patient.call('PUT', `/api/exams/${id}/discussed`, { payload });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: Exam }>().data;
}

async function onHoje(patient: Patient): Promise<UrgentValue[]> {
  const reply = await patient.call('GET', '/api/dashboard');
  return reply.json<{ data: { urgent: UrgentValue[] } }>().data.urgent;
}

test('a talk with the doctor ends the notice on both screens, and can be taken back', async () => {
  const eva = await house.patient('Eva');
  const id = await add(eva, 3, POTASSIUM);
  expect(await onHoje(eva)).toEqual(await urgentOf(eva));
  expect(await onHoje(eva)).toMatchObject([{ examId: id, parameter: 'Potássio', value: '6,8' }]);

  const { discussedAt } = await markDiscussed(eva, id, true);
  expect(Date.parse(discussedAt!)).toBeLessThanOrEqual(Date.now());
  // A second mark keeps the moment of the first.
  expect((await markDiscussed(eva, id, true)).discussedAt).toBe(discussedAt);
  expect([await urgentOf(eva), await onHoje(eva)]).toEqual([[], []]);

  expect((await markDiscussed(eva, id, false)).discussedAt).toBeNull();
  expect(await urgentOf(eva)).toHaveLength(1);
});

test('an exam with another critical value was not spoken about, and one that was deleted comes back as it was', async () => {
  const eva = await house.patient('Eva');
  const id = await add(eva, 3, POTASSIUM);
  await markDiscussed(eva, id, true);
  const gone = await eva.call('DELETE', `/api/exams/${id}`);
  const payload = { undo: gone.json<{ undo: string }>().undo };
  const back = await eva.call('POST', '/api/exams/restore', { payload });
  expect(back.json<{ data: Exam }>().data.discussedAt).not.toBeNull();
  expect(await urgentOf(eva)).toEqual([]);

  const change = (...values: Named[]) => correct(eva, id, ...values);
  await change(POTASSIUM, ['TSH', '2,1', 'µUI/mL']);
  expect(await urgentOf(eva)).toEqual([]);
  await change(['Potássio', '7,2', 'mmol/L']);
  expect(await urgentOf(eva)).toMatchObject([{ examId: id, value: '7,2' }]);
});

const GLUCOSE: Named = ['Glicose', '35', 'mg/dL'];
const SODIUM: Named = ['Sódio', '112', 'mmol/L'];

test('a press on an old notice hides no critical value that came since', async () => {
  const eva = await house.patient('Eva');
  const id = await add(eva, 3, POTASSIUM);
  const before = await urgentOf(eva);
  await correct(eva, id, POTASSIUM, GLUCOSE, SODIUM);

  const late = await press(eva, id, before);
  expect(late.json()).toMatchObject({ error: { code: 'exam-critical-changed' } });
  const now = await urgentOf(eva);
  expect(now.map(({ value }) => value)).toEqual(['6,8', '35', '112']);
  expect(await onHoje(eva)).toEqual(now);

  // A page of before this rule does not say what it showed.
  const payload = { isDiscussed: true };
  const old = await eva.call('PUT', `/api/exams/${id}/discussed`, { payload });
  expect(old.statusCode).toBe(409);
  expect(await urgentOf(eva)).toEqual(now);

  expect((await press(eva, id, now)).statusCode).toBe(200);
  expect(await onHoje(eva)).toEqual([]);
  // The same press again meets itself; an undo shows no values and needs none.
  expect((await press(eva, id, before)).statusCode).toBe(200);
  const undone = await eva.call('PUT', `/api/exams/${id}/discussed`, { payload: { isDiscussed: false } });
  expect(undone.statusCode).toBe(200);
  expect(await urgentOf(eva)).toEqual(now);
});

test.each<[what: string, after: Named[], status: number]>([
  ['another value of its analyte', [['Potássio', '7,4', 'mmol/L']], 409],
  ['a second value of its analyte', [POTASSIUM, ['Potássio', '7,4', 'mmol/L']], 409],
  ['the value in another unit', [['Potássio', '6,8', 'mEq/L']], 409],
  ['a harmless value beside it', [POTASSIUM, ['TSH', '2,1', 'µUI/mL']], 200],
  ['only harmless values', [['Potássio', '4,8', 'mmol/L']], 200],
])('a report corrected to %s: the press of before is answered with its status', async (_, after, status) => {
  const eva = await house.patient('Eva');
  const id = await add(eva, 3, POTASSIUM);
  const before = await urgentOf(eva);
  await correct(eva, id, ...after);
  expect((await press(eva, id, before)).statusCode).toBe(status);
});

test('the notice names every critical value of a report once, and none that a newer report has answered', async () => {
  const eva = await house.patient('Eva');
  const id = await add(eva, 3, POTASSIUM, POTASSIUM, ['Potássio', '7,4', 'mmol/L'], SODIUM);
  await add(eva, 2, ['Sódio', '140', 'mmol/L']);
  const shown = await urgentOf(eva);
  expect(shown.map(({ value }) => value)).toEqual(['6,8', '7,4']);
  expect((await press(eva, id, shown)).statusCode).toBe(200);
  expect(await urgentOf(eva)).toEqual([]);
});

test('a critical value of another report of the day is not hidden behind the one that was seen', async () => {
  const eva = await house.patient('Eva');
  const first = await add(eva, 3, POTASSIUM);
  const before = await urgentOf(eva);
  await correct(eva, first, POTASSIUM, SODIUM);
  const second = await add(eva, 3, ['Sódio', '115', 'mmol/L']);
  expect((await press(eva, first, before)).statusCode).toBe(409);
  expect((await urgentOf(eva)).map(({ examId }) => examId).toSorted()).toEqual(
    [first, first, second].toSorted(),
  );
});

test('a talk with the doctor goes with the export and comes back with it', async () => {
  const eva = await house.patient('Eva');
  const id = await add(eva, 3, POTASSIUM);
  const { discussedAt } = await markDiscussed(eva, id, true);
  const file = await exportOf(house, eva.id);
  const ivo = await house.patient('Ivo');
  await importInto(house, ivo.id, file);
  expect(await urgentOf(ivo)).toEqual([]);
  const list = await ivo.call('GET', '/api/exams');
  expect(list.json<{ data: Exam[] }>().data).toMatchObject([{ discussedAt }]);
});
