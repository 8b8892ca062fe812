import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../testing/day.ts';
import { addPen, penLedger } from '../testing/pens.ts';
import type { TestApp } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

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
