import { openChannels } from '../../../services/channels.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { UNKNOWN, accepted, later, refused } from '../../../services/delivery.ts';
import type { Patient, TestApp } from '../../../testing/test-app.ts';
import { testApp } from '../../../testing/test-app.ts';
import { consents, users } from '../../auth/table.ts';
import { notifications } from '../../notifications/table.ts';
import { profiles } from '../../profile/table.ts';
import type { Deliver, Outcome } from '../deliver/due-message.ts';
import type { PlannedMessage } from '../shared/put-planned.ts';
import { putPlanned } from '../shared/put-planned.ts';
import { contactPoints, messages, pushSubscriptions } from '../table.ts';
import { sendDue } from './send-due.ts';

let house: TestApp;
let ana: Patient;
beforeAll(async () => {
  house = await testApp();
});
beforeEach(async () => {
  await house.db.delete(users);
  ana = await reachable();
});

const START = Date.parse('2026-11-16T11:00:00Z');
let minutes = 0;
const now = () => new Date(START + minutes * MINUTE_MS);
const at = (minute: number) => new Date(START + minute * MINUTE_MS);

/** A patient with an address that is theirs, who agreed to messages, and whose messages are planned. */
async function reachable(): Promise<Patient> {
  const patient = await house.patient();
  await house.db.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, patient.id));
  await house.db
    .insert(consents)
    .values({ userId: patient.id, purpose: 'messages', version: CONSENT_VERSION });
  await planned(patient);
  return patient;
}
/** As after the planner: nothing about the patient has changed since. */
const planned = (patient: Patient) =>
  house.db.execute(sql`delete from reminder_changes where user_id = ${patient.id}`);

/** A confirmed number, which keeps quiet hours. */
async function bySms(patient: Patient) {
  await house.db
    .insert(contactPoints)
    .values({ userId: patient.id, channel: 'sms', address: '+5511999998888', confirmedAt: at(-10) });
  await planned(patient);
}

let number = 0;
function put(patient: Patient, change: Partial<PlannedMessage> = {}) {
  number += 1;
  const sendAt = change.sendAt ?? at(0);
  return putPlanned(
    house.db,
    patient.id,
    [
      {
        channel: 'email',
        type: 'medications',
        title: 'Hora da sua dose',
        body: 'Toque para registrar.',
        link: '/dashboard',
        isAnswerable: true,
        priority: 'high',
        sendAt,
        usefulUntil: at(120),
        topics: [{ what: `dose:${number}`, plannedAt: sendAt, nth: 0 }],
        ...change,
      },
    ],
    at(0),
  );
}

const sent: string[] = [];
/** Sends what is due at a minute; the outside world answers in this order, then takes everything. */
async function sendAtMinute(minute: number, ...answers: (Outcome | (() => Promise<Outcome>))[]) {
  minutes = minute;
  sent.length = 0;
  const deliver: Deliver = async ({ recipient, channel, title }) => {
    sent.push(`${channel} ${recipient.address ?? recipient.devices.length} ${title}`);
    const answer = answers.shift() ?? { delivery: accepted('outside') };
    return typeof answer === 'function' ? answer() : answer;
  };
  const { app: _, ...around } = house;
  const surroundings = {
    ...around,
    sendMail: async () => accepted(),
    channels: openChannels(house.config, house.vault),
    baseUrl: () => '',
    signal: AbortSignal.timeout(60_000),
  };
  await sendDue(house.db, surroundings, { deliver, now });
  return sent.length;
}

const kept = async (patient: Patient) => {
  const rows = await house.db.select().from(messages).where(eq(messages.userId, patient.id));
  return rows.map(({ state, attempts, failure }) => [state, attempts, failure]);
};
const bells = async (patient: Patient) => {
  const rows = await house.db.select().from(notifications).where(eq(notifications.userId, patient.id));
  return rows.map(({ title }) => title);
};

test('a message goes out at its moment, once, to the account’s own address', async () => {
  await put(ana, { sendAt: at(1) });
  expect(await sendAtMinute(0)).toBe(0);
  expect(await sendAtMinute(1)).toBe(1);
  expect(sent).toEqual([`email ${ana.id}@example.com Hora da sua dose`]);
  expect(await sendAtMinute(1)).toBe(0);
  expect(await kept(ana)).toEqual([['sent', 1, null]]);
});

test('nothing goes out while a change of the patient’s data waits to be planned', async () => {
  await put(ana);
  await house.db.execute(sql`insert into reminder_changes (user_id) values (${ana.id})`);
  expect(await sendAtMinute(0)).toBe(0);
  await planned(ana);
  expect(await sendAtMinute(0)).toBe(1);
});

