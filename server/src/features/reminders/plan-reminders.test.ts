import type { Reply } from '@leveza/contract/endpoint.ts';
import type { listMessages } from '@leveza/contract/messages/log.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt, wallClock } from '@leveza/domain/time/instants.ts';
import { HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { exportOf, importInto } from '../../testing/portability/archives.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { consents, users } from '../auth/table.ts';
import { messages, reminderChanges } from '../messages/table.ts';
import { planPatient } from './plan-patient.ts';
import { planChanged, planReminders } from './plan-reminders.ts';
import { reminderHorizons } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp({ smtpUrl: 'smtp://localhost:1' });
});

const TOMORROW = addDays(dayIn(DEFAULT_ZONE, new Date()), 1);
const at = (time: string, days = 0) => instantAt(addDays(TOMORROW, days), time, DEFAULT_ZONE);
const NOW = at('06:00');

async function reachable(): Promise<Patient> {
  const ana = await house.patient('Ana');
  await house.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, ana.id));
  await house.db.insert(consents).values({ userId: ana.id, purpose: 'messages', version: CONSENT_VERSION });
  return ana;
}

/** A patient whom e-mail reaches, with a vitamin at 08:00 and 20:00. */
async function reminded(change: object = {}): Promise<{ ana: Patient; plan: Plan }> {
  const ana = await reachable();
  const reply = await ana.call('POST', '/api/plans', { payload: { ...PLAN, ...change } });
  return { ana, plan: reply.json<{ data: Plan }>().data };
}

const planned = (ana: Patient, now = NOW) => planPatient(house.db, ana.id, house.config, now);

/** The plan, such as 'email 08:00 Hora da sua dose'; days after tomorrow are counted. */
async function timetable(ana: Patient, zone = DEFAULT_ZONE): Promise<string[]> {
  const rows = await house.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, ana.id), eq(messages.state, 'planned')))
    .orderBy(asc(messages.sendAt));
  return rows.map(({ channel, sendAt, title }) => {
    const { day, time } = wallClock(zone, sendAt);
    return `${channel} ${day === TOMORROW ? '' : '+ '}${time} ${title}`;
  });
}

const DUE = 'Hora da sua dose';
const BOTH = [`email 08:00 ${DUE}`, `email 20:00 ${DUE}`, `email + 08:00 ${DUE}`];
const dose = (plan: Plan, time: string) => ({ planId: plan.id, plannedAt: at(time).toISOString() });

test('doses are planned at their own times, and a second plan changes nothing', async () => {
  const { ana } = await reminded();
  await planned(ana);
  expect(await timetable(ana)).toEqual(BOTH);
  await planned(ana);
  expect(await timetable(ana)).toEqual(BOTH);
  expect(await house.db.$count(reminderChanges, eq(reminderChanges.userId, ana.id))).toBe(0);
});

test('a dose marked taken before its time is not reminded, nor one skipped', async () => {
  const { ana, plan } = await reminded({ scheduledTimes: ['08:00', '12:00', '20:00'] });
  await planned(ana);
  expect(await timetable(ana)).toHaveLength(5);
  await ana.call('POST', '/api/doses', { payload: dose(plan, '08:00') });
  await ana.call('POST', '/api/doses/skip', { payload: { ...dose(plan, '12:00'), reason: 'Viagem' } });
  // The change holds the sender until the patient is planned anew.
  expect(await house.db.$count(reminderChanges, eq(reminderChanges.userId, ana.id))).toBeGreaterThan(0);
  await planChanged({ db: house.db, config: house.config, now: () => NOW });
  expect(await timetable(ana)).toEqual([
    `email 20:00 ${DUE}`,
    `email + 08:00 ${DUE}`,
    `email + 12:00 ${DUE}`,
  ]);
});

test('a dose put off after its reminder is reminded again at its new time', async () => {
  const now = new Date();
  const due = new Date(Math.floor(now.getTime() / MINUTE_MS - 60) * MINUTE_MS);
  const { day, time } = wallClock(DEFAULT_ZONE, due);
  const { ana, plan } = await reminded({ startDate: addDays(day, -1), scheduledTimes: [time] });
  await planned(ana, due);
  const isFirst = and(eq(messages.userId, ana.id), eq(messages.sendAt, due));
  await house.db.update(messages).set({ state: 'sent', sentAt: due, attempts: 1 }).where(isFirst);
  // A reminder of an hour before would come again at once.
  await settle(ana, { kinds: { 'dose-due': { minutesBefore: 60 } } });
  const until = new Date(now.getTime() + HOUR_MS);
  const payload = { planId: plan.id, plannedAt: due.toISOString(), until: until.toISOString() };
  expect((await ana.call('POST', '/api/doses/snooze', { payload })).statusCode).toBe(201);
  await planned(ana, now);
  const [next] = await house.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, ana.id), eq(messages.state, 'planned')))
    .orderBy(asc(messages.sendAt));
  expect(next).toMatchObject({ sendAt: until, title: DUE });
});

