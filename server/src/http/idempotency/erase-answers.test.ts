import { randomUUID } from 'node:crypto';
import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { someProduct } from '../../testing/shelf.ts';
import { testApp } from '../../testing/test-app.ts';

test('a use that was recorded is answered again after its box was deleted, the box itself is not', async () => {
  const house = await testApp();
  const ana = await house.patient('Ana');
  const productId = await someProduct(ana);
  const [boxKey, useKey] = [randomUUID(), randomUUID()];
  const post = (url: string, key: string, payload: object) =>
    ana.call('POST', url, { headers: { 'idempotency-key': key }, payload });
  const addBox = () =>
    post('/api/user-inventory', boxKey, {
      productId,
      boxQuantity: 10,
      unitType: 'tablets',
      openedDate: '2026-01-01',
    });
  const box = await addBox();
  const { id: inventoryId } = box.json<{ data: InventoryItem }>().data;
  const use = () => post('/api/usage', useKey, { inventoryId });
  const taken = await use();
  expect(taken.statusCode).toBe(201);

  await ana.call('DELETE', `/api/nutrition/supplements/${productId}`);
  expect((await addBox()).body).toBe(box.body);

  expect((await ana.call('DELETE', `/api/user-inventory/${inventoryId}`)).statusCode).toBe(200);
  expect((await use()).body).toBe(taken.body);
  expect((await addBox()).statusCode).toBe(404);
});

test('a deletion whose answers could not be erased is no deletion: no word of a deleted row stays', async () => {
  const house = await testApp();
  const ana = await house.patient('Ana');
  const payload = { glucose: 90, notes: 'depois do almoço' };
  const headers = { 'idempotency-key': randomUUID() };
  const added = await ana.call('POST', '/api/measurements', { headers, payload });
  const { id } = added.json<{ data: { id: string } }>().data;
  await house.db.execute(sql`create function refuse_erasing() returns trigger language plpgsql as
    $$ begin raise exception 'not kept'; end $$`);
  await house.db.execute(sql`create trigger refuse_erasing before update on idempotency_keys
    for each row execute function refuse_erasing()`);
  expect((await ana.call('DELETE', `/api/measurements/${id}`)).statusCode).toBe(500);
  const left = await ana.call('GET', '/api/measurements');
  expect(left.json<{ data: { id: string }[] }>().data.map((row) => row.id)).toEqual([id]);
});
