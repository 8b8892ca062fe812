import { DOOR_PROBLEMS } from '@leveza/contract/door-problems.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../features/catalog/table.ts';
import { testApp } from '../../testing/test-app.ts';
import { ACCESS_COOKIE } from '../session/cookies.ts';

const LIMIT = 8;

test('a call that was carried out may be turned away at the door when it is sent again, and the web knows each such refusal', async () => {
  const house = await testApp({ requestsPerMinute: LIMIT });
  const ana = await house.patient();
  const payload = { name: 'Duas vezes', mainCategory: 'SUPPLEMENTS' };
  const request = { headers: { 'idempotency-key': 'one-key' }, payload };
  const send = (headers: Record<string, string> = {}) =>
    house.app.inject({
      method: 'POST',
      url: '/api/products',
      payload,
      headers: { ...request.headers, ...headers },
    });
  const again = () => ana.call('POST', '/api/products', request);
  const first = await again();
  expect(first.statusCode).toBe(201);

  const turnedAway = [
    await send(),
    await send({ cookie: `${ACCESS_COOKIE}=${ana.token}`, 'sec-fetch-site': 'cross-site' }),
  ];
  await ana.call('DELETE', '/api/consents/health-data');
  turnedAway.push(await again());
  await Promise.all(Array.from({ length: LIMIT }, again));
  turnedAway.push(await again());
  const codes = turnedAway.map((reply) => reply.json<{ error: { code: string } }>().error.code);
  expect(codes.toSorted()).toEqual(Object.keys(DOOR_PROBLEMS).toSorted());
  expect(await house.db.$count(products, eq(products.name, payload.name))).toBe(1);
});
