import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { products } from '../../features/catalog/table.ts';
import { runJob } from '../../testing/jobs.ts';
import { forgetAnswers } from './jobs.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { idempotencyKeys } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;
let ana: Patient;

beforeAll(async () => {
  house = await testApp();
  ana = await house.patient();
});

function create(name: string, key: string, patient = ana) {
  return patient.call('POST', '/api/products', {
    headers: { 'idempotency-key': key },
    payload: { name, mainCategory: 'SUPPLEMENTS' },
  });
}

const countNamed = (name: string) => house.db.$count(products, eq(products.name, name));

test('a hundred posts at once with one key give one row and a hundred equal answers', FIRST_TRY, async () => {
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 100 }, () => create('Cem vezes', key)));
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(await countNamed('Cem vezes')).toBe(1);
});

test('without a key every post is its own', async () => {
  const payload = { name: 'Sem chave', mainCategory: 'SUPPLEMENTS' };
  await ana.call('POST', '/api/products', { payload });
  await ana.call('POST', '/api/products', { payload });
  expect(await countNamed('Sem chave')).toBe(2);
});

test('the same key with other data is refused and records nothing', async () => {
  const key = randomUUID();
  await create('Primeiro', key);
  const reply = await create('Segundo', key);
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ error: { code: 'idempotency-key-reused' } });
  expect(await countNamed('Segundo')).toBe(0);
});

test('a refusal leaves the key free for the corrected data', async () => {
  const key = randomUUID();
  expect((await create('', key)).statusCode).toBe(422);
  expect((await create('Corrigido', key)).statusCode).toBe(201);
});

test("two patients' keys do not meet", async () => {
  const bia = await house.patient('Bia');
  const key = randomUUID();
  const [one, other] = [await create('Da Ana', key), await create('Da Bia', key, bia)];
  expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
});

test('a key that cannot be one is named as the wrong field', async () => {
  const reply = await create('Chave ruim', 'x'.repeat(201));
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    error: { fields: { 'Idempotency-Key': expect.any(String) as string } },
  });
});

test('a change whose answer cannot be kept is no change', async () => {
  const own = await testApp();
  const bia = await own.patient('Bia');
  await own.db.execute(sql`create function refuse_keeping() returns trigger language plpgsql as
    $$ begin raise exception 'not kept'; end $$`);
  await own.db.execute(sql`create trigger refuse_keeping before update on idempotency_keys
    for each row execute function refuse_keeping()`);
  const key = randomUUID();
  expect((await create('Sem resposta', key, bia)).statusCode).toBe(500);
  expect(await own.db.$count(products, eq(products.name, 'Sem resposta'))).toBe(0);
  await own.db.execute(sql`drop trigger refuse_keeping on idempotency_keys`);
  expect((await create('Sem resposta', key, bia)).statusCode).toBe(201);
});

test('keys are forgotten after a day', async () => {
  await create('Antigo', 'old-key');
  await house.db
    .update(idempotencyKeys)
    .set({ createdAt: new Date(Date.now() - 25 * HOUR_MS) })
    .where(eq(idempotencyKeys.key, 'old-key'));
  await runJob(house, forgetAnswers);
  expect(await house.db.$count(idempotencyKeys, eq(idempotencyKeys.key, 'old-key'))).toBe(0);
});
