import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { messageToken } from '../messages/shared/message-token.ts';
import { messages, messageTopics } from '../messages/table.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const TODAY = dayIn(DEFAULT_ZONE, new Date());
const AT = instantAt(TODAY, '08:00', DEFAULT_ZONE);
const hence = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

async function addPlan(ana: Patient, change: object = {}): Promise<Plan> {
  const reply = await ana.call('POST', '/api/plans', { payload: { ...PLAN, ...change } });
  return reply.json<{ data: Plan }>().data;
}

/** A reminder of today's doses of 08:00 that was sent, and the token of its links. */
async function tokenFor(
  ana: Patient,
  plans: readonly Plan[],
  { expiresAt = hence(12), nth = 0 } = {},
): Promise<string> {
  const [message] = await house.db
    .insert(messages)
    .values({
      userId: ana.id,
      channel: 'email',
      type: 'medications',
      title: 'Hora da sua dose',
      body: 'Registre quando tomar.',
      isAnswerable: true,
      priority: 'medium',
      sendAt: AT,
      usefulUntil: expiresAt,
      state: 'sent',
    })
    .returning({ id: messages.id });
  const topics = plans.map(({ id }) => ({
    messageId: message!.id,
    userId: ana.id,
    channel: 'email' as const,
    what: `dose:${id}:${TODAY}T08:00`,
    plannedAt: AT,
    nth,
  }));
  await house.db.insert(messageTopics).values(topics);
  return messageToken(house.vault, 'answer', { id: message!.id, expires: expiresAt });
}

const post = (url: string, payload: object) => house.app.inject({ method: 'POST', url, payload });
const read = (token: string) => post('/api/answers/read', { token });
const answer = (token: string, said: string) => post('/api/answers', { token, answer: said });

async function statesOf(ana: Patient): Promise<string[]> {
  const reply = await ana.call('GET', `/api/doses?from=${TODAY}&to=${TODAY}`);
  const doses = reply.json<{ data: PlannedDose[] }>().data;
  return doses.filter(({ time }) => time === '08:00').map(({ state }) => state);
}

test('opening the page changes nothing; one tap takes every dose the message spoke of, and only once', async () => {
  const ana = await house.patient('Ana');
  const plans = [await addPlan(ana), await addPlan(ana, { name: 'Vitamina C' })];
  const token = await tokenFor(ana, plans);
  expect((await read(token)).json().data).toEqual({
    title: 'Hora da sua dose',
    body: 'Registre quando tomar.',
    plannedAt: AT.toISOString(),
    timeZone: DEFAULT_ZONE,
    isInjection: false,
    answer: null,
    undoUntil: null,
  });
  expect(await statesOf(ana)).not.toContain('taken');
  for (const _ of [1, 2]) {
    const reply = await answer(token, 'take');
    expect(reply.json().data).toMatchObject({ answer: 'take', undoUntil: expect.any(String) as string });
  }
  expect(await statesOf(ana)).toEqual(['taken', 'taken']);
  // The record stays until it is undone.
  expect((await answer(token, 'skip')).json().data).toMatchObject({ answer: 'take' });
});

test.each(['take', 'skip', 'snooze'])('%s is taken back while it is fresh', async (said) => {
  const ana = await house.patient('Ana');
  const before = await tokenFor(ana, [await addPlan(ana)]);
  const states = await statesOf(ana);
  expect((await answer(before, said)).json().data).toMatchObject({ answer: said });
  expect((await answer(before, 'undo')).json().data).toMatchObject({ answer: null, undoUntil: null });
  expect(await statesOf(ana)).toEqual(states);
});

