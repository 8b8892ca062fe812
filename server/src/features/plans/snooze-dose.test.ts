import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import type { Patient } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

const TODAY = dayIn(DEFAULT_ZONE, new Date());
let ana: Patient;
let dose: { planId: string; plannedAt: string };

const at = (day: string, time: string) => instantAt(day, time, DEFAULT_ZONE).toISOString();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const post = (path: string, payload: object) => ana.call('POST', path, { payload });
const snooze = (until: string | null) => post('/api/doses/snooze', { ...dose, until });
const planned = async () => {
  const reply = await ana.call('GET', `/api/doses?from=${TODAY}&to=${TODAY}`);
  return reply.json<{ data: PlannedDose[] }>().data[0]!;
};

beforeAll(async () => {
  ana = await (await sharedApp()).patient('Ana');
  const reply = await post('/api/plans', { ...PLAN, startDate: TODAY, scheduledTimes: ['23:59'] });
  const planId = reply.json<{ data: { id: string } }>().data.id;
  dose = { planId, plannedAt: instantAt(TODAY, '23:59', DEFAULT_ZONE).toISOString() };
});

test('a dose is put off, again and no longer; its planned moment stays', async () => {
  expect((await snooze(inMinutes(15))).statusCode).toBe(201);
  const until = inMinutes(60);
  expect((await snooze(until)).statusCode).toBe(201);
  expect(await planned()).toMatchObject({ ...dose, time: '23:59', state: 'scheduled', snoozedUntil: until });
  expect((await snooze(null)).statusCode).toBe(201);
  expect(await planned()).toMatchObject({ ...dose, snoozedUntil: null });
});

test.each([-1, 13 * 60])('%i minutes from now are refused at the field', async (minutes) => {
  const reply = await snooze(inMinutes(minutes));
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    error: { fields: { until: 'Escolha um horário nas próximas 12 horas.' } },
  });
});

test('a moment that is not planned is refused, and so is a dose that was taken', async () => {
  const unplanned = { ...dose, plannedAt: instantAt(TODAY, '12:34', DEFAULT_ZONE).toISOString() };
  const refused = await post('/api/doses/snooze', { ...unplanned, until: inMinutes(15) });
  expect(refused.json()).toMatchObject({ error: { code: 'dose-not-planned' } });
  await snooze(inMinutes(15));
  await post('/api/doses', dose);
  expect(await planned()).toMatchObject({ state: 'taken', snoozedUntil: null });
  expect((await snooze(inMinutes(15))).json()).toMatchObject({ error: { code: 'dose-taken' } });
});

test('a dose that was missed or skipped cannot be put off', async () => {
  const YESTERDAY = addDays(TODAY, -1);
  const reply = await post('/api/plans', { ...PLAN, startDate: YESTERDAY });
  const { id: planId } = reply.json<{ data: { id: string } }>().data;
  const missed = { planId, plannedAt: at(YESTERDAY, '08:00') };
  const skipped = { planId, plannedAt: at(TODAY, '20:00') };
  await post('/api/doses/skip', { ...skipped, reason: 'enjoo' });
  for (const moment of [missed, skipped]) {
    const refused = await post('/api/doses/snooze', { ...moment, until: inMinutes(15) });
    expect(refused.json()).toMatchObject({ error: { code: 'dose-not-open' } });
  }
});
