import type { Report } from '@leveza/contract/reports/reports.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addPen } from '../../testing/pens.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { redFlagsSince } from './shared/red-flags-since.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T08:00:00-03:00`;
const send = async (patient: Patient, url: string, payload: object) => {
  const reply = await patient.call('POST', url, { payload });
  if (reply.statusCode !== 201) throw new Error(reply.body);
};
const reportOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/reports?from=2026-03-01&to=2026-03-31')).json<{ data: Report }>().data;

test('days without a record count from the first record, also of a history older than the account', async () => {
  const ana = await house.patient('Ana');
  await house.db
    .update(users)
    .set({ createdAt: new Date(at(20)) })
    .where(eq(users.id, ana.id));
  const weigh = (day: number) => send(ana, '/api/measurements', { datetime: at(day), weight: 90 });
  await weigh(21);
  expect((await reportOf(ana)).missing, 'since the account').toContain('11 dias sem registro.');
  for (let day = 2; day <= 16; day++) await weigh(day);
  expect((await reportOf(ana)).missing, 'since the first of 16').toContain('14 dias sem registro.');
});

const result = (key: string, value: string, unit: string, referenceRange: string | null) => ({
  key,
  parameter: key,
  value,
  unit,
  referenceRange,
});

test('a result compared with the range of Leveza says so', async () => {
  const bia = await house.patient('Bia');
  await send(bia, '/api/exams', {
    examType: 'Sangue',
    examDate: '2026-03-10',
    laboratory: 'Central',
    results: [
      result('glicose', '130', 'mg/dL', null),
      result('hba1c', '6,8', '%', null),
      result('tsh', '9', 'mUI/L', '0,4 a 4,5'),
    ],
  });
  const { outOfRange } = (await reportOf(bia)).exams!;
  expect(outOfRange.map(({ name, reference }) => [name, reference])).toEqual([
    ['glicose', '70 a 99 (faixa do Leveza)'],
    ['hba1c', 'até 5,6 (faixa do Leveza)'],
    ['tsh', '0,4 a 4,5'],
  ]);
});

test('the red flags carers hear of are those of the report: a pen may hold insulin', async () => {
  const eva = await house.patient('Eva');
  await eva.call('PUT', '/api/users/profile', { payload: { diabetesType: 'NONE' } });
  await addPen(eva, {
    catalogId: 'xultophy',
    medicationName: 'Xultophy',
    activeIngredient: 'Insulina degludeca + liraglutida',
    concentrationMgMl: 3.6,
  });
  await send(eva, '/api/side-effects', { datetime: at(5), effectType: 'hypoglycemia', intensity: 2 });
  const call = { db: house.db, owner: eva.id, zone: DEFAULT_ZONE, now: new Date(at(6)) };
  const lines = await redFlagsSince(call, new Date(at(4)));
  expect(lines).toMatchObject((await reportOf(eva)).effects!.redFlags);
  expect(lines.map(({ urgency }) => urgency)).toEqual(['urgent']);
});
