import type { Exam } from '@leveza/contract/exams/exams.ts';
import type { UrgentValue } from '@leveza/contract/exams/urgent.ts';
import { expect, test, beforeAll } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { exportOf, importInto } from '../../testing/portability/archives.ts';
import { type Patient, type TestApp, testApp } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

async function add(
  patient: Patient,
  daysAgo: number,
  ...values: [name: string, value: string, unit: string][]
) {
  const results = values.map(([parameter, value, unit]) => ({ parameter, value, unit }));
  const payload = { laboratory: 'Lab', examDate: dayFromToday(-daysAgo), results, confirmDuplicate: true };
  const reply = await patient.call('POST', '/api/exams', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Exam }>().data.id;
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

const POTASSIUM: [string, string, string] = ['Potássio', '6,8', 'mmol/L'];

async function markDiscussed(patient: Patient, id: string, isDiscussed: boolean): Promise<Exam> {
  const reply = await patient.call('PUT', `/api/exams/${id}/discussed`, { payload: { isDiscussed } });
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

  const change = (...values: [name: string, value: string, unit: string][]) =>
    eva.call('PUT', `/api/exams/${id}`, {
      payload: {
        laboratory: 'Outro',
        examDate: dayFromToday(-3),
        results: values.map(([parameter, value, unit]) => ({ parameter, value, unit })),
      },
    });
  await change(POTASSIUM, ['TSH', '2,1', 'µUI/mL']);
  expect(await urgentOf(eva)).toEqual([]);
  await change(['Potássio', '7,2', 'mmol/L']);
  expect(await urgentOf(eva)).toMatchObject([{ examId: id, value: '7,2' }]);
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
