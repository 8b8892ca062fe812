import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { registration } from '../../testing/contract/examples.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { sessions } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

const post = (
  url: string,
  payload: object,
  options: { headers?: Record<string, string>; from?: string } = {},
) =>
  house.app.inject({
    method: 'POST',
    url,
    payload,
    headers: options.headers ?? {},
    remoteAddress: options.from ?? '203.0.113.1',
  });

const login = (email: string, password: string, from?: string) =>
  post('/api/auth/login', { email, password }, from ? { from } : {});

async function ana() {
  const body = registration();
  await post('/api/auth/register', body);
  return body;
}

test('the right password signs in an API client, tokens in the body and no cookie', async () => {
  const { email, password } = await ana();
  const reply = await login(email.toUpperCase(), password);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    success: true,
    data: {
      accessToken: expect.any(String) as string,
      refreshToken: expect.any(String) as string,
      user: { name: 'Ana Souza' },
    },
  });
  expect(reply.cookies).toEqual([]);
});

test('a browser gets its tokens as cookies with the right flags and never in the body', async () => {
  const { email, password } = await ana();
  const headers = {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
  };
  const reply = await post('/api/auth/login', { email, password }, { headers });
  const { data } = reply.json<{ data: object }>();
  expect(Object.keys(data)).toEqual(['user']);
  expect(reply.cookies).toHaveLength(3);
  for (const cookie of reply.cookies) {
    expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Lax', maxAge: 604_800 });
    expect(cookie.name).toMatch(/^__Host-/);
    expect(cookie).not.toHaveProperty('domain');
    expect(cookie.httpOnly ?? false).toBe(cookie.name !== '__Host-leveza-user');
  }
});

test.each([
  ['', 'segredo1', { email: 'Email é obrigatório' }],
  ['ana', 'segredo1', { email: 'Email inválido' }],
  ['ana@example.com', '', { password: 'Senha é obrigatória' }],
  ['ana@example.com', '12345', { password: 'Senha deve ter pelo menos 6 caracteres' }],
])('login with "%s" and "%s" is refused at the field', async (email, password, fields) => {
  const reply = await login(email, password);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ error: { fields } });
});

test('an unknown address and a wrong password have their own words', async () => {
  const { email } = await ana();
  const unknown = await login('ninguem@example.com', 'segredo1', '203.0.113.2');
  expect([unknown.statusCode, unknown.json<Refusal>().error.message]).toEqual([
    401,
    'Usuário não encontrado',
  ]);
  const wrong = await login(email, 'segredo1', '203.0.113.2');
  expect([wrong.statusCode, wrong.json<Refusal>().error.message]).toEqual([401, 'Senha incorreta']);
});

interface Refusal {
  error: { message: string };
}

describe('limits', () => {
  test('after 5 unknown addresses in an hour, failures from there say only that it failed', async () => {
    const { email } = await ana();
    const from = '203.0.113.3';
    const words = [];
    for (let n = 0; n < 7; n += 1) {
      words.push((await login(`nobody-${n}@example.com`, 'segredo1', from)).json<Refusal>().error.message);
    }
    expect(words).toEqual([
      ...Array<string>(5).fill('Usuário não encontrado'),
      ...Array<string>(2).fill('Erro ao fazer login'),
    ]);
    expect((await login(email, 'segredo1', from)).json<Refusal>().error.message).toBe('Erro ao fazer login');
    expect((await login(email, 'segredo1', '203.0.113.4')).json<Refusal>().error.message).toBe(
      'Senha incorreta',
    );
  });

  test(
    'an account takes 10 failures in 15 minutes, also from many addresses at the same time',
    FIRST_TRY,
    async () => {
      const { email, password } = await ana();
      const tries = await Promise.all(
        Array.from({ length: 25 }, (_, n) => login(email, 'segredo1', `198.51.100.${n}`)),
      );
      expect(tries.filter((reply) => reply.statusCode === 401)).toHaveLength(10);
      const refused = tries.filter((reply) => reply.statusCode === 429);
      expect(refused).toHaveLength(15);
      expect(refused[0]!.json<Refusal>().error.message).toBe('Muitas tentativas. Tente novamente mais tarde');
      expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(800);
      expect((await login(email, password, '198.51.100.99')).statusCode).toBe(429);
    },
  );

  test('a success forgets the failures before it', async () => {
    const { email, password } = await ana();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) await login(email, 'segredo1', '198.51.100.200');
      expect((await login(email, password, '198.51.100.200')).statusCode).toBe(200);
    }
  });

  test('30 logins, 20 registrations and some demonstrations per address', async () => {
    const strict = await testApp({ loginsPerMinute: 30, registrationsPerHour: 20, demosPerHour: 3 });
    const send = (url: string, payload?: object) =>
      strict.app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.9' });
    const statuses = async (times: number, url: string, payload: () => object) => {
      const replies = [];
      for (let n = 0; n < times; n += 1) replies.push((await send(url, payload())).statusCode);
      return replies;
    };
    const logins = await statuses(32, '/api/auth/login', () => ({
      email: 'x@example.com',
      password: 'segredo1',
    }));
    expect(logins.slice(0, 10)).not.toContain(429);
    expect(logins.slice(30)).toEqual([429, 429]);
    const registrations = await statuses(21, '/api/auth/register', registration);
    expect(registrations).toEqual([...Array<number>(20).fill(201), 429]);
    expect(await statuses(4, '/api/auth/demo', () => ({}))).toEqual([201, 201, 201, 429]);
  });
});

const me = async (cookie: string) =>
  (await house.app.inject({ url: '/api/users/me', headers: { cookie } })).statusCode;

test('signing in over a live session ends the session whose cookies it replaces', async () => {
  const { email, password } = await ana();
  const headers = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };
  const enter = (cookie?: string) =>
    post('/api/auth/login', { email, password }, { headers: { ...headers, ...(cookie && { cookie }) } });
  const cookieOf = (reply: Awaited<ReturnType<typeof enter>>) =>
    reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  const first = cookieOf(await enter());
  expect(await me(first)).toBe(200);
  const second = cookieOf(await enter(first));
  expect([await me(first), await me(second)]).toEqual([401, 200]);
});

test('logging out ends the session at once and clears the three cookies', async () => {
  const { email, password } = await ana();
  const { data } = (await login(email, password)).json<{
    data: { accessToken: string; user: { id: string } };
  }>();
  const authorization = `Bearer ${data.accessToken}`;
  const bye = await house.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization } });
  expect(bye.statusCode).toBe(200);
  expect(bye.cookies.map((cookie) => [cookie.name, cookie.value])).toEqual([
    ['__Host-leveza-access', ''],
    ['__Host-leveza-refresh', ''],
    ['__Host-leveza-user', ''],
  ]);
  expect((await house.app.inject({ url: '/api/users/me', headers: { authorization } })).statusCode).toBe(401);
  const open = await house.db.select().from(sessions).where(eq(sessions.userId, data.user.id));
  expect(open.filter((session) => session.revokedAt === null)).toHaveLength(1);
  expect((await post('/api/auth/logout', {})).statusCode).toBe(200);
});
