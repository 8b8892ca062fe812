import { beforeAll, expect, test } from 'vitest';
import type { Patient, TestApp } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';

let house: TestApp;
let ana: Patient;

beforeAll(async () => {
  house = await testApp({ publicUrl: 'https://leveza.example.com' });
  ana = await house.patient();
});

const post = (headers: Record<string, string>) =>
  house.app.inject({
    method: 'POST',
    url: '/api/products',
    headers: { host: 'localhost:3000', ...headers },
    payload: { name: 'Chá', mainCategory: 'SUPPLEMENTS' },
  });

test.each([
  ['this page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, 201],
  ['this page in an older browser', { origin: 'http://localhost:3000' }, 201],
  ['the public address behind a proxy', { origin: 'https://leveza.example.com' }, 201],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['another port of localhost', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:8080' }, 403],
  ['another port in an older browser', { origin: 'http://localhost:8080' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['an address typed or opened from an e-mail', { 'sec-fetch-site': 'none' }, 403],
  ['a cookie without a word about where it comes from', {}, 403],
])('with the session cookie, %s', async (_, headers, status) => {
  const reply = await post({ cookie: `__Host-leveza-access=${ana.token}`, ...headers });
  expect(reply.statusCode).toBe(status);
  if (status === 403) expect(reply.json()).toMatchObject({ error: { code: 'foreign-origin' } });
});

test.each(['Basic dTpw', 'Bearer', 'Bearer of-somebody', 'x'])(
  'the header Authorization: %s beside a cookie changes nothing',
  async (authorization) => {
    const cookie = `__Host-leveza-access=${ana.token}`;
    const foreign = { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:9999' };
    expect((await post({ cookie, authorization, ...foreign })).statusCode).toBe(403);
  },
);

test('a client with a Bearer token has nothing a foreign page could borrow', async () => {
  expect((await post({ authorization: `Bearer ${ana.token}` })).statusCode).toBe(201);
});

test('reading is not a change', async () => {
  const headers = { cookie: `__Host-leveza-access=${ana.token}`, 'sec-fetch-site': 'cross-site' };
  expect((await house.app.inject({ url: '/api/products', headers })).statusCode).toBe(200);
});
