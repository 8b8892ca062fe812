import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

const ZONE = 'America/Manaus';

let house: TestApp;
let bia: Patient;
beforeAll(async () => {
  house = await testApp();
  bia = await house.patient();
  await bia.call('PUT', '/api/users/profile', { payload: { timeZone: ZONE } });
});

const at = (day: string, time: string) => instantAt(day, time, ZONE).toISOString();
const weigh = (datetime: string, weight: number) =>
  bia.call('POST', '/api/measurements', { payload: { datetime, weight, confirmJump: true } });
async function bring(...rows: [string, number][]) {
  const reply = await bia.call('POST', '/api/measurements/import', { payload: { source: 'csv', rows } });
  expect(reply.statusCode).toBe(201);
  const { added, merged } = reply.json<{ data: { added: number; merged: number } }>().data;
  return { added, merged };
}
const ADDED = { added: 1, merged: 0 };
const MERGED = { added: 0, merged: 1 };

test('a day without a time is merged with the same weight of that day, by hand or from a file', async () => {
  await weigh(at('2026-01-05', '07:30'), 92.4);
  expect(await bring([at('2026-01-05', '00:00'), 92.4])).toEqual(MERGED);
  // Another weight, or the same on the day before and after, is news.
  expect(await bring([at('2026-01-05', '00:00'), 92.5])).toEqual(ADDED);
  expect(await bring([at('2026-01-04', '00:00'), 92.4], [at('2026-01-06', '00:00'), 92.4])).toEqual({
    added: 2,
    merged: 0,
  });
});

test('the same weight with its time is merged with the day that came without one', async () => {
  expect(await bring([at('2026-02-05', '00:00'), 92.4])).toEqual(ADDED);
  expect(await bring([at('2026-02-05', '07:30'), 92.4])).toEqual(MERGED);
  expect(await bring([at('2026-02-05', '07:30'), 92.1])).toEqual(ADDED);
  // Two moments of one day are two weighings, though the scale shows the same.
  expect(await bring([at('2026-02-06', '07:30'), 92], [at('2026-02-06', '19:30'), 92])).toEqual({
    added: 2,
    merged: 0,
  });
});

test('midnight by hand is a moment like any other', async () => {
  await weigh(at('2026-03-05', '00:00'), 92.4);
  expect(await bring([at('2026-03-05', '07:30'), 92.4])).toEqual(ADDED);
});

test('of several weights of a day without a time any stands for it', async () => {
  expect(await bring([at('2026-04-05', '00:00'), 92.4], [at('2026-04-05', '00:00'), 92.5])).toEqual({
    added: 1,
    merged: 1,
  });
  expect(await bring([at('2026-04-05', '00:00'), 92.5], [at('2026-04-05', '00:00'), 92.4])).toEqual({
    added: 0,
    merged: 2,
  });
});

test('a clock a minute ahead is forgiven and its weight kept as it is; one an hour ahead is not', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  expect(await bring([soon, 93.1])).toEqual(ADDED);
  expect(await bring([soon, 93.1])).toEqual(MERGED);
  const rows = [[new Date(Date.now() + 3_600_000).toISOString(), 93]];
  const refused = await bia.call('POST', '/api/measurements/import', { payload: { source: 'csv', rows } });
  expect(refused.statusCode).toBe(422);
});

test('the largest file goes in on a machine on which every piece takes long, all of it or none', async () => {
  const patient = await house.patient();
  const rows = Array.from({ length: 12_000 }, (_, hour): [string, number] => [
    new Date(Date.UTC(2020, 0, 1, hour)).toISOString(),
    90,
  ]);
  await house.db.execute(sql`create function slowly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.5); return null; end $$`);
  await house.db.execute(sql`create trigger slowly after insert on measurements
    for each statement execute function slowly()`);
  const bringAll = () =>
    patient.call('POST', '/api/measurements/import', { payload: { source: 'csv', rows } });
  const begun = Date.now();
  const reply = await bringAll();
  // Without this the machine was not slow enough to show anything.
  expect(Date.now() - begun).toBeGreaterThan(4750);
  await house.db.execute(sql`drop function slowly cascade`);
  expect(reply.json()).toMatchObject({ data: { added: 12_000, merged: 0 } });
  expect((await bringAll()).json()).toMatchObject({ data: { added: 0, merged: 12_000 } });
}, 90_000);

test('lines of one file do not merge with each other, however far apart they stand', async () => {
  const patient = await house.patient();
  const far = Array.from({ length: 2000 }, (_, hour): [string, number] => [
    new Date(Date.UTC(2021, 0, 1, hour)).toISOString(),
    90,
  ]);
  const rows = [['2020-06-01T10:00:10Z', 91], ...far, ['2020-06-01T10:00:50Z', 92]];
  const reply = await patient.call('POST', '/api/measurements/import', { payload: { source: 'csv', rows } });
  expect(reply.json()).toMatchObject({ data: { added: 2001, merged: 1 } });
  const { rows: kept } = await house.db.execute(sql`
    select weight_kg::float as kilos from measurements where user_id = ${patient.id} and measured_at < '2021-01-01'`);
  expect(kept).toEqual([{ kilos: 92 }]);
});