test('a dose put off for hours in the app is taken back from the moment it was put off, not from a guess', async () => {
  const ana = await house.patient('Ana');
  const plan = await addPlan(ana);
  const token = await tokenFor(ana, [plan]);
  const until = hence(5).toISOString();
  const payload = { planId: plan.id, plannedAt: AT.toISOString(), until };
  const reply = await ana.call('POST', '/api/doses/snooze', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  const { data } = (await read(token)).json<{ data: { answer: string; undoUntil: string } }>();
  expect(data.answer).toBe('snooze');
  expect(Date.parse(data.undoUntil)).toBeLessThanOrEqual(Date.now() + 10 * MINUTE_MS);
});

test('a dose that was put off can still be taken', async () => {
  const ana = await house.patient('Ana');
  const token = await tokenFor(ana, [await addPlan(ana)]);
  await answer(token, 'snooze');
  expect((await answer(token, 'take')).json().data).toMatchObject({ answer: 'take' });
});

/** Sent again: the patient pressed two hours ago. */
const answerAgain = (token: string, said: string) =>
  house.app.inject({
    method: 'POST',
    url: '/api/answers',
    headers: { [PRESSED_AGO]: String((2 * HOUR_MS) / SECOND_MS) },
    payload: { token, answer: said },
  });

async function doseOf(ana: Patient): Promise<PlannedDose> {
  const reply = await ana.call('GET', `/api/doses?from=${TODAY}&to=${TODAY}`);
  return reply.json<{ data: PlannedDose[] }>().data.find(({ time }) => time === '08:00')!;
}

test('an answer that is sent again counts at the first press, and its undo with it', async () => {
  const ana = await house.patient('Ana');
  const token = await tokenFor(ana, [await addPlan(ana)]);
  const before = Date.now();
  expect((await answerAgain(token, 'take')).json().data).toMatchObject({ answer: 'take', undoUntil: null });
  const takenAt = Date.parse((await doseOf(ana)).takenAt!);
  expect(takenAt).toBeGreaterThanOrEqual(before - 2 * HOUR_MS);
  expect(takenAt).toBeLessThanOrEqual(Date.now() - 2 * HOUR_MS);
});

test('an hour of delay that is asked for again begins when it arrives', async () => {
  const ana = await house.patient('Ana');
  const token = await tokenFor(ana, [await addPlan(ana)]);
  const before = Date.now();
  expect((await answerAgain(token, 'snooze')).json().data).toMatchObject({ answer: 'snooze' });
  expect(Date.parse((await doseOf(ana)).snoozedUntil!)).toBeGreaterThanOrEqual(before + HOUR_MS);
});

test('a question of the rules is not answered blindly', async () => {
  const ana = await house.patient('Ana');
  const productId = await someProduct(ana);
  await addBox(ana, { productId });
  const token = await tokenFor(ana, [await addPlan(ana, { productId })]);
  const reply = await answer(token, 'take');
  expect(reply.json()).toMatchObject({ error: { code: 'open-box-first' } });
  expect(await statesOf(ana)).not.toContain('taken');
});

test('a forged, an old and a useless token open nothing', async () => {
  const ana = await house.patient('Ana');
  const plan = await addPlan(ana);
  const token = await tokenFor(ana, [plan]);
  const spent = [
    `${token.slice(0, -2)}xx`,
    messageToken(house.vault, 'unsubscribe', { id: ana.id, expires: hence(1) }),
    await tokenFor(ana, [plan], { expiresAt: hence(-1), nth: 1 }),
  ];
  await ana.call('DELETE', `/api/plans/${plan.id}`);
  for (const each of [...spent, token]) {
    for (const reply of [await read(each), await answer(each, 'take')]) {
      expect(reply.statusCode).toBe(410);
      expect(reply.json()).toMatchObject({ error: { code: 'link-spent' } });
    }
  }
});

test('without the consent for health data a link neither shows nor records', async () => {
  const ana = await house.patient('Ana');
  const token = await tokenFor(ana, [await addPlan(ana)]);
  await ana.call('DELETE', '/api/consents/health-data');
  expect((await read(token)).statusCode).toBe(403);
  expect((await post('/api/answers', { token, answer: 'take' })).statusCode).toBe(403);
});
