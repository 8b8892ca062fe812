import type { Today } from '@leveza/contract/dashboard.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
let ana: Patient;
beforeAll(async () => {
  house = await testApp();
});
beforeEach(async () => {
  ana = await house.patient();
});

const tablet = (name: string, more: object = {}) => ({
  ...PLAN,
  medicationType: 'oral_medication',
  dosageForm: 'tablet',
  name,
  scheduledTimes: ['07:00'],
  ...more,
});
const send = (path: string, payload: object = {}) => ana.call('POST', `/api/plans${path}`, { payload });
async function planned(payload: object): Promise<string> {
  const reply = await send('', payload);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Plan }>().data.id;
}
const inForce = async () =>
  (await ana.call('GET', '/api/plans'))
    .json<{ data: Plan[] }>()
    .data.filter(({ status }) => status !== 'ended')
    .map(({ name }) => name);

test('a second strength of a GLP-1 tablet is asked about, and takes the place of the first', async () => {
  const low = await planned(tablet('Rybelsus 3 mg'));
  const refused = await send('', tablet('Rybelsus 7 mg'));
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ error: object }>().error).toMatchObject({
    code: 'treatment-has-plan',
    message: expect.stringContaining('Você já tem um plano de Rybelsus 3 mg') as string,
  });
  await planned(tablet('Losartana'));
  const high = await planned(tablet('Rybelsus 7 mg', { replacePlan: true }));
  expect(await inForce()).toEqual(expect.arrayContaining(['Losartana', 'Rybelsus 7 mg']));
  expect(await inForce()).toHaveLength(2);

  // The first one does not come back beside the second.
  expect((await send(`/${low}/resume`)).statusCode).toBe(409);
  // An undo puts it back, and taking that back ends it again.
  await ana.call('DELETE', `/api/plans/${high}`);
  expect(await inForce()).toEqual(expect.arrayContaining(['Losartana', 'Rybelsus 3 mg']));
  expect((await send(`/${high}/restore`)).statusCode).toBe(200);
  expect(await inForce()).toEqual(expect.arrayContaining(['Losartana', 'Rybelsus 7 mg']));
  expect(await inForce()).toHaveLength(2);
});

test('a course that ends before the next one begins stands beside it', async () => {
  await planned(tablet('Rybelsus 3 mg', { startDate: '2031-01-01', endDate: '2031-01-31' }));
  await planned(tablet('Rybelsus 7 mg', { startDate: '2031-02-01' }));
  expect(await inForce()).toHaveLength(2);
});

test('a plan that ended long ago keeps its day when the one after it is deleted and put back', async () => {
  const today = dayIn(DEFAULT_ZONE, new Date());
  const low = await planned(tablet('Rybelsus 3 mg', { startDate: addDays(today, -40) }));
  const high = await planned(tablet('Rybelsus 7 mg', { replacePlan: true, startDate: addDays(today, -30) }));
  const ended = `${addDays(today, -30)}T06:00`;
  await house.db.execute(sql`update plans set created_at = now() - interval '30 days' where id = ${high}`);
  await house.db.execute(sql`update plans set ended_at = ${ended} where id = ${low}`);
  await ana.call('DELETE', `/api/plans/${high}`);
  expect((await send(`/${high}/restore`)).statusCode).toBe(200);
  const { rows } = await house.db.execute(sql`select ended_at from plans where id = ${low}`);
  expect(rows).toEqual([{ ended_at: ended }]);
});

test('deleting an ended plan puts none back beside the one in force', async () => {
  await planned(tablet('Rybelsus 3 mg'));
  const middle = await planned(tablet('Rybelsus 7 mg', { replacePlan: true }));
  await planned(tablet('Rybelsus 14 mg', { replacePlan: true }));
  await ana.call('DELETE', `/api/plans/${middle}`);
  expect(await inForce()).toEqual(['Rybelsus 14 mg']);
});

test('one that begins tomorrow, as its hour has passed today, is asked about too', async () => {
  const tomorrow = addDays(dayIn(DEFAULT_ZONE, new Date()), 1);
  await planned(tablet('Rybelsus 3 mg'));
  const high = tablet('Rybelsus 7 mg', { startDate: tomorrow });
  expect((await send('', high)).statusCode).toBe(409);
  await planned({ ...high, replacePlan: true });
  expect(await inForce()).toEqual(['Rybelsus 7 mg']);
});

test('a tablet of another strength from elsewhere is the one of the day', async () => {
  const today = dayIn(DEFAULT_ZONE, new Date());
  await planned(tablet('Rybelsus 7 mg', { scheduledTimes: ['00:00'], startDate: addDays(today, -3) }));
  const payload = { name: 'Rybelsus 3 mg', unitType: 'tablets', quantityUsed: 1 };
  expect((await ana.call('POST', '/api/usage/elsewhere', { payload })).statusCode).toBe(201);
  const reply = await ana.call('GET', `/api/doses?from=${today}&to=${today}`);
  expect(reply.json<{ data: { state: string }[] }>().data.map(({ state }) => state)).toEqual(['taken']);
});

test('a raise that is planned ahead leaves the tablets until then, of a plan or a box', async () => {
  const today = dayIn(DEFAULT_ZONE, new Date());
  const ahead = tablet('Rybelsus 7 mg', { startDate: addDays(today, 14) });
  await planned(tablet('Rybelsus 3 mg', { startDate: addDays(today, -3) }));
  await planned(ahead);
  expect(await inForce()).toHaveLength(2);

  ana = await house.patient();
  const productId = await someProduct(ana, 'rybelsus');
  await openBox(ana, 30, { productId, frequencyTimes: 1, frequencyPer: 'day' });
  await planned({ ...ahead, productId: null });
  const reply = await ana.call('GET', '/api/dashboard/today');
  const { toTake, tabletBox } = reply.json<{ data: Today }>().data;
  expect(toTake).toHaveLength(1);
  expect(tabletBox).not.toBeNull();
});
