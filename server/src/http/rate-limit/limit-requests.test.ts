import { beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import type { Limit } from './hit.ts';
import { hit } from './hit.ts';
import { Leases } from './leases.ts';

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

describe('a limit shared by processes', () => {
  const limit: Limit = { times: 100, perSeconds: 60 };

  test('is never passed by two of them together', async () => {
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
    const short: Limit = { times: 1, perSeconds: 0.2 };
    const one = new Leases(house.db, short);
    expect(await one.take('short')).toBe(0);
    expect(await one.take('short')).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(await one.take('short')).toBe(0);
  });
});

test('fifty counts at once are fifty', async () => {
  const tallies = await Promise.all(
    Array.from({ length: 50 }, () => hit(house.db, 'fifty', { times: 10, perSeconds: 60 })),
  );
  expect(Math.max(...tallies.map((tally) => tally.count))).toBe(50);
});
