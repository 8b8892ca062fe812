import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { UNUSED_SMTP, pushSubscription } from '../../testing/contract/message-examples.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { users } from '../auth/table.ts';
import { pushSubscriptions, reminderChanges } from './table.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp({ smtpUrl: UNUSED_SMTP });
});

const PATH = '/api/settings/notifications';
const choose = (ana: Patient, email: string | null) =>
  ana.call('PUT', PATH, { payload: { email: { email } } });
/** Codes that wait in the queue for a patient: no job of this test sends any. */
const codesOf = async ({ id }: Patient) => {
  const { rows } = await house.db.execute(
    sql`select from pgboss.job where name = 'send-code' and data->>'owner' = ${id}`,
  );
  return rows.length;
};

test('a demonstration sends no code to anybody', async () => {
  const ana = await house.patient('Ana');
  await house.db
    .update(users)
    .set({ demoExpiresAt: new Date(Date.now() + HOUR_MS) })
    .where(eq(users.id, ana.id));
  expect((await choose(ana, 'alguem@example.com')).statusCode).toBe(200);
  expect((await ana.call('POST', `${PATH}/email/code`)).statusCode).toBe(409);
  expect(await codesOf(ana)).toBe(0);
});

test('one patient sends five codes an hour, by whatever address', async () => {
  const ana = await house.patient('Ana');
  for (let n = 0; n < 8; n++) expect((await choose(ana, `vitima-${n}@example.com`)).statusCode).toBe(200);
  expect(await codesOf(ana)).toBe(5);
  expect((await ana.call('POST', `${PATH}/email/code`)).statusCode).toBe(429);
});

test('one address gets five codes an hour, whoever asks', async () => {
  const patients: Patient[] = [];
  for (let n = 0; n < 7; n++) patients.push(await house.patient());
  for (const ana of patients) await choose(ana, 'Mesma@example.com');
  const sent = await Promise.all(patients.map((ana) => codesOf(ana)));
  expect(sent.filter((codes) => codes > 0)).toHaveLength(5);
});

test('ending the session of a device ends its notifications', async () => {
  const ana = await house.patient('Ana');
  await ana.call('POST', '/api/push-subscriptions', { payload: pushSubscription() });
  const devices = () => house.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, ana.id));
  expect(await devices()).toBe(1);
  await ana.call('POST', '/api/auth/logout');
  expect(await devices()).toBe(0);
});

test('a confirmed address plans the messages anew', async () => {
  const ana = await house.patient('Ana');
  await house.db.delete(reminderChanges).where(eq(reminderChanges.userId, ana.id));
  await house.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, ana.id));
  expect(await house.db.$count(reminderChanges, eq(reminderChanges.userId, ana.id))).toBe(1);
});
