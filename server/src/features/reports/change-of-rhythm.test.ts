import type { Report } from '@leveza/contract/reports/reports.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let eva: Patient;
beforeAll(async () => {
  house = await sharedApp();
});
beforeEach(async () => {
  eva = await house.patient('Eva');
});

const OZEMPIC = { catalogId: 'ozempic-1', medicationName: 'Ozempic' };
const SAXENDA = { catalogId: 'saxenda', medicationName: 'Saxenda' };

async function apply(medicine: object, days: readonly string[], doseMg: number): Promise<void> {
  const entries = days.map((day) => ({ datetime: `${day}T08:00:00-03:00`, doseMg }));
  const payload = { ...medicine, entries, confirmDose: true, confirmSwitch: true, confirmEarly: true };
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

test('a usual day moved to a dose of another day makes no earlier dose late', async () => {
  const last = dayFromToday(-3);
  await apply(OZEMPIC, [...every(7, 6, dayFromToday(-43)), last], 0.25);
  const move = { payload: { at: `${last}T08:00:00-03:00`, confirmEarly: true } };
  expect((await eva.call('PUT', '/api/applications/usual-day', move)).statusCode).toBe(200);
  const { adherence } = await reportOf(dayFromToday(-50), last);
  expect(adherence).toMatchObject({ applied: 7, late: 0 });
});

test('a skipped dose that was applied after all is one dose', async () => {
  await apply(OZEMPIC, every(7, 3, '2026-01-05'), 0.25);
  const skip = { plannedAt: '2026-01-26T08:00:00-03:00', reason: 'Viagem' };
  expect((await eva.call('POST', '/api/applications/skips', { payload: skip })).statusCode).toBe(201);
  expect((await reportOf('2026-01-01', '2026-01-26')).adherence).toMatchObject({ applied: 3, skipped: 1 });
  await apply(OZEMPIC, ['2026-01-27'], 0.25);
  const { adherence } = await reportOf('2026-01-01', '2026-01-28');
  expect(adherence).toMatchObject({ applied: 4, late: 1, skipped: 0, skips: [] });
});

test('an evening dose applied shortly past midnight is on its day', async () => {
  const entries = ['2026-01-05T23:30:00-03:00', '2026-01-13T00:20:00-03:00', '2026-01-20T00:10:00-03:00'];
  const payload = { ...OZEMPIC, entries: entries.map((datetime) => ({ datetime, doseMg: 0.25 })) };
  expect((await eva.call('POST', '/api/applications/past', { payload })).statusCode).toBe(201);
  expect((await reportOf('2026-01-01', '2026-01-21')).adherence).toMatchObject({ applied: 3, late: 0 });
});
