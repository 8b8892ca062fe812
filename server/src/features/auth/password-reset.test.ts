import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { registration } from '../../testing/contract/examples.ts';
import { startSmtp } from '../../testing/smtp.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { workInBackground } from '../../testing/jobs.ts';
import { passwordResets } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

const folder = temporaryFolder();
const NEW = 'cavalo-na-serra-9';
const LINK = /http:\/\/\S+\/reset-password#token=(\S+)/;

let house: TestApp;
let from = 0;
beforeAll(async () => {
  house = await testApp({ dataDir: folder.path });
  await workInBackground(house);
});
afterAll(() => folder.remove());

const post = (url: string, payload: object) =>
  house.app.inject({
    method: 'POST',
    url: `/api/auth/${url}`,
    payload,
    // Each from an address of its own: these tests are not about the limits.
    remoteAddress: `198.51.100.${(from += 1) % 250}`,
  });

const forgot = (email: string) => post('forgot-password', { email });
const reset = (token: string, password = NEW) => post('reset-password', { token, password });
const login = (email: string, password: string) => post('login', { email, password });

async function ana() {
  const { email, password } = registration();
  const reply = await post('register', { ...registration(), email });
  const { data } = reply.json<{
    data: { accessToken: string; refreshToken: string; user: { id: string } };
  }>();
  return { email, password, id: data.user.id, ...data };
}

/** Those with a link to choose a password. */
function messagesTo(email: string): string[] {
  const outbox = join(folder.path, 'outbox');
  return readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((message) => message.includes(`Para: ${email}\n`) && LINK.test(message));
}

/** The token of the next message, which is on its way when the answer is already there. */
async function link(email: string): Promise<string> {
  const before = await forgot(email).then(() => seen.get(email) ?? 0);
  const message = await eventually(() => {
    const messages = messagesTo(email);
    expect(messages.length).toBeGreaterThan(before);
    return messages.at(-1)!;
  });
  seen.set(email, before + 1);
  return LINK.exec(message)![1]!;
}
const seen = new Map<string, number>();

