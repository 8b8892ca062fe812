import type { Application } from '@leveza/contract/applications/applications.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { tapNews } from '../../testing/channels/graph-news.ts';
import { GRAPH } from '../../testing/channels/graph.ts';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { clockName } from '../applications/shared/injection-door.ts';
import { messageToken } from '../messages/shared/message-token.ts';
import { contactPoints, messages, messageTopics } from '../messages/table.ts';

let house: TestApp;
let ana: Patient;
let number = 0;
beforeAll(async () => {
  house = await testApp({ whatsapp: { ...GRAPH, url: 'http://127.0.0.1:1' } });
});

const YESTERDAY = addDays(dayIn(DEFAULT_ZONE, new Date()), -1);
const AT = instantAt(YESTERDAY, '08:00', DEFAULT_ZONE);
const ago = (hours: number) => new Date(Math.floor((Date.now() - hours * HOUR_MS) / 1000) * 1000);

interface Sent {
  what: string;
  plannedAt: Date;
  claimedAt?: Date;
  expires?: Date;
}

/** A reminder that went to the patient's WhatsApp, and a way to tap its buttons. */
async function sentMessage({ what, plannedAt, claimedAt = plannedAt, expires = ago(-1) }: Sent) {
  const userId = ana.id;
  const phone = `55119${String(99_990_000 + number++)}`;
  await house.db
    .insert(contactPoints)
    .values({ userId, channel: 'whatsapp', address: `+${phone}`, confirmedAt: AT });
  const words = { type: 'medications', title: 'Hora da sua dose', body: '', isAnswerable: true } as const;
  const sent = {
    priority: 'high',
    sendAt: plannedAt,
    usefulUntil: expires,
    state: 'sent',
    claimedAt,
  } as const;
  const [message] = await house.db
    .insert(messages)
    .values({ userId, channel: 'whatsapp', ...words, ...sent })
    .returning({ id: messages.id });
  const messageId = message!.id;
  await house.db
    .insert(messageTopics)
    .values({ messageId, userId, channel: 'whatsapp', what, plannedAt, nth: 0 });
  const token = messageToken(house.vault, 'answer', { id: messageId, expires });
  return async (answer: string, at?: Date) => {
    const { body, headers } = tapNews(`${answer}.${token}`, { from: phone, ...(at && { at }) });
    const call = { method: 'POST', url: '/api/webhooks/whatsapp', payload: body, headers } as const;
    expect((await house.app.inject(call)).statusCode).toBe(200);
  };
}

/** A dose of yesterday at 08:00, and the tap on its reminder. */
async function planOfYesterday(sent: Partial<Sent> = {}) {
  ana = await house.patient();
  const plan = (await ana.call('POST', '/api/plans', { payload: PLAN })).json<{ data: Plan }>().data;
  return sentMessage({ what: `dose:${plan.id}:${YESTERDAY}T08:00`, plannedAt: AT, ...sent });
}

async function doseOfYesterday(): Promise<PlannedDose> {
  const reply = await ana.call('GET', `/api/doses?from=${YESTERDAY}&to=${YESTERDAY}`);
  return reply.json<{ data: PlannedDose[] }>().data.find(({ time }) => time === '08:00')!;
}

async function replies(): Promise<unknown[]> {
  const { rows } = await house.db.execute<{ reply: string }>(
    sql`select data->>'reply' as reply from pgboss.job where data->>'owner' = ${ana.id}`,
  );
  return rows.map(({ reply }) => reply);
}

test('a tap on a button of WhatsApp takes the dose of its message', async () => {
  const tap = await planOfYesterday();
  await tap('take');
  expect((await doseOfYesterday()).state).toBe('taken');
});

test('a tap that Meta delivers hours later takes the dose at the moment of the tap', async () => {
  const tap = await planOfYesterday();
  const at = ago(3);
  await tap('take', at);
  expect((await doseOfYesterday()).takenAt).toBe(at.toISOString());
});

test('a tap is as good as its message was then: the reminder may have expired on the way', async () => {
  const tap = await planOfYesterday({ expires: ago(2) });
  await tap('take', ago(3));
  expect(await replies()).toEqual(['take']);
  expect((await doseOfYesterday()).state).toBe('taken');
});

test('a tap after its message expired records nothing, nor one whose moment cannot be believed', async () => {
  const tap = await planOfYesterday({ expires: ago(2) });
  await tap('take', ago(1));
  await tap('skip', new Date(AT.getTime() - DAY_MS));
  expect(await replies()).toEqual(['spent', 'spent']);
  expect((await doseOfYesterday()).recordId).toBeNull();
});

test.each([
  ['in the future', ago(-3)],
  ['before the message was sent', ago(5)],
])('a tap %s counts as now', async (_, at) => {
  const tap = await planOfYesterday({ claimedAt: ago(4) });
  const before = Date.now();
  await tap('take', at);
  const takenAt = Date.parse((await doseOfYesterday()).takenAt!);
  expect(takenAt).toBeGreaterThanOrEqual(before);
  expect(takenAt).toBeLessThanOrEqual(Date.now());
});

/** An injection of every week that was due some hours ago, and the tap on its reminder. */
async function injectionDue(hours: number, expires = ago(-1)) {
  ana = await house.patient();
  const { id } = await addPen(ana);
  for (const weeks of [2, 1]) {
    await apply(ana, id, { datetime: ago(weeks * 7 * 24 + hours).toISOString() });
  }
  const plannedAt = ago(hours);
  const what = `injection:${clockName(plannedAt, DEFAULT_ZONE)}`;
  return sentMessage({ what, plannedAt, expires });
}

const newestDose = async () =>
  (await ana.call('GET', '/api/applications')).json<{ data: Application[] }>().data[0]!;

test('an injection is dated by its tap', async () => {
  const tap = await injectionDue(4);
  const at = ago(3);
  await tap('take', at);
  expect((await newestDose()).datetime).toBe(at.toISOString());
});

test('an hour of delay begins when the tap arrives, as the answer says', async () => {
  const tap = await injectionDue(4);
  const before = Date.now();
  await tap('snooze', ago(3));
  const reply = await ana.call('GET', '/api/reminders/next');
  const next = reply.json<{ data: { kind: string; about: string }[] }>().data;
  const due = next.find(({ kind }) => kind === 'injection-due')!;
  expect(Date.parse(due.about)).toBeGreaterThanOrEqual(before + HOUR_MS);
  expect(await replies()).toEqual(['snooze']);
});

test('an injection tapped in its window is recorded when the tap arrives after the window', async () => {
  const tap = await injectionDue(6 * 24, ago(2 * 24));
  const at = ago(5 * 24);
  await tap('take', at);
  expect(await replies()).toEqual(['take']);
  expect((await newestDose()).datetime).toBe(at.toISOString());
});