test('a test that the patient asked for does not wait for that', async () => {
  await put(ana);
  await house.db.update(messages).set({ type: 'test' }).where(eq(messages.userId, ana.id));
  await house.db.execute(sql`insert into reminder_changes (user_id) values (${ana.id})`);
  expect(await sendAtMinute(0)).toBe(1);
});

test('without the consent only security goes out, and to a demonstration nothing', async () => {
  const bia = await reachable();
  await house.db.delete(consents).where(eq(consents.userId, ana.id));
  await house.db
    .update(users)
    .set({ demoExpiresAt: at(600) })
    .where(eq(users.id, bia.id));
  await planned(ana);
  await put(ana);
  await put(ana, { type: 'security', title: 'Novo acesso' });
  await put(bia);
  await sendAtMinute(0);
  expect(sent).toEqual([`email ${ana.id}@example.com Novo acesso`]);
  expect(await kept(bia)).toEqual([['failed', 1, 'undeliverable']]);
  const { rows } = await house.db.execute(sql`select from reminder_changes where user_id = ${bia.id}`);
  expect(rows).not.toEqual([]);
});

test('a passing failure is tried again after 1, 4 and 15 minutes, until it is of no more use', async () => {
  const busy = { delivery: later() };
  await put(ana, { usefulUntil: at(30) });
  expect(await sendAtMinute(0, busy)).toBe(1);
  expect(await kept(ana)).toEqual([['retrying', 1, 'later']]);
  expect(await sendAtMinute(0.9)).toBe(0);
  expect(await sendAtMinute(1, busy)).toBe(1);
  expect(await sendAtMinute(4.9)).toBe(0);
  expect(await sendAtMinute(5, busy)).toBe(1);
  expect(await sendAtMinute(20, busy)).toBe(1);
  expect(await kept(ana)).toEqual([['expired', 4, 'later']]);
  expect(await sendAtMinute(81)).toBe(0);
});

test('another try waits for the end of the quiet hours, unless the message was meant for them', async () => {
  const busy = { delivery: later() };
  const [evening, night, morning] = [at(839), at(900), at(1440)];
  await bySms(ana);
  await put(ana, { channel: 'sms', sendAt: evening, usefulUntil: at(1500) });
  expect(await sendAtMinute(839, busy)).toBe(1);
  expect(await sendAtMinute(850)).toBe(0);
  // Its moment was before a night in which the server was off.
  await house.db.update(messages).set({ sendAt: evening }).where(eq(messages.userId, ana.id));
  expect(await sendAtMinute(860)).toBe(0);
  const [waiting] = await house.db.select().from(messages).where(eq(messages.userId, ana.id));
  expect(waiting).toMatchObject({ state: 'retrying', sendAt: morning });
  await put(ana, { channel: 'sms', sendAt: night, usefulUntil: at(1000) });
  expect(await sendAtMinute(900, busy)).toBe(1);
  expect(await sendAtMinute(901)).toBe(1);
  expect(await sendAtMinute(1440)).toBe(1);
});

/** Quiet hours cannot be reckoned for a patient whose clock is of no zone. */
async function withoutZone(patient: Patient) {
  await house.db.insert(profiles).values({ userId: patient.id, timeZone: 'Marte/Base' });
  await planned(patient);
}

test('a patient whose hours cannot be reckoned keeps no other message from being tried again', async () => {
  const busy = { delivery: later() };
  const bia = await reachable();
  await bySms(ana);
  await put(ana, { channel: 'sms' });
  await put(bia);
  expect(await sendAtMinute(0, busy, busy)).toBe(2);
  await withoutZone(ana);
  await expect(sendAtMinute(1)).rejects.toThrow(RangeError);
  expect(sent).toEqual([`email ${bia.id}@example.com Hora da sua dose`]);
  expect(await kept(bia)).toEqual([['sent', 2, null]]);
  expect(await kept(ana)).toEqual([['failed', 2, 'rejected']]);
  expect(await sendAtMinute(2)).toBe(0);
});

test.for([
  [later(), ['failed', 1, 'rejected']],
  [UNKNOWN, ['unconfirmed', 1, 'rejected']],
] as const)(
  'nor does one whose answer needs those hours keep another from being stored',
  async ([answer, state]) => {
    const bia = await reachable();
    await bySms(ana);
    await withoutZone(ana);
    await put(ana, { channel: 'sms', sendAt: at(-1) });
    await put(bia);
    await expect(sendAtMinute(0, { delivery: answer })).rejects.toThrow(RangeError);
    expect(await kept(bia)).toEqual([['sent', 1, null]]);
    expect(await kept(ana)).toEqual([state]);
    expect(await sendAtMinute(5)).toBe(0);
  },
);

