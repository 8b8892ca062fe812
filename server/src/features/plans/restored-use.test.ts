import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { Use } from '@leveza/contract/usage.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { ledgerOf, openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
let box: { id: string; productId: string };
let planId: string;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);
const at = (time: string) => instantAt(YESTERDAY, time, DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  ana = await house.patient();
  box = await openBox(ana, 10);
  planId = await addPlan(box.productId);
});

const send = (path: string, payload: object = {}) => ana.call('POST', `/api${path}`, { payload });

async function addPlan(productId: string): Promise<string> {
  const tablet = { medicationType: 'oral_medication', name: 'Novalgina', dosageForm: 'tablet' };
  const payload = { ...PLAN, ...tablet, productId, startDate: addDays(TODAY, -3) };
  return (await send('/plans', payload)).json<{ data: Plan }>().data.id;
}

/** A use of yesterday. */
async function use(time: string): Promise<Use> {
  const reply = await send('/usage', { inventoryId: box.id, usedAt: at(time), confirmOften: true });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Use }>().data;
}

const remove = ({ id }: Use) => ana.call('DELETE', `/api/usage/${id}`, { payload: {} });
const restore = async ({ id }: Use) => {
  const reply = await send(`/usage/${id}/restore`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: { inventoryId: string; remaining: number } }>().data;
};

/** The hours of the doses that count as taken, and the quantity in the box. */
async function standing() {
  const reply = await ana.call('GET', `/api/doses?from=${YESTERDAY}&to=${YESTERDAY}`);
  const taken = reply.json<{ data: PlannedDose[] }>().data.filter(({ state }) => state === 'taken');
  const { quantity } = await ledgerOf(ana, box.id);
  return { taken: taken.map(({ time }) => time), quantity };
}

describe('a deleted use is not put back beside the record that its planned dose has by now:', () => {
  test('taken again by the plan', async () => {
    const first = await use('08:00');
    await remove(first);
    await send('/doses', { planId, plannedAt: at('08:00'), takenAt: at('09:00') });
    expect(await restore(first)).toEqual({ inventoryId: box.id, remaining: 9 });
    expect(await standing()).toEqual({ taken: ['08:00'], quantity: 9 });
  });

  test('taken again out of the box', async () => {
    const first = await use('08:00');
    await remove(first);
    await use('08:30');
    expect(await restore(first)).toEqual({ inventoryId: box.id, remaining: 9 });
    expect(await standing()).toEqual({ taken: ['08:00'], quantity: 9 });
  });

  test('marked by its plan, and taken again out of no box', async () => {
    const dose = await send('/doses', { planId, plannedAt: at('08:00'), takenAt: at('08:00') });
    const { recordId: id } = dose.json<{ data: { recordId: string } }>().data;
    await ana.call('DELETE', `/api/doses/${id}`, { payload: {} });
    await ana.call('DELETE', `/api/user-inventory/${box.id}`);
    await send('/doses', { planId, plannedAt: at('08:00'), takenAt: at('08:00') });
    const reply = await send(`/usage/${id}/restore`);
    expect(reply.json()).toMatchObject({ data: { inventoryId: null, remaining: null } });
    expect((await standing()).taken).toEqual(['08:00']);
  });
});

describe('a deleted use comes back', () => {
  test('where its dose is open', async () => {
    const first = await use('08:00');
    await remove(first);
    await restore(first);
    expect(await standing()).toEqual({ taken: ['08:00'], quantity: 9 });
  });

  test('beside a dose that was taken before it', async () => {
    await send('/doses', { planId, plannedAt: at('08:00'), takenAt: at('08:00') });
    const second = await use('08:20');
    await remove(second);
    await restore(second);
    expect((await standing()).quantity).toBe(8);
  });

  test('beside a later dose of its day, which another record took since', async () => {
    await send('/doses', { planId, plannedAt: at('08:00'), takenAt: at('08:00') });
    const second = await use('08:20');
    await remove(second);
    await send('/doses', { planId, plannedAt: at('20:00'), takenAt: at('20:00') });
    await restore(second);
    expect((await standing()).quantity).toBe(7);
  });

  test('where another medicine was taken since', async () => {
    const first = await use('08:00');
    await remove(first);
    const productId = await someProduct(ana, 'creatina');
    await send('/usage/elsewhere', { productId, name: 'Creatina', unitType: 'tablets', usedAt: at('08:00') });
    await restore(first);
    expect(await standing()).toEqual({ taken: ['08:00'], quantity: 9 });
  });
});