test('data that were imported are reminded of', async () => {
  const { ana } = await reminded();
  const bia = await reachable();
  await importInto(house, bia.id, await exportOf(house, ana.id));
  await planChanged({ db: house.db, config: house.config, now: () => NOW });
  expect(await timetable(bia)).toEqual(BOTH);
});

test.each<[string, (ana: Patient, plan: Plan) => Promise<unknown>]>([
  ['deleting the plan', (ana, plan) => ana.call('DELETE', `/api/plans/${plan.id}`)],
  ['switching doses off', (ana) => settle(ana, { kinds: { 'dose-due': { enabled: false } } })],
])('%s takes its messages away', async (_, change) => {
  const { ana, plan } = await reminded();
  await planned(ana);
  await change(ana, plan);
  await planned(ana);
  expect(await timetable(ana)).toEqual([]);
});

const settle = (ana: Patient, payload: object) => ana.call('PUT', '/api/settings/reminders', { payload });

test('a plan without reminders is not reminded', async () => {
  const { ana } = await reminded({ reminderEnabled: false });
  await planned(ana);
  expect(await timetable(ana)).toEqual([]);
});

test('other settings and another zone are followed', async () => {
  const { ana } = await reminded();
  await settle(ana, { kinds: { 'dose-due': { minutesBefore: 15 } } });
  await planned(ana);
  expect(await timetable(ana)).toEqual([
    'email 07:45 Sua dose das 08:00',
    'email 19:45 Sua dose das 20:00',
    'email + 07:45 Sua dose das 08:00',
  ]);
  await ana.call('PUT', '/api/users/profile', { payload: { timeZone: 'Europe/Lisbon' } });
  await planned(ana, instantAt(TOMORROW, '06:00', 'Europe/Lisbon'));
  expect((await timetable(ana, 'Europe/Lisbon'))[0]).toBe('email 07:45 Sua dose das 08:00');
});

test('without the consent for messages, and in a demonstration, only the bell rings', async () => {
  const { ana } = await reminded();
  await house.db.delete(consents).where(and(eq(consents.userId, ana.id), eq(consents.purpose, 'messages')));
  await planned(ana);
  expect((await timetable(ana))[0]).toBe(`bell 08:00 ${DUE}`);
  const { ana: demo } = await reminded();
  await house.db
    .update(users)
    .set({ demoExpiresAt: at('23:00') })
    .where(eq(users.id, demo.id));
  await planned(demo);
  expect((await timetable(demo)).every((line) => line.startsWith('bell'))).toBe(true);
});

test.each([
  [false, DUE],
  [true, 'Vitamina D 50 mg às 08:00'],
])('with the preview %s the delivery log has of the bell: %s', async (preview, title) => {
  const { ana } = await reminded({ scheduledTimes: ['08:00'] });
  await house.db.delete(consents).where(and(eq(consents.userId, ana.id), eq(consents.purpose, 'messages')));
  const chosen = await ana.call('PUT', '/api/settings/notifications', { payload: { push: { preview } } });
  expect(chosen.statusCode, chosen.body).toBe(200);
  await planned(ana);
  await house.db.update(messages).set({ state: 'sent' }).where(eq(messages.userId, ana.id));
  const log = await ana.call('GET', '/api/messages');
  expect(log.json<Reply<typeof listMessages>>().data[0]).toMatchObject({ channel: 'bell', title });
  expect(log.body.includes('Vitamina')).toBe(preview);
});

test('planners at once make one plan', FIRST_TRY, async () => {
  const { ana } = await reminded();
  await Promise.all(Array.from({ length: 6 }, () => planned(ana)));
  expect(await timetable(ana)).toEqual(BOTH);
});

test('a patient whose planning fails stops no other, and is tried again', async () => {
  const [{ ana }, { ana: bia }] = [await reminded(), await reminded()];
  await house.db.execute(sql`update profiles set time_zone = 'Nowhere' where user_id = ${ana.id}`);
  await house.db.execute(sql`
    insert into profiles (user_id, time_zone) values (${ana.id}, 'Nowhere')
    on conflict (user_id) do update set time_zone = 'Nowhere'`);
  const everyone = () => planReminders({ db: house.db, config: house.config, now: () => NOW });
  await expect(everyone()).rejects.toThrow('1 failed');
  expect(await timetable(bia)).toEqual(BOTH);
  await house.db.execute(sql`update profiles set time_zone = ${DEFAULT_ZONE} where user_id = ${ana.id}`);
  await everyone();
  expect(await timetable(ana)).toEqual(BOTH);
});

