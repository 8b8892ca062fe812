import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../http/session/owner-of.ts';
import { registration } from '../../testing/contract/examples.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { refreshTokens, sessions } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function signUp(): Promise<Tokens & { userId: string }> {
  const reply = await house.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: registration(),
  });
  const { accessToken, refreshToken, user } = reply.json<{ data: Tokens & { user: { id: string } } }>().data;
  return { accessToken, refreshToken, userId: user.id };
}

const refresh = (refreshToken: string) =>
  house.app.inject({ method: 'POST', url: '/api/auth/refresh', payload: { refreshToken } });

const tokensOf = (reply: { json: () => unknown }) => (reply.json() as { data: Tokens }).data;

const canRead = async ({ accessToken }: Tokens) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await house.app.inject({ url: '/api/users/me', headers })).statusCode === 200;
};

/** Moves the use of a token into the past. */
const age = (token: string, seconds: number) =>
  house.db
    .update(refreshTokens)
    .set({ usedAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(refreshTokens.tokenHash, hashToken(token)));

test('a refresh gives new tokens and voids the old ones', async () => {
  const first = await signUp();
  const second = tokensOf(await refresh(first.refreshToken));
  expect(second.accessToken).not.toBe(first.accessToken);
  expect([await canRead(first), await canRead(second)]).toEqual([false, true]);
  expect((await refresh(second.refreshToken)).statusCode).toBe(200);
});

test('fifty refreshes of one token at once give one successor', FIRST_TRY, async () => {
  const { refreshToken, userId } = await signUp();
  const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map((reply) => tokensOf(reply).refreshToken)).size).toBe(1);
  const [session] = await house.db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(await house.db.$count(refreshTokens, eq(refreshTokens.sessionId, session!.id))).toBe(2);
});

test('a repeat within 10 s gets the identical answer', async () => {
  const { refreshToken } = await signUp();
  const first = await refresh(refreshToken);
  await age(refreshToken, 9);
  expect((await refresh(refreshToken)).body).toBe(first.body);
});

test('a spent token that comes back later ends the session for thief and patient', async () => {
  const first = await signUp();
  const second = tokensOf(await refresh(first.refreshToken));
  await age(first.refreshToken, 11);
  expect((await refresh(first.refreshToken)).statusCode).toBe(401);
  expect(await canRead(second)).toBe(false);
  expect((await refresh(second.refreshToken)).statusCode).toBe(401);
});

test('tokens are stored only as hashes', async () => {
  const first = await signUp();
  const second = tokensOf(await refresh(first.refreshToken));
  const { rows } = await house.db.execute(sql`
    select row_to_json(s)::text || row_to_json(r)::text as everything
    from sessions s join refresh_tokens r on r.session_id = s.id where s.user_id = ${first.userId}`);
  const stored = JSON.stringify(rows);
  for (const token of [first, second].flatMap(({ accessToken, refreshToken }) => [
    accessToken,
    refreshToken,
  ])) {
    expect(stored).not.toContain(token);
  }
});

test.each([
  ['7 days without use', { idleExpiresAt: new Date(Date.now() - 1000) }],
  ['30 days after sign-in', { absoluteExpiresAt: new Date(Date.now() - 1000) }],
])('%s the session is over', async (_, change) => {
  const { refreshToken, userId } = await signUp();
  await house.db.update(sessions).set(change).where(eq(sessions.userId, userId));
  const reply = await refresh(refreshToken);
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ error: { code: 'unauthenticated' } });
});

test('a session lives 15 minutes, 7 days and 30 days', async () => {
  const { userId } = await signUp();
  const [session] = await house.db.select().from(sessions).where(eq(sessions.userId, userId));
  const minutes = (until: Date) => Math.round((until.getTime() - session!.createdAt.getTime()) / MINUTE_MS);
  expect([session!.accessExpiresAt, session!.idleExpiresAt, session!.absoluteExpiresAt].map(minutes)).toEqual(
    [15, 7 * 1440, 30 * 1440],
  );
});

test('nothing and nonsense are no refresh tokens', async () => {
  expect((await house.app.inject({ method: 'POST', url: '/api/auth/refresh', payload: {} })).statusCode).toBe(
    401,
  );
  expect((await refresh('nonsense')).statusCode).toBe(401);
});
