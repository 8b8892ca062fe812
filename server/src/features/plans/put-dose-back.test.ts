import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { ledgerOf, openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);
const at = (time: string) => instantAt(YESTERDAY, time, DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  ana = await house.patient();
});

const send = (path: string, payload: object = {}) => ana.call('POST', `/api${path}`, { payload });

async function addPlan(productId: string, change = {}): Promise<Plan> {
  const tablet = { medicationType: 'oral_medication', name: 'Novalgina', dosageForm: 'tablet' };
  const payload = { ...PLAN, ...tablet, productId, startDate: addDays(TODAY, -3), ...change };
  return (await send('/plans', payload)).json<{ data: Plan }>().data;
}

const dosesTaken = async () =>
  (await ana.call('GET', `/api/doses?from=${YESTERDAY}&to=${YESTERDAY}`))
    .json<{ data: PlannedDose[] }>()
    .data.filter(({ state }) => state === 'taken');

async function theDose(): Promise<PlannedDose> {
  const doses = await dosesTaken();
  expect(doses).toHaveLength(1);
  return doses[0]!;
}

const left = (...boxes: { id: string }[]) =>
  Promise.all(boxes.map(async ({ id }) => (await ledgerOf(ana, id)).quantity));

const takeBack = (dose: PlannedDose) => ana.call('DELETE', `/api/doses/${dose.recordId}`, { payload: {} });

/** As the screens undo it. */
const putBack = ({ planId, plannedAt, takenAt, quantity, notes, recordId }: PlannedDose) =>
  send('/doses', {
    planId,
    takenAt,
    quantity,
    notes,
    recordId,
    ...(plannedAt && { plannedAt }),
    openBox: true,
    confirmExpired: true,
    confirmAllergy: true,
    confirmHeld: true,
    confirmOften: true,
  });

async function takeBackAndPutBack(): Promise<void> {
  const dose = await theDose();
  await takeBack(dose);
  expect(await dosesTaken()).toEqual([]);
  const reply = await putBack(dose);
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.json<{ data: PlannedDose }>().data).toEqual(dose);
  expect(await theDose()).toEqual(dose);
}

const twoBoxes = async () => {
  const sooner = await openBox(ana, 10, { expiryDate: addDays(TODAY, 30) });
  const later = await openBox(ana, 10, { expiryDate: addDays(TODAY, 300), confirmSecondOpen: true });
  return { sooner, later };
};

test('a dose comes back out of the box it came from', async () => {
  const { sooner, later } = await twoBoxes();
  await addPlan(sooner.productId);
  await send('/usage', { inventoryId: later.id, usedAt: at('08:00'), confirmOften: true });
  expect(await left(sooner, later)).toEqual([10, 9]);
  await takeBackAndPutBack();
  expect(await left(sooner, later)).toEqual([10, 9]);
});

test('a dose from elsewhere comes back as one, and no box gives it', async () => {
  const box = await openBox(ana, 10);
  await addPlan(box.productId);
  const elsewhere = { productId: box.productId, name: 'Novalgina', unitType: 'tablets' };
  await send('/usage/elsewhere', { ...elsewhere, usedAt: at('08:00'), confirmOften: true });
  expect(await theDose()).toMatchObject({ isFromElsewhere: true });
  await takeBackAndPutBack();
  expect(await left(box)).toEqual([10]);
});

test('a dose of a plan without a box comes out of none, though one was bought since', async () => {
  const productId = await someProduct(ana);
  const { id: planId } = await addPlan(productId);
  await send('/doses', { planId, plannedAt: at('08:00'), takenAt: at('08:10') });
  const dose = await theDose();
  const box = await openBox(ana, 10);
  await takeBack(dose);
  expect((await putBack(dose)).statusCode).toBe(201);
  expect(await theDose()).toMatchObject({ ...dose, recordId: expect.any(String) });
  expect(await left(box)).toEqual([10]);
});

test('a dose of two boxes and too little in them is whole again', async () => {
  const { id: one, productId } = await openBox(ana, 1);
  const plan = await addPlan(productId, { quantityPerDose: 2 });
  await send('/doses', { planId: plan.id, plannedAt: at('08:00'), takenAt: at('08:10'), notes: 'com água' });
  expect(await theDose()).toMatchObject({ quantity: 2, notes: 'com água' });
  await takeBackAndPutBack();
  expect(await left({ id: one })).toEqual([0]);
});

test('an extra dose that is put back twice is one', async () => {
  const box = await openBox(ana, 10);
  const { id: planId } = await addPlan(box.productId, { planType: 'as_needed', scheduledTimes: [] });
  await send('/doses', { planId, takenAt: at('09:00') });
  const dose = await theDose();
  await takeBackAndPutBack();
  expect((await putBack(dose)).statusCode).toBe(201);
  expect(await theDose()).toEqual(dose);
  expect(await left(box)).toEqual([9]);
});

test('a dose that another device took again meanwhile is not doubled', async () => {
  const box = await openBox(ana, 10);
  const { id: planId } = await addPlan(box.productId);
  await send('/doses', { planId, plannedAt: at('08:00'), takenAt: at('08:10') });
  const dose = await theDose();
  await takeBack(dose);
  await send('/doses', { planId, plannedAt: at('08:00'), takenAt: at('09:00') });
  const again = await theDose();
  expect((await putBack(dose)).json()).toMatchObject({ data: { recordId: again.recordId } });
  expect(await theDose()).toEqual(again);
  expect(await left(box)).toEqual([9]);
});

test('a dose that another device skipped meanwhile is taken, and no other one', async () => {
  const { sooner, later } = await twoBoxes();
  const { id: planId } = await addPlan(sooner.productId);
  await send('/usage', { inventoryId: later.id, usedAt: at('08:00'), confirmOften: true });
  const dose = await theDose();
  await takeBack(dose);
  await send('/doses/skip', { planId, plannedAt: at('08:00'), reason: 'enjoo' });
  expect((await putBack(dose)).statusCode).toBe(201);
  expect(await theDose()).toEqual(dose);
  expect(await left(sooner, later)).toEqual([10, 9]);
});

test('a dose whose box is empty by now is refused, and says what to do', async () => {
  const box = await openBox(ana, 10);
  const { id: planId } = await addPlan(box.productId);
  await send('/doses', { planId, plannedAt: at('08:00'), takenAt: at('08:10') });
  const dose = await theDose();
  await takeBack(dose);
  await send('/usage', { inventoryId: box.id, quantityUsed: 10, confirmOften: true });
  expect((await putBack(dose)).json()).toMatchObject({
    error: { code: 'insufficient-stock', message: expect.stringContaining('Registre a dose de novo.') },
  });
  expect(await left(box)).toEqual([0]);
});