test('after two days off: one message about what did not come, and nothing twice', async () => {
  const { ana } = await reminded();
  const before = new Date(NOW.getTime() - 60 * HOUR_MS);
  await planned(ana, before);
  await planned(ana, NOW);
  const first = await timetable(ana);
  expect(first[0]).toContain('06:00');
  expect(first[0]).toMatch(/aviso/);
  expect(first.slice(1)).toEqual(BOTH);
  // Planned once more before it was sent, it is still one.
  await planned(ana, new Date(NOW.getTime() + MINUTE_MS));
  expect(await timetable(ana)).toEqual(first);
});

test('what was sent is not planned again, and what waits for another try is dropped once it is answered', async () => {
  const { ana, plan } = await reminded();
  await planned(ana);
  const now = at('08:05');
  const isDue = and(eq(messages.userId, ana.id), eq(messages.sendAt, at('08:00')));
  await house.db.update(messages).set({ state: 'retrying', attempts: 1 }).where(isDue);
  await planned(ana, now);
  expect(await house.db.$count(messages, isDue)).toBe(1);
  expect((await timetable(ana))[0]).toBe(`email 20:00 ${DUE}`);
  await ana.call('POST', '/api/doses', { payload: dose(plan, '08:00') });
  await planned(ana, now);
  expect(await house.db.$count(messages, isDue)).toBe(0);
});

test('a message that waits for another try no longer counts the dose taken meanwhile', async () => {
  const { ana, plan } = await reminded({ scheduledTimes: ['08:00'] });
  const other = { ...PLAN, name: 'Ômega 3', scheduledTimes: ['08:00'] };
  await ana.call('POST', '/api/plans', { payload: other });
  await planned(ana);
  expect((await timetable(ana))[0]).toBe('email 08:00 Hora de 2 doses');
  const isDue = and(eq(messages.userId, ana.id), eq(messages.sendAt, at('08:00')));
  await house.db.update(messages).set({ state: 'retrying', attempts: 1 }).where(isDue);
  await ana.call('POST', '/api/doses', { payload: dose(plan, '08:00') });
  await planned(ana, at('08:05'));
  const [retried, ...others] = await house.db.select().from(messages).where(isDue);
  expect(retried).toMatchObject({ title: DUE, state: 'retrying', attempts: 1 });
  expect(others).toEqual([]);
});

test.each(['test', 'code'] as const)(
  'a %s waits undisturbed, and what a channel refused for good goes by another way',
  async (type) => {
    const { ana } = await reminded();
    await planned(ana);
    const isDue = and(eq(messages.userId, ana.id), eq(messages.sendAt, at('08:00')));
    await house.db.update(messages).set({ state: 'failed', attempts: 1 }).where(isDue);
    const waiting: typeof messages.$inferInsert = {
      userId: ana.id,
      channel: 'email',
      type,
      title: 'Teste',
      body: 'Deu certo.',
      priority: 'medium',
      sendAt: at('08:06'),
      usefulUntil: at('08:20'),
      state: 'planned',
    };
    await house.db.insert(messages).values(waiting);
    await planned(ana, at('08:05'));
    expect((await timetable(ana)).slice(0, 3)).toEqual([
      `bell 08:05 ${DUE}`,
      'email 08:06 Teste',
      `email 20:00 ${DUE}`,
    ]);
  },
);

test('a plan that ends soon is made anew, and one of a patient who left is not', async () => {
  const { ana } = await reminded();
  await planned(ana);
  const later = new Date(NOW.getTime() + 25 * HOUR_MS);
  await planReminders({ db: house.db, config: house.config, now: () => later });
  const [horizon] = await house.db.select().from(reminderHorizons).where(eq(reminderHorizons.userId, ana.id));
  expect(horizon!.plannedUntil.getTime()).toBe(later.getTime() + 36 * HOUR_MS);
  await house.db.delete(users).where(eq(users.id, ana.id));
  await planned(ana, later);
  expect(await timetable(ana)).toEqual([]);
});

test('without the consent for health data no dose is said, on the bell neither', async () => {
  const { ana } = await reminded();
  await planned(ana);
  expect(await timetable(ana)).not.toEqual([]);
  await ana.call('DELETE', '/api/consents/health-data');
  await planned(ana);
  expect(await timetable(ana)).toEqual([]);
});
