import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { ESTIMATED_OPENING } from '@leveza/domain/pens/ledger.ts';
import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { clockIn } from '@leveza/domain/time/instants.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dosePauses } from '../features/applications/table.ts';
import { planPauses, plans } from '../features/plans/table.ts';
import { PLAN } from '../testing/contract/plan-examples.ts';
import { dayFromToday } from '../testing/day.ts';
import { multipart } from '../testing/multipart.ts';
import { addPen, OZEMPIC_1, penLedger } from '../testing/pens.ts';
import { picture } from '../testing/picture.ts';
import { addBox, ledgerOf, someProduct } from '../testing/shelf.ts';
import type { SharedApp } from '../testing/test-app.ts';
import { sharedApp } from '../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
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

/** Says whether a moment is that of a press so long ago. */
function pressedFrom(before: number, ago: number) {
  return (moment: string) =>
    Date.parse(moment) >= before - ago - MINUTE_MS && Date.parse(moment) <= Date.now() - ago;
}

test('a pen is discarded at the press', async () => {
  const ana = await house.patient();
  const { id } = await addPen(ana);
  const before = Date.now();
  await ana.call('POST', `/api/pens/${id}/movements`, {
    headers: { [PRESSED_AGO]: secondsOf(HALF_A_DAY) },
    payload: { kind: 'discard' },
  });
  const discarded = (await penLedger(ana, id)).find(({ kind }) => kind === 'discard')!;
  expect(discarded.happenedAt).toSatisfy(pressedFrom(before, HALF_A_DAY));
});

test('a pen that is added in use begins at the press, and was opened by its day', async () => {
  const ana = await house.patient();
  const before = Date.now();
  const pressedOn = dayIn(DEFAULT_ZONE, new Date(before - DAY_MS));
  const added = await ana.call('POST', '/api/pens', {
    headers: { [PRESSED_AGO]: secondsOf(DAY_MS) },
    payload: { ...OZEMPIC_1, purchaseDate: pressedOn, dosesUsed: 1 },
  });
  const [pen] = [added.json<{ data: Pen }>().data].flat();
  const ledger = await penLedger(ana, pen!.id);
  expect(ledger.find(({ kind }) => kind === 'start')!.happenedAt).toSatisfy(pressedFrom(before, DAY_MS));
  expect(ledger.find(({ kind }) => kind === 'opening')).toMatchObject({
    reason: ESTIMATED_OPENING,
    happenedAt: expect.toSatisfy((at: string) => dayIn(DEFAULT_ZONE, new Date(at)) === pressedOn) as string,
  });
});

test('what is lost of a box was lost at the press', async () => {
  const ana = await house.patient();
  const { id } = await addBox(ana);
  const before = Date.now();
  await ana.call('POST', `/api/user-inventory/${id}/movements`, {
    headers: { [PRESSED_AGO]: secondsOf(HALF_A_DAY) },
    payload: { kind: 'loss', quantity: 2 },
  });
  const lost = (await ledgerOf(ana, id)).data.find(({ kind }) => kind === 'loss')!;
  expect(lost.happenedAt).toSatisfy(pressedFrom(before, HALF_A_DAY));
});

test('a box without a day of purchase was bought at the press', async () => {
  const ana = await house.patient();
  const productId = await someProduct(ana);
  const before = Date.now();
  const added = await ana.call('POST', '/api/user-inventory', {
    headers: { [PRESSED_AGO]: secondsOf(HALF_A_DAY) },
    payload: { productId, boxQuantity: 10, unitType: 'tablets' },
  });
  const { id } = added.json<{ data: { id: string } }>().data;
  const [bought] = (await ledgerOf(ana, id)).data;
  expect(bought).toMatchObject({ kind: 'purchase' });
  expect(bought!.happenedAt).toSatisfy(pressedFrom(before, HALF_A_DAY));
});

test('a photo is of the day of the press', async () => {
  const ana = await house.patient();
  const { payload, headers } = multipart({ name: 'IMG_0001.jpg', content: await picture() });
  const reply = await ana.call('POST', '/api/photos', {
    headers: { ...headers, [PRESSED_AGO]: secondsOf(DAY_MS) },
    payload,
  });
  expect(reply.json()).toMatchObject({ data: { takenOn: dayFromToday(-1) } });
});

test('a plan asks for its doses from the press', async () => {
  const ana = await house.patient();
  const before = Date.now();
  const { startDate: _, ...planned } = PLAN;
  const reply = await ana.call('POST', '/api/plans', {
    headers: { [PRESSED_AGO]: secondsOf(DAY_MS) },
    payload: planned,
  });
  const { id, startDate } = reply.json<{ data: { id: string; startDate: string } }>().data;
  const [row] = await house.db.select().from(plans).where(eq(plans.id, id));
  const pressed = [before, Date.now()].map((at) => clockIn(DEFAULT_ZONE, new Date(at - DAY_MS)));
  expect(pressed).toContain(row!.beginsAt);
  expect(pressed.map((at) => at.slice(0, 10))).toContain(startDate);
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
