import type { Exam } from '@leveza/contract/exams/exams.ts';
import type { UrgentValue } from '@leveza/contract/exams/results.ts';
import { expect, test, beforeAll } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
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
