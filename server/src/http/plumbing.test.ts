import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../features/auth/table.ts';
import type { Patient, TestApp } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';

const lines: string[] = [];
let house: TestApp;
let ana: Patient;

beforeAll(async () => {
  house = await testApp({ logLevel: 'debug' }, { write: (line) => lines.push(line) });
  ana = await house.patient();
});

describe('what cannot be read is refused with a sentence', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['broken JSON', { headers: json, payload: '{"name":' }, 400, 'malformed-request'],
    ['an empty body', { headers: json, payload: '' }, 400, 'malformed-request'],
    ['a poisoned prototype', { headers: json, payload: '{"__proto__":{"a":1}}' }, 400, 'malformed-request'],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
      415,
      'unsupported-body',
    ],
    ['plain text', { headers: { 'content-type': 'text/plain' }, payload: '{}' }, 415, 'unsupported-body'],
    [
      'two megabytes',
      { headers: json, payload: JSON.stringify('x'.repeat(2_000_000)) },
      413,
      'body-too-large',
    ],
    [
      'a deep nest',
      { headers: json, payload: `{"name":${'['.repeat(99)}${']'.repeat(99)}}` },
      400,
      'malformed-request',
    ],
    ['a list instead of fields', { headers: json, payload: '[]' }, 422, 'invalid-input'],
    ['nothing at all', { headers: json, payload: 'null' }, 422, 'invalid-input'],
  ])('%s', async (_, options, status, code) => {
    const reply = await ana.call('POST', '/api/products', options);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({
      success: false,
      error: { code, message: expect.stringMatching(/\S+ \S+/) as string },
    });
  });

  test.each([
    ['/api/nothing-here', 404, 'no-such-call'],
    ['/api', 404, 'no-such-call'],
    ['/api/products/not-an-id', 404, 'not-found'],
    ['/api/products/%ff', 404, 'no-such-call'],
    [`/api/products/${'a'.repeat(300)}`, 404, 'not-found'],
    ['/api/products?page=0', 422, 'invalid-input'],
    ['/api/products?search=%00', 422, 'invalid-input'],
  ])('GET %s', async (url, status, code) => {
    const reply = await ana.call('GET', url);
    expect([reply.statusCode, reply.json<{ error: { code: string } }>().error.code]).toEqual([status, code]);
  });
});

describe('who asks', () => {
  test('no token, a wrong token and a wrong scheme are all strangers', async () => {
    for (const authorization of [undefined, 'Bearer wrong', `Basic ${ana.token}`, 'Bearer']) {
      const headers = authorization ? { authorization } : {};
      const reply = await house.app.inject({ url: '/api/products', headers });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({ error: { code: 'unauthenticated' } });
    }
  });

  test('the cookie is a session too, and the Bearer header wins over it', async () => {
    const cookie = `__Host-leveza-access=${ana.token}`;
    expect((await house.app.inject({ url: '/api/products', headers: { cookie } })).statusCode).toBe(200);
    const headers = { cookie, authorization: 'Bearer wrong' };
    expect((await house.app.inject({ url: '/api/products', headers })).statusCode).toBe(401);
  });

  test('an ended or revoked session is none', async () => {
    const [bia, caio] = [await house.patient('Bia'), await house.patient('Caio')];
    await house.db
      .update(sessions)
      .set({ accessExpiresAt: new Date(Date.now() - 1000) })
      .where(sql`user_id = ${bia.id}`);
    await house.db
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(sql`user_id = ${caio.id}`);
    expect((await bia.call('GET', '/api/products')).statusCode).toBe(401);
    expect((await caio.call('GET', '/api/products')).statusCode).toBe(401);
  });
});

test('every kind of answer carries the security headers, and the API is never cached', async () => {
  for (const url of [
    '/api/health',
    '/api/products',
    '/api/nothing',
    '/api/products/%ff',
    '/missing.png',
    '/api/docs/json',
  ]) {
    const { headers } = await house.app.inject({ url });
    expect(headers['content-security-policy'], url).toMatch(/default-src 'none'.*script-src 'self'/);
    expect(headers['content-security-policy'], url).not.toMatch(/script-src[^;]*'unsafe/);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['x-frame-options'], url).toBe('DENY');
    expect(headers['referrer-policy'], url).toBe('no-referrer');
    expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/);
    if (url.startsWith('/api')) expect(headers['cache-control'], url).toBe('no-store');
  }
});

test('a mistake of ours answers 500 without a word of its cause, and the log holds no value', async () => {
  const payload = { name: 'Segredo da Ana', mainCategory: 'SUPPLEMENTS' };
  await house.db.execute(sql`alter table products rename to products_gone`);
  const reply = await ana.call('POST', '/api/products?search=segredo-na-url', { payload });
  await house.db.execute(sql`alter table products_gone rename to products`);

  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    success: false,
    error: { code: 'unexpected', message: 'Algo deu errado. Tente novamente.' },
  });
  const log = lines.join('');
  expect(log).toContain('"code":"42P01"');
  expect(log).toContain(String(reply.headers['x-request-id']));
  for (const secret of ['Segredo', 'segredo', ana.token, ana.id, '@example.com', '127.0.0.1']) {
    expect(log).not.toContain(secret);
  }
});

test('the API describes itself from the contract', async () => {
  const document = (await house.app.inject('/api/docs/json')).json<{
    paths: Record<string, Record<string, object>>;
  }>();
  expect(document.paths['/products']!.post).toMatchObject({
    operationId: 'createProduct',
    security: [{ session: [] }],
  });
  expect(document.paths['/products/{id}']!.get).toMatchObject({
    parameters: [{ name: 'id', in: 'path', required: true }],
  });
  const page = await house.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
});
