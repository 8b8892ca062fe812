import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { clockIn } from '@leveza/domain/time/instants.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dosePauses } from '../features/applications/table.ts';
import { planPauses } from '../features/plans/table.ts';
import { PLAN } from '../testing/contract/plan-examples.ts';
import { dayFromToday } from '../testing/day.ts';
import { addPen, penLedger } from '../testing/pens.ts';
import type { TestApp } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const GLP1 = {
  medicationType: 'glp1',
  name: 'Ozempic',
  dosageForm: 'pen',
  frequency: 'weekly',
  scheduledTimes: ['08:00'],
  confirmDose: true,
  steps: [{ doseMg: 0.25 }],
};
const HALF_A_DAY = 12 * HOUR_MS;
const secondsOf = (ms: number) => String(ms / SECOND_MS);

test.each([
  ['pressed half a day ago', secondsOf(HALF_A_DAY), HALF_A_DAY],
  ['pressed longer ago than a key is remembered', secondsOf(DAY_MS + SECOND_MS), 0],
  ['pressed in a time to come', secondsOf(-HALF_A_DAY), 0],
  ['pressed at no time', 'ontem', 0],
])('a weight of now, %s', async (_, ago, expected) => {
  const ana = await house.patient();
  const before = Date.now();
  const reply = await ana.call('POST', '/api/measurements', {
    headers: { [PRESSED_AGO]: ago },
    payload: { weight: 90 },
  });
  const at = Date.parse(reply.json<{ data: { datetime: string } }>().data.datetime);
  expect(at).toBeGreaterThanOrEqual(before - expected);
  expect(at).toBeLessThanOrEqual(Date.now() - expected);
});

test('a moment that was written stays as it is', async () => {
  const ana = await house.patient();
  const datetime = new Date(Date.now() - HOUR_MS).toISOString();
  const reply = await ana.call('POST', '/api/measurements', {
    headers: { [PRESSED_AGO]: secondsOf(HALF_A_DAY) },
    payload: { weight: 90, datetime },
  });
  expect(reply.json()).toMatchObject({ data: { datetime } });
});

test('a glass of water counts for the day of the press', async () => {
  const ana = await house.patient();
  const reply = await ana.call('POST', '/api/water', {
    headers: { [PRESSED_AGO]: secondsOf(DAY_MS) },
    payload: { ml: 200 },
  });
  expect(reply.json()).toMatchObject({ data: { day: dayFromToday(-1) } });
});

test('a pen is discarded at the press', async () => {
  const ana = await house.patient();
  const { id } = await addPen(ana);
  const before = Date.now();
  await ana.call('POST', `/api/pens/${id}/movements`, {
    headers: { [PRESSED_AGO]: secondsOf(HALF_A_DAY) },
    payload: { kind: 'discard' },
  });
  const discarded = (await penLedger(ana, id)).find(({ kind }) => kind === 'discard')!;
  const at = Date.parse(discarded.happenedAt);
  expect(at).toBeGreaterThanOrEqual(before - HALF_A_DAY);
  expect(at).toBeLessThanOrEqual(Date.now() - HALF_A_DAY);
});

const clock = (at: string | Date | null) => (at instanceof Date ? clockIn(DEFAULT_ZONE, at) : at);

test.each([
  ['tablets', PLAN],
  ['injections', GLP1],
])('a plan of %s is paused and resumed at the presses', async (_, plan) => {
  const ana = await house.patient();
  const made = await ana.call('POST', '/api/plans', { payload: { ...plan, startDate: dayFromToday(-3) } });
  const url = `/api/plans/${made.json<{ data: { id: string } }>().data.id}`;
  const press = (verb: string, ago: number) =>
    ana.call('POST', `${url}/${verb}`, { headers: { [PRESSED_AGO]: secondsOf(ago) }, payload: {} });
  const before = Date.now();
  expect((await press('pause', HALF_A_DAY)).json()).toMatchObject({ data: { status: 'paused' } });
  expect((await press('resume', HOUR_MS)).json()).toMatchObject({ data: { status: 'active' } });
  const spans = [
    ...(await house.db.select().from(planPauses).where(eq(planPauses.userId, ana.id))),
    ...(await house.db.select().from(dosePauses).where(eq(dosePauses.userId, ana.id))),
  ];
  const isAgo = (ago: number, at: string) =>
    at >= clockIn(DEFAULT_ZONE, new Date(before - ago)) &&
    at <= clockIn(DEFAULT_ZONE, new Date(Date.now() - ago));
  expect(spans).toHaveLength(1);
  expect(clock(spans[0]!.pausedFrom)).toSatisfy((at: string) => isAgo(HALF_A_DAY, at));
  expect(clock(spans[0]!.pausedUntil)).toSatisfy((at: string) => isAgo(HOUR_MS, at));
});