const me = ({ accessToken }: { accessToken: string }) =>
  house.app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${accessToken}` } });

test('a known and an unknown address get the same answer, and only one a message', async () => {
  const { email } = await ana();
  await link(email);
  const known = await forgot(email.toUpperCase());
  const unknown = await forgot('ninguem@example.com');
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(known.statusCode).toBe(200);
  await eventually(() => expect(messagesTo(email)).toHaveLength(2));
  expect(messagesTo('ninguem@example.com')).toEqual([]);
});

test('the answer does not wait for what only a known address causes', async () => {
  const { email, id } = await ana();
  const holder = await house.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table password_resets in access exclusive mode');
  try {
    expect((await forgot(email)).statusCode).toBe(200);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await eventually(async () =>
    expect(await house.db.$count(passwordResets, eq(passwordResets.userId, id))).toBe(1),
  );
});

test('a link changes the password once and signs every device out', async () => {
  const account = await ana();
  const { email, password } = account;
  const other = (await login(email, password)).json<{ data: { accessToken: string; refreshToken: string } }>()
    .data;
  const token = await link(email);
  expect((await me(account)).statusCode).toBe(200);

  const done = await reset(token);
  expect([done.statusCode, done.json()]).toEqual([200, { success: true, data: { isReset: true } }]);
  for (const session of [account, other]) {
    expect((await me(session)).statusCode).toBe(401);
    expect((await post('refresh', { refreshToken: session.refreshToken })).statusCode).toBe(401);
  }
  expect((await login(email, password)).statusCode).toBe(401);
  expect((await login(email, NEW)).statusCode).toBe(200);

  const again = await reset(token, 'outra-senha-longa-3');
  expect(again.statusCode).toBe(410);
  expect(again.json()).toMatchObject({ error: { code: 'reset-link-spent' } });
  expect((await login(email, NEW)).statusCode).toBe(200);
});

test('a link is void after 30 minutes', async () => {
  const { email, password, id } = await ana();
  const token = await link(email);
  const ofAna = eq(passwordResets.userId, id);
  const [row] = await house.db.select().from(passwordResets).where(ofAna);
  expect(Math.round((row!.expiresAt.getTime() - Date.now()) / MINUTE_MS)).toBe(30);
  expect(JSON.stringify(row)).not.toContain(token);
  await house.db
    .update(passwordResets)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(ofAna);
  expect((await reset(token)).json()).toMatchObject({ error: { code: 'reset-link-spent' } });
  expect((await login(email, password)).statusCode).toBe(200);
});

test('a newer link makes the older one void', async () => {
  const { email } = await ana();
  const [older, newer] = [await link(email), await link(email)];
  expect((await reset(older)).json()).toMatchObject({ error: { code: 'reset-link-spent' } });
  expect((await reset(newer)).statusCode).toBe(200);
});

test('links asked for at the same moment leave one that works', FIRST_TRY, async () => {
  const { email, id } = await ana();
  await Promise.all(Array.from({ length: 8 }, () => forgot(email)));
  await eventually(() => expect(messagesTo(email)).toHaveLength(8));
  expect(await house.db.$count(passwordResets, eq(passwordResets.userId, id))).toBe(1);
});

test('a weak password is refused and does not spend the link', async () => {
  const { email } = await ana();
  const token = await link(email);
  for (const weak of ['1234567', 'password123']) {
    const reply = await reset(token, weak);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { message: 'Senha muito fraca' } });
  }
  expect((await reset(token)).statusCode).toBe(200);
});

test('of two resets with one link exactly one succeeds', FIRST_TRY, async () => {
  for (let round = 0; round < 3; round += 1) {
    const { email } = await ana();
    const token = await link(email);
    const passwords = [`${NEW}-a`, `${NEW}-b`];
    const replies = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200, 410]));
    const logins = await Promise.all(passwords.map((password) => login(email, password)));
    expect(logins.map((reply) => reply.statusCode === 200)).toEqual(
      replies.map((reply) => reply.statusCode === 200),
    );
  }
});

test('a sign-in with the old password that is under way ends with the others', FIRST_TRY, async () => {
  const { email, password } = await ana();
  const token = await link(email);
  const logins = Array.from({ length: 8 }, () => login(email, password));
  const done = await reset(token);
  expect(done.statusCode).toBe(200);
  for (const reply of await Promise.all(logins)) {
    if (reply.statusCode !== 200) continue;
    expect((await me(reply.json<{ data: { accessToken: string } }>().data)).statusCode).toBe(401);
  }
});

test.each(['nonsense', 'x'.repeat(200), 'á\u0000'])('"%s" is no link', async (token) => {
  expect((await reset(token)).statusCode).toBe(410);
});

test('a demonstration has no address to write to', async () => {
  const demo = await post('demo', {});
  const { email } = demo.json<{ data: { user: { email: string } } }>().data.user;
  expect((await forgot(email)).statusCode).toBe(200);
  const { email: real } = await ana();
  await link(real);
  expect(messagesTo(email)).toEqual([]);
});

test('by SMTP, from the request to the new password', async () => {
  const smtp = await startSmtp();
  const base = 'https://leveza.example';
  const mailed = await testApp({ smtpUrl: smtp.url, publicUrl: base });
  await workInBackground(mailed);
  const send = (url: string, payload: object) =>
    mailed.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload });
  const { email, ...rest } = registration();
  await send('register', { ...rest, email, name: 'José Conceição' });
  await send('forgot-password', { email });
  const mail = await eventually(() => {
    const found = smtp.arrived.find(({ subject }) => subject === 'Crie uma nova senha no Leveza');
    expect(found).toBeDefined();
    return found!;
  });
  expect(mail).toMatchObject({ recipients: [email] });
  expect(mail.text).toContain('Olá, José Conceição.');
  const token = new RegExp(`${base}/reset-password#token=(\\S+)`).exec(mail.text)![1]!;
  expect((await send('reset-password', { token, password: NEW })).statusCode).toBe(200);
  expect((await send('login', { email, password: NEW })).statusCode).toBe(200);
  await eventually(() =>
    expect(smtp.arrived.map(({ subject }) => subject)).toContain('Sua senha no Leveza foi alterada'),
  );
  await smtp.stop();
  // The answer stays the same when the message cannot be sent.
  expect((await send('forgot-password', { email })).statusCode).toBe(200);
});
