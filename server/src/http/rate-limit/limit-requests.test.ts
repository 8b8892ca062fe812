import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import type { Limit } from './hit.ts';
import { hit } from './hit.ts';
import { Leases } from './leases.ts';
import { addressKey } from './limit-requests.ts';
import { rateLimits } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp({ requestsPerMinute: 40 });
});

test('the 41st call in a minute is turned away with the time to wait, and health still answers', async () => {
  const calls = await Promise.all(
    Array.from({ length: 45 }, () =>
      house.app.inject({ url: '/api/products', remoteAddress: '203.0.113.7' }),
    ),
  );
  expect(calls.filter((reply) => reply.statusCode === 401)).toHaveLength(40);
  const refused = calls.filter((reply) => reply.statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]!.json()).toMatchObject({
    error: { message: 'Muitas tentativas. Tente novamente mais tarde' },
  });
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);

  const health = await house.app.inject({ url: '/api/health', remoteAddress: '203.0.113.7' });
  expect(health.statusCode).toBe(200);
  const neighbour = await house.app.inject({ url: '/api/products', remoteAddress: '203.0.113.8' });
  expect(neighbour.statusCode).toBe(401);
});

test.each(['/%61pi/products', '/%61%70%69/products', 'http://x/api/products', 'http://x/%61pi/products'])(
  '%s counts as a call and is never cached',
  async (url) => {
    const own = await testApp({ requestsPerMinute: 3 });
    const { port } = new URL(await own.app.listen({ host: '127.0.0.1', port: 0 }));
    const replies = [];
    for (let n = 0; n < 5; n += 1) replies.push(await get(port, url));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429, 429]);
    expect(new Set(replies.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
  },
);

/** Sends the target as it is written; `fetch` and `inject` would tidy it up. */
function get(port: string, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, path }, (reply) => resolve(reply.resume()))
      .on('error', reject)
      .end();
  });
}

const keyOf = (ip: string) => addressKey({ ip });

describe('an address', () => {
  test('counts for itself, though a proxy brings several over one connection', () => {
    const socket = {};
    const over = (ip: string) => addressKey({ ip, socket });
    const addresses = ['192.0.2.7', '192.0.2.8', '192.0.2.7'];
    expect(addresses.map(over)).toEqual(addresses.map(keyOf));
    expect(over('192.0.2.7')).not.toBe(over('192.0.2.8'));
  });

  const hosts = Array.from({ length: 1000 }, (_, n) => n.toString(16));

  test.each([
    ['compressed', hosts.map((host) => `2001:db8::${host}`)],
    ['with zeros inside', hosts.map((host) => `2001:db8:0:0:1::${host}`)],
    ['in capitals and with zeros', ['2001:0DB8:0000:0000::1', '2001:db8::1', '2001:db8:0:0:ffff:1:2:3']],
    ['with a zone', ['fe80::1%eth0', 'fe80::2%eth1']],
    [
      'of IPv4 in other clothes',
      ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207', '0:0:0:0:0:FFFF:192.0.2.7'],
    ],
  ])('of one network, %s, is one', (_, addresses) => {
    expect(new Set(addresses.map(keyOf)).size).toBe(1);
  });

  test('of another network is another', () => {
    const others = ['2001:db8::1', '2001:db8:0:1::1', '2001:db8:1::1', '::1', '192.0.2.7', '192.0.2.8'];
    expect(new Set(others.map(keyOf)).size).toBe(others.length);
  });
});

describe('a limit shared by processes', () => {
  const limit: Limit = { times: 100, perSeconds: 60 };

  test('is never passed by two of them together', FIRST_TRY, async () => {
    const processes = [new Leases(house.db, limit), new Leases(house.db, limit)];
    const takes = Array.from({ length: 300 }, (_, n) => processes[n % 2]!.take('shared'));
    const passed = (await Promise.all(takes)).filter((wait) => wait === 0).length;
    expect(passed).toBeLessThanOrEqual(100);
    expect(passed).toBeGreaterThan(80);
  });

  test('is spent to the last by one alone', async () => {
    const one = new Leases(house.db, limit);
    const passed = [];
    for (let n = 0; n < 120; n += 1) passed.push(await one.take('alone'));
    expect(passed.filter((wait) => wait === 0)).toHaveLength(100);
  });

  test('starts over when its window ends', async () => {
    const once: Limit = { times: 1, perSeconds: 60 };
    const one = new Leases(house.db, once);
    expect(await one.take('once')).toBe(0);
    expect(await one.take('once')).toBeGreaterThan(0);
    await house.db.update(rateLimits).set({ endsAt: new Date() }).where(eq(rateLimits.key, 'once'));
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await one.take('once')).toBe(0);
  });
});

test('fifty counts at once are fifty', FIRST_TRY, async () => {
  const tallies = await Promise.all(
    Array.from({ length: 50 }, () => hit(house.db, 'fifty', { times: 10, perSeconds: 60 })),
  );
  expect(Math.max(...tallies.map((tally) => tally.count))).toBe(50);
});
