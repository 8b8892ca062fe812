import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { knownMigrations } from '../../db/migrate.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { applicationSettings } from '../pens/table.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const at = (day: string) => instantAt(day, '08:00', DEFAULT_ZONE).toISOString();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** A patient whose interval was stored before its medicine was. */
async function withInterval(usual: Partial<typeof applicationSettings.$inferInsert> = {}): Promise<Patient> {
  const patient = await house.patient();
  await house.db.insert(applicationSettings).values({ userId: patient.id, intervalDays: 10, ...usual });
  return patient;
}

const medicineFor = async ({ id }: Patient) =>
  (await house.db.select().from(applicationSettings).where(eq(applicationSettings.userId, id)))[0]!
    .intervalMedicine;

test('a stored interval is for the medicine of the newest dose, or for one that is planned since', async () => {
  const inUse = await withInterval();
  await apply(inUse, (await addPen(inUse)).id, { datetime: daysAgo(20).toISOString() });
  const planned = { usualMedicine: 'saxenda', usualDay: '2026-01-01', usualTime: '08:00' };
  const before = await withInterval({ ...planned, usualChosenAt: daysAgo(30) });
  await apply(before, (await addPen(before)).id, { datetime: daysAgo(20).toISOString() });
  const since = await withInterval({ ...planned, usualChosenAt: daysAgo(1) });
  const without = await withInterval();
  const none = await withInterval({ intervalDays: null, ...planned, usualChosenAt: daysAgo(1) });

  const fill = knownMigrations()
    .flatMap((one) => one.sql)
    .find((step) => step.includes('SET "interval_medicine"'))!;
  await house.db.execute(sql.raw(fill));
  expect(await Promise.all([inUse, before, since, without, none].map(medicineFor))).toEqual([
    'ozempic-1',
    'ozempic-1',
    'saxenda',
    null,
    null,
  ]);
});

test('an interval of a medicine that is planned and not begun is for it; another one leaves its first day', async () => {
  const bia = await house.patient('Bia');
  const pen = await addPen(bia);
  const today = dayIn(DEFAULT_ZONE, new Date());
  for (const days of [-12, -5]) await apply(bia, pen.id, { datetime: at(addDays(today, days)) });
  // The very day and hour of the weekly medicine.
  const first = addDays(today, 2);
  const payload = {
    medicationType: 'glp1',
    name: 'Saxenda',
    dosageForm: 'pen',
    doseMg: 0.6,
    frequency: 'custom',
    intervalDays: 2,
    scheduledTimes: ['08:00'],
    startDate: first,
    confirmDose: true,
    confirmSecondGlp1: true,
    confirmSwitch: true,
  };
  const made = await bia.call('POST', '/api/plans', { payload });
  expect(made.statusCode, made.body).toBe(201);
  const next = async () =>
    (await bia.call('GET', '/api/applications/overview')).json<Reply<typeof readApplicationsOverview>>().data
      .nextDose;
  const planned = async () => {
    const { plannedAt, followingAt, intervalDays } = await next();
    return { at: followingAt ?? plannedAt, intervalDays };
  };
  expect(await planned()).toEqual({ at: at(first), intervalDays: 2 });
  await bia.call('PUT', '/api/applications/settings', { payload: { intervalDays: 3 } });
  expect(await planned()).toEqual({ at: at(first), intervalDays: 3 });
});