test('a message that may have arrived is sent once more, never a third time, and its state says so', async () => {
  const lost = { delivery: UNKNOWN };
  await put(ana);
  expect(await sendAtMinute(0, lost)).toBe(1);
  expect(await sendAtMinute(0.5)).toBe(0);
  expect(await sendAtMinute(1, lost)).toBe(1);
  expect(await kept(ana)).toEqual([['repeated', 2, 'unknown']]);
  expect(await sendAtMinute(60)).toBe(0);
});

test('news from outside about a message without an answer keeps it from being sent again', async () => {
  await put(ana);
  await sendAtMinute(0, { delivery: UNKNOWN });
  await house.db.update(messages).set({ state: 'delivered' }).where(eq(messages.userId, ana.id));
  expect(await sendAtMinute(5)).toBe(0);
});

test('an address that is gone is stopped, and the bell says so', async () => {
  await put(ana);
  await house.db
    .insert(contactPoints)
    .values({ userId: ana.id, channel: 'whatsapp', address: '+5511999998888', confirmedAt: at(-10) });
  await planned(ana);
  await put(ana, { channel: 'whatsapp' });
  const gone = { delivery: refused('gone') };
  expect(await sendAtMinute(0, gone, gone)).toBe(2);
  expect(await kept(ana)).toEqual([
    ['failed', 1, 'gone'],
    ['failed', 1, 'gone'],
  ]);
  const [contact] = await house.db.select().from(contactPoints).where(eq(contactPoints.userId, ana.id));
  expect(contact!.stoppedAt).not.toBeNull();
  expect(contact!.confirmedAt, 'a dead number needs a new code').toBeNull();
  const { email } = (await ana.call('GET', '/api/settings/notifications')).json<{
    data: { email: { enabled: boolean } };
  }>().data;
  expect(email.enabled).toBe(false);
  expect((await bells(ana)).toSorted()).toEqual([
    'E-mail: lembretes não chegam',
    'WhatsApp: lembretes não chegam',
  ]);
});

test('a patient who leaves during a send keeps no other answer from being stored', async () => {
  const bia = await reachable();
  await bySms(bia);
  await put(bia, { channel: 'sms', sendAt: at(-1) });
  await put(ana);
  await sendAtMinute(0, async () => {
    await house.db.delete(users).where(eq(users.id, bia.id));
    return { delivery: refused('gone') };
  });
  expect(sent).toHaveLength(2);
  expect(await kept(ana)).toEqual([['sent', 1, null]]);
});

test('a device that is gone is removed; the last one is told', async () => {
  const device = (name: string) => ({ userId: ana.id, endpointHash: `${name} ${ana.id}`, sealed: name });
  const [old, other] = await house.db
    .insert(pushSubscriptions)
    .values([device('old'), device('other')])
    .returning();
  await planned(ana);
  await put(ana, { channel: 'push' });
  await sendAtMinute(0, { delivery: accepted(), goneDevices: [old!.id] });
  expect(sent).toEqual(['push 2 Hora da sua dose']);
  expect(await bells(ana)).toEqual([]);
  await planned(ana);
  await put(ana, { channel: 'push' });
  await sendAtMinute(0, { delivery: refused('gone'), goneDevices: [other!.id] });
  expect(sent).toEqual(['push 1 Hora da sua dose']);
  expect(await bells(ana)).toEqual(['Notificação no aparelho: lembretes não chegam']);
});

test('three messages in a row that did not arrive are told once', async () => {
  const lost = { delivery: refused('undeliverable') };
  for (const minute of [1, 2, 3, 4]) {
    // A message that was refused for good asks for a new plan.
    await planned(ana);
    await put(ana, { sendAt: at(minute) });
    await sendAtMinute(minute, lost);
    expect(await bells(ana)).toHaveLength(minute < 3 ? 0 : 1);
  }
});

test('a message for the bell is a notification', async () => {
  await put(ana, { channel: 'bell' });
  expect(await sendAtMinute(0)).toBe(0);
  expect(await bells(ana)).toEqual(['Hora da sua dose']);
  expect(await kept(ana)).toEqual([['sent', 1, null]]);
});

test('planned messages of a server that was off wait to be planned anew', async () => {
  await put(ana);
  expect(await sendAtMinute(11)).toBe(0);
  expect(await kept(ana)).toEqual([['planned', 0, null]]);
});
