import { randomUUID } from 'node:crypto';
import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { z } from '@leveza/contract/zod.ts';
import { and, eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { someProduct } from '../../testing/shelf.ts';
import { type Patient, type TestApp, testApp } from '../../testing/test-app.ts';
import { idempotencyKeys } from './table.ts';

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

const NOTES = 'levar a lista de dúvidas';

/** Sends a change as a device does: under a key, so that its answer is kept. */
async function keyed<T>(patient: Patient, url: string, payload: object): Promise<T> {
  const headers = { 'idempotency-key': randomUUID() };
  const reply = await patient.call('POST', url, { headers, payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: T }>().data;
}

const keptWithNotes = (house: TestApp, { id }: Patient) =>
  house.db.$count(
    idempotencyKeys,
    and(eq(idempotencyKeys.userId, id), like(idempotencyKeys.answer, `%${NOTES}%`)),
  );

test('appointments deleted with the one before them leave no answer', async () => {
  const house = await testApp();
  const ana = await house.patient('Ana');
  const values = { title: 'Endócrino', date: dayFromToday(1), notes: NOTES };
  const { seriesId } = await keyed<Appointment>(ana, '/api/appointments', {
    ...values,
    repeats: 'weekly',
    repeatTimes: 3,
  });
  // The undo of a deletion adds each of them anew: each has an answer of its own.
  const again: Appointment[] = [];
  const listed = await ana.call('GET', '/api/appointments');
  const [first] = listed.json<{ data: Appointment[] }>().data;
  await ana.call('DELETE', `/api/appointments/${first!.id}`, { payload: { scope: 'following' } });
  for (const days of [1, 8, 15])
    again.push(await keyed(ana, '/api/appointments', { ...values, seriesId, date: dayFromToday(days) }));
  expect(await keptWithNotes(house, ana)).toBe(3);
  const url = `/api/appointments/${again[0]!.id}`;
  const gone = await ana.call('DELETE', url, { payload: { scope: 'following' } });
  expect(gone.json<{ following: unknown[] }>().following).toHaveLength(2);
  expect(await keptWithNotes(house, ana)).toBe(0);
});

test('effects deleted together leave no answer, and one that stays keeps its own', async () => {
  const house = await testApp();
  const ana = await house.patient('Ana');
  const felt = (effectType: string) =>
    keyed<{ id: string }>(ana, '/api/side-effects', { effectType, intensity: 2, notes: NOTES });
  const [nausea, fatigue] = [await felt('nausea'), await felt('fatigue')];
  await felt('headache');
  const gone = await ana.call('DELETE', `/api/side-effects/${nausea.id}`, {
    payload: { also: [fatigue.id] },
  });
  expect(gone.json<{ also: unknown[] }>().also).toHaveLength(1);
  expect(await keptWithNotes(house, ana)).toBe(1);
});

const deletions = Object.entries<Endpoint>(ENDPOINTS).filter(([, { method }]) => method === 'DELETE');

test.each(deletions)('%s: the rows its answer lists are known to the erasure', (_, { reply }) => {
  // Another list of deleted rows belongs into `furtherIn`.
  const lists = Object.entries(reply.shape).filter(([, schema]) => schema instanceof z.ZodArray);
  expect(['data', 'following', 'also']).toEqual(expect.arrayContaining(lists.map(([name]) => name)));
});
