import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addBox, ledgerOf, openBox, readBox } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: SharedApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);
const plannedAt = instantAt(YESTERDAY, '08:00', DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await sharedApp();
});

async function addPlan(patient: Patient, productId: string, change = {}): Promise<Plan> {
  const payload = { ...PLAN, productId, startDate: addDays(TODAY, -10), ...change };
  return (await patient.call('POST', '/api/plans', { payload })).json<{ data: Plan }>().data;
}

const take = (patient: Patient, { id: planId }: Plan, more = {}) =>
  patient.call('POST', '/api/doses', { payload: { planId, plannedAt, ...more } });

test('a box that has expired gives no dose while another one can, and is not counted', async () => {
  const patient = await house.patient();
  await openBox(patient, 10, { expiryDate: addDays(TODAY, -30) });
  const good = await openBox(patient, 6, { expiryDate: addDays(TODAY, 300), confirmSecondOpen: true });
  const plan = await addPlan(patient, good.productId);
  expect(plan.stock).toMatchObject({ dosesLeft: 6 });
  expect((await take(patient, plan)).json()).toMatchObject({ stock: { inventoryId: good.id, remaining: 5 } });
});

test('an expired only box does not stop a dose from elsewhere, which leaves the box as it is', async () => {
  const patient = await house.patient();
  const old = await openBox(patient, 10, { expiryDate: addDays(TODAY, -30) });
  const plan = await addPlan(patient, old.productId);
  expect((await take(patient, plan)).json()).toMatchObject({ error: { code: 'expired-item' } });
  expect((await take(patient, plan, { isFromElsewhere: true })).json()).toMatchObject({
    data: { state: 'taken', isFromElsewhere: true },
    stock: null,
    missing: 1,
  });
  expect((await ledgerOf(patient, old.id)).quantity).toBe(10);
});

test('a second device hears which box a dose came out of', async () => {
  const patient = await house.patient();
  const box = await openBox(patient, 10);
  const plan = await addPlan(patient, box.productId);
  await take(patient, plan);
  expect((await take(patient, plan)).json()).toMatchObject({ stock: { inventoryId: box.id, remaining: 9 } });
});

const ofTwo = (patient: Patient, productId: string) => addPlan(patient, productId, { quantityPerDose: 2 });
const left = async (patient: Patient, ...boxes: { id: string }[]) =>
  Promise.all(boxes.map(async ({ id }) => (await ledgerOf(patient, id)).quantity));
const doseOf = async (patient: Patient) =>
  (await patient.call('GET', `/api/doses?from=${YESTERDAY}&to=${YESTERDAY}`))
    .json<{ data: PlannedDose[] }>()
    .data.find(({ time }) => time === '08:00')!;

describe('a dose of two', () => {
  test('with one left in each box comes out of both, and its undo puts both back', async () => {
    const patient = await house.patient();
    const later = await openBox(patient, 1, { expiryDate: addDays(TODAY, 300) });
    const sooner = await openBox(patient, 1, { expiryDate: addDays(TODAY, 30), confirmSecondOpen: true });
    const plan = await ofTwo(patient, later.productId);
    const reply = await take(patient, plan);
    expect(reply.json()).toMatchObject({
      data: { state: 'taken', quantity: 2 },
      stock: { inventoryId: later.id, remaining: 0 },
      missing: 0,
    });
    expect(await left(patient, later, sooner)).toEqual([0, 0]);
    const uses = await patient.call('GET', '/api/usage');
    expect(uses.json()).toMatchObject({ data: [{ quantityUsed: 2 }], pagination: { total: 1 } });

    const { recordId } = reply.json<{ data: PlannedDose }>().data;
    await patient.call('DELETE', `/api/doses/${recordId}`);
    expect(await left(patient, later, sooner)).toEqual([1, 1]);
    await patient.call('POST', `/api/usage/${recordId}/restore`);
    expect(await left(patient, later, sooner)).toEqual([0, 0]);
    expect(await doseOf(patient)).toMatchObject({ state: 'taken', quantity: 2 });
  });

  test('takes the last one of the open box and opens the next, which its undo closes again', async () => {
    const patient = await house.patient();
    const open = await openBox(patient, 1);
    const closed = await addBox(patient);
    const plan = await ofTwo(patient, open.productId);
    expect((await take(patient, plan)).json()).toMatchObject({ error: { code: 'open-box-first' } });
    expect(await left(patient, open, closed)).toEqual([1, 10]);
    const reply = await take(patient, plan, { openBox: true });
    expect(await left(patient, open, closed)).toEqual([0, 9]);

    const { recordId } = reply.json<{ data: PlannedDose }>().data;
    await patient.call('DELETE', `/api/doses/${recordId}`, { payload: { closesBox: true } });
    expect(await left(patient, open, closed)).toEqual([1, 10]);
    expect((await readBox(patient, open.id)).openedDate).not.toBeNull();
    expect((await readBox(patient, closed.id)).openedDate).toBeNull();

    // Unticked later, the request does not say that it had opened a box.
    const again = await take(patient, plan, { openBox: true });
    const unticked = again.json<{ data: PlannedDose }>().data.recordId;
    await patient.call('DELETE', `/api/doses/${unticked}`);
    expect((await readBox(patient, open.id)).openedDate).not.toBeNull();
    expect((await readBox(patient, closed.id)).openedDate).toBeNull();
  });

  test('with one left in all takes that one, and says what was missing', async () => {
    const patient = await house.patient();
    const box = await openBox(patient, 1);
    const plan = await ofTwo(patient, box.productId);
    const first = await take(patient, plan);
    expect(first.json()).toMatchObject({ stock: { inventoryId: box.id, remaining: 0 }, missing: 1 });
    expect(await doseOf(patient)).toMatchObject({ state: 'taken', quantity: 2 });
    expect((await take(patient, plan)).json()).toEqual(first.json());
    await patient.call('DELETE', `/api/doses/${(await doseOf(patient)).recordId}`);
    expect(await left(patient, box)).toEqual([1]);
  });

  test('asks about the box that has expired, and takes from none until that is answered', async () => {
    const patient = await house.patient();
    const good = await openBox(patient, 1);
    const old = await openBox(patient, 5, { expiryDate: addDays(TODAY, -30), confirmSecondOpen: true });
    const plan = await ofTwo(patient, good.productId);
    expect((await take(patient, plan)).json()).toMatchObject({ error: { code: 'expired-item' } });
    expect(await left(patient, good, old)).toEqual([1, 5]);
    await take(patient, plan, { confirmExpired: true });
    expect(await left(patient, good, old)).toEqual([0, 4]);
  });

  test('of two plans at once each dose is whole, and no box is overdrawn', FIRST_TRY, async () => {
    const patient = await house.patient();
    const [one, other] = [await openBox(patient, 3), await openBox(patient, 3, { confirmSecondOpen: true })];
    const plans = await Promise.all([1, 2, 3].map(() => ofTwo(patient, one.productId)));
    const replies = await Promise.all(plans.map((plan) => take(patient, plan)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await left(patient, one, other)).toEqual([0, 0]);
  });
});
