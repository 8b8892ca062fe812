import type { Report } from '@leveza/contract/reports/reports.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
let eva: Patient;
beforeAll(async () => {
  house = await testApp();
});
beforeEach(async () => {
  eva = await house.patient('Eva');
});

const OZEMPIC = { catalogId: 'ozempic-1', medicationName: 'Ozempic' };
const SAXENDA = { catalogId: 'saxenda', medicationName: 'Saxenda' };

async function apply(medicine: object, days: readonly string[], doseMg: number): Promise<void> {
  const entries = days.map((day) => ({ datetime: `${day}T08:00:00-03:00`, doseMg }));
  const payload = { ...medicine, entries, confirmDose: true, confirmSwitch: true };
  const reply = await eva.call('POST', '/api/applications/past', { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
}
const reportOf = async (from: string, to: string) =>
  (await eva.call('GET', `/api/reports?from=${from}&to=${to}`)).json<{ data: Report }>().data;

const every = (days: number, count: number, from: string) =>
  Array.from({ length: count }, (_, nth) => addDays(from, days * nth));

test('weeks of an earlier weekly medicine are not counted by the day', async () => {
  await apply(OZEMPIC, every(7, 10, '2026-01-05'), 0.25);
  await apply(SAXENDA, every(1, 5, '2026-03-16'), 0.6);
  const { adherence, missing } = await reportOf('2026-01-01', '2026-03-20');
  expect(adherence).toMatchObject({ applied: 15, late: 0, notRecorded: 0 });
  expect(missing.join(' ')).not.toContain('dose planejada');
});

test('a week left out of it is one dose', async () => {
  const weeks = every(7, 10, '2026-01-05').filter((day) => day !== '2026-02-02');
  await apply(OZEMPIC, weeks, 0.25);
  await apply(SAXENDA, every(1, 5, '2026-03-16'), 0.6);
  const { adherence } = await reportOf('2026-01-01', '2026-03-20');
  expect(adherence).toMatchObject({ applied: 14, notRecorded: 1 });
});

test('days left out of an earlier daily medicine are as many doses', async () => {
  const days = every(1, 14, '2026-02-01').filter((day) => !['2026-02-04', '2026-02-05'].includes(day));
  await apply(SAXENDA, days, 0.6);
  await apply(OZEMPIC, every(7, 4, '2026-02-15'), 0.25);
  const { adherence } = await reportOf('2026-02-01', '2026-03-08');
  expect(adherence).toMatchObject({ applied: 16, notRecorded: 2 });
});

test.each([
  ['a week', '2026-02-21'],
  ['months', '2026-06-01'],
])('%s between a daily medicine and the next are no missed doses', async (_, next) => {
  await apply(SAXENDA, every(1, 14, '2026-02-01'), 0.6);
  await apply(OZEMPIC, every(7, 4, next), 0.25);
  const { adherence } = await reportOf('2026-02-01', addDays(next, 21));
  expect(adherence).toMatchObject({ applied: 18, notRecorded: 0 });
});

test('months between a weekly medicine and the next are the doses of four weeks', async () => {
  await apply(OZEMPIC, every(7, 4, '2026-01-05'), 0.25);
  await apply(SAXENDA, every(1, 5, '2026-06-01'), 0.6);
  const { adherence } = await reportOf('2026-01-01', '2026-06-05');
  expect(adherence).toMatchObject({ applied: 9, notRecorded: 3 });
});

test('an effect more than four weeks after the last dose has no dose in use, however short the period', async () => {
  await apply(OZEMPIC, ['2026-03-01'], 0.25);
  const effect = { datetime: '2026-04-10T08:00:00-03:00', effectType: 'nausea', intensity: 2 };
  await eva.call('POST', '/api/side-effects', { payload: effect });
  const { effects } = await reportOf('2026-03-20', '2026-04-18');
  expect(effects!.byType).toMatchObject([{ byDose: [{ medicationName: null, doseMg: null, count: 1 }] }]);
});
