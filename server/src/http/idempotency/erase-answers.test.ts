import { randomUUID } from 'node:crypto';
import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
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
