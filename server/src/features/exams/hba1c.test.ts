import type { Analyte } from '@leveza/contract/exams/analytes.ts';
import type { Exam } from '@leveza/contract/exams/exams.ts';
import type { Profile } from '@leveza/contract/profile/profile.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { type Patient, type SharedApp, sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const hba1c = (value: string) => [{ key: 'hba1c', parameter: 'HbA1c', value, unit: '%' }];

async function add(patient: Patient, exam: object): Promise<Exam> {
  const payload = { laboratory: 'Lab', confirmDuplicate: true, ...exam };
  const reply = await patient.call('POST', '/api/exams', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Exam }>().data;
}

const known = async (patient: Patient) => {
  const { data } = (await patient.call('GET', '/api/users/profile')).json<{ data: Profile }>();
  return [data.hba1c, data.hba1cOn];
};
const shown = async (patient: Patient) => (await known(patient))[0];
const type = (patient: Patient, value: number | null, on?: string) =>
  patient.call('PUT', '/api/users/profile', { payload: { hba1c: value, ...(on && { hba1cOn: on }) } });

describe('the HbA1c of the profile and of the exams is one fact', () => {
  test('the newest counts, and what was typed comes back when the exam goes', async () => {
    const leo = await house.patient('Léo');
    const old = await add(leo, { examDate: '2026-01-05', results: hba1c('6,8') });
    expect(await shown(leo)).toBe(6.8);
    const newer = await add(leo, { examDate: '2026-05-05', results: hba1c('6,2') });
    expect(await shown(leo)).toBe(6.2);
    await leo.call('DELETE', `/api/exams/${newer.id}`);
    expect(await shown(leo)).toBe(6.8);
    await type(leo, 5.9);
    expect(await shown(leo)).toBe(5.9);
    const trend = await leo.call('GET', '/api/exams/analytes/hba1c');
    expect(trend.json()).toMatchObject({
      data: { points: [{ amount: 6.8 }, { amount: 5.9, examId: null, flag: 'high', range: { high: 5.6 } }] },
    });
    const grid = await leo.call('GET', '/api/exams/analytes');
    expect(grid.json()).toMatchObject({
      data: [{ key: 'hba1c', count: 2, last: { amount: 5.9, flag: 'high' } }],
    });
    await type(leo, null);
    expect(await shown(leo)).toBe(6.8);
    await leo.call('DELETE', `/api/exams/${old.id}`);
    expect(await shown(leo)).toBeNull();
  });

  test('one typed months later leaves the earlier one in the trend, one of these days corrects it', async () => {
    const rita = await house.patient('Rita');
    const typedOn = dayFromToday(-120);
    await type(rita, 8.1, typedOn);
    await type(rita, 7);
    await type(rita, 6.9);
    const trend = (await rita.call('GET', '/api/exams/analytes/hba1c')).json<{ data: Analyte }>().data;
    expect(trend.points.map(({ date, amount }) => [date, amount])).toEqual([
      [typedOn, 8.1],
      [expect.any(String), 6.9],
    ]);
    const exams = (await rita.call('GET', '/api/exams')).json();
    expect(exams).toMatchObject({ data: [{ examType: 'Hemoglobina glicada', examDate: typedOn }] });
    expect(await shown(rita)).toBe(6.9);
  });

  test('a form that sends back what it showed types nothing', async () => {
    const leo = await house.patient('Léo');
    const { id } = await add(leo, { examDate: '2026-01-05', results: hba1c('6,8') });
    await type(leo, 6.8);
    await leo.call('DELETE', `/api/exams/${id}`);
    expect(await shown(leo)).toBeNull();
  });

  test('counts from the day of its exam, which can be corrected by itself', async () => {
    const leo = await house.patient('Léo');
    await add(leo, { examDate: dayFromToday(-40), results: hba1c('6,8') });
    await type(leo, 7.4, dayFromToday(-300));
    expect(await known(leo)).toEqual([6.8, dayFromToday(-40)]);
    const points = async () =>
      (await leo.call('GET', '/api/exams/analytes/hba1c')).json<{ data: Analyte }>().data.points;
    expect((await points()).map(({ amount }) => amount)).toEqual([7.4, 6.8]);
    await type(leo, 5.9);
    expect(await known(leo)).toEqual([5.9, dayFromToday(0)]);
    await leo.call('PUT', '/api/users/profile', { payload: { hba1cOn: dayFromToday(-9) } });
    expect(await known(leo)).toEqual([5.9, dayFromToday(-9)]);
    // The one of 300 days ago was another measurement, the day of the newest was a slip.
    expect((await points()).map(({ amount }) => amount)).toEqual([7.4, 6.8, 5.9]);
  });

  test('an equal one of months later is another measurement', async () => {
    const rita = await house.patient('Rita');
    await add(rita, { examDate: '2026-01-05', results: hba1c('5,6') });
    await type(rita, 5.6, '2026-04-01');
    await type(rita, 5.6, '2026-08-01');
    const { points } = (await rita.call('GET', '/api/exams/analytes/hba1c')).json<{ data: Analyte }>().data;
    expect(points.map(({ date }) => date)).toEqual(['2026-01-05', '2026-04-01', '2026-08-01']);
  });

  test.each([
    [{ hba1c: 6.1, hba1cOn: dayFromToday(2) }, /futuro/],
    [{ hba1c: 6.1, hba1cOn: '1930-01-01' }, /antiga demais/],
    [{ hba1cOn: '2026-01-10' }, /Corrija a data em Exames/],
    [{ hba1c: 6.8, hba1cOn: '2025-03-01' }, /Corrija a data em Exames/],
  ])('%j is refused at the day', async (payload, sentence) => {
    const leo = await house.patient('Léo');
    await add(leo, { examDate: '2026-01-05', results: hba1c('6,8') });
    const reply = await leo.call('PUT', '/api/users/profile', { payload });
    expect(reply.json()).toMatchObject({ error: { fields: { hba1cOn: expect.stringMatching(sentence) } } });
  });
});
