import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { Profile } from '@leveza/contract/profile/profile.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { registration } from '../../testing/contract/examples.ts';
import { runJob } from '../../testing/jobs.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { endDemos } from './jobs.ts';
import { users } from './table.ts';

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});

interface SignedIn {
  data: { accessToken: string; user: { id: string } };
}

const startDemo = async () =>
  (await house.app.inject({ method: 'POST', url: '/api/auth/demo' })).json<SignedIn>().data;

const read = <T>(token: string, url: string) =>
  house.app.inject({ url, headers: { authorization: `Bearer ${token}` } }).then((reply) => reply.json<T>());

test('a demonstration is an account of its own, filled, and says until when', async () => {
  const [one, other] = [await startDemo(), await startDemo()];
  expect(one.user.id).not.toBe(other.user.id);
  const { data: profile } = await read<{ data: Profile }>(one.accessToken, '/api/users/me');
  expect(profile).toMatchObject({ height: 165, needsConsent: false });
  expect(Math.round((Date.parse(profile.demoExpiresAt!) - Date.now()) / HOUR_MS)).toBe(24);
  const { unread } = await read<{ unread: number }>(one.accessToken, '/api/notifications');
  expect(unread).toBeGreaterThan(0);
});

test('a plan of the demonstration and its boxes have one name; a medicine says its strength on the box', async () => {
  const { accessToken } = await startDemo();
  const { data: plans } = await read<{ data: Plan[] }>(accessToken, '/api/plans');
  const { data: items } = await read<{ data: InventoryItem[] }>(accessToken, '/api/user-inventory');
  const named = plans.flatMap(({ productId, name, dose, doseUnit }) =>
    items
      .filter((item) => item.productId === productId)
      .map(({ customName, product }) => ({ box: customName ?? product.name, name, dose, doseUnit })),
  );
  expect(named.length).toBeGreaterThanOrEqual(7);
  for (const { box, name, dose, doseUnit } of named)
    expect([name, `${name} ${dose} ${doseUnit}`]).toContain(box);
});

test('after 24 h it is gone with everything in it, and real accounts stay', async () => {
  const real = await house.app.inject({ method: 'POST', url: '/api/auth/register', payload: registration() });
  const realId = real.json<SignedIn>().data.user.id;
  const { user, accessToken } = await startDemo();
  await house.db
    .update(users)
    .set({ demoExpiresAt: new Date(Date.now() - 1000) })
    .where(eq(users.id, user.id));
  await runJob(house, endDemos);
  const { rows } = await house.db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`);
  for (const { table_name: table } of rows) {
    const left = await house.db.execute(
      sql`select 1 from ${sql.identifier(table)} where user_id = ${user.id}`,
    );
    expect(left.rows, table).toEqual([]);
  }
  expect(await house.db.$count(users, eq(users.id, user.id))).toBe(0);
  expect(await house.db.$count(users, eq(users.id, realId))).toBe(1);
  expect((await read<{ success: boolean }>(accessToken, '/api/users/me')).success).toBe(false);
});

test('a real account holds nothing that was not put there', async () => {
  const reply = await house.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { ...registration(), consent: { purpose: 'health-data', version: CONSENT_VERSION } },
  });
  const { accessToken } = reply.json<SignedIn>().data;
  expect((await read<{ data: unknown[] }>(accessToken, '/api/notifications')).data).toEqual([]);
});
