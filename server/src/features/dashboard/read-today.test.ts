import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { DAY_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen, apply } from '../../testing/pens.ts';
import { addBox, openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { uses } from '../usage/table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const todayOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/dashboard/today')).json<{ data: Today }>().data;
const firstStepsOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/dashboard')).json<{ data: Dashboard }>().data.firstSteps;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const DAILY = { frequencyTimes: 1, frequencyPer: 'day' };

test('a new account has nothing to show', async () => {
  const ana = await house.patient();
  expect(await todayOf(ana)).toMatchObject({
    dose: null,
    lastZone: null,
    lastDoseAt: null,
    level: null,
    doses: [],
    tabletPlanIds: [],
    tabletBox: null,
    tabletsSince: null,
    fasting: null,
    toTake: [],
    nutrition: null,
    nextMilestone: { title: 'Primeira pesagem', toGoKg: null, isToConfirm: false },
  });
});

test('the next dose as its form suggests it, the last site and the level', async () => {
  const ana = await house.patient();
  const pen = await addPen(ana);
  await apply(ana, pen.id, { datetime: daysAgo(3), applicationSite: 'thigh', zone: 'thigh-left-upper' });
  const today = await todayOf(ana);
  expect(today.dose).toEqual({
    medicationName: 'Ozempic',
    doseMg: 1,
    otherDosesMg: [],
    counterfeitPenId: null,
  });
  expect(today.lastZone).toBe('thigh-left-upper');
  expect(today.suggestedZone).not.toBe('thigh-left-upper');
  expect(today.level).toHaveLength(29);
  expect(today.level!.at(-1)).toBeGreaterThan(0);
  expect(today.level![0]).toBe(0);
});

test('the same row ticked on two devices is one dose of a box without a plan', FIRST_TRY, async () => {
  const ana = await house.patient();
  const { id: inventoryId } = await openBox(ana, 30, { ...DAILY, frequencyTimes: 2 });
  expect((await todayOf(ana)).toTake).toMatchObject([
    { number: 1, of: 2 },
    { number: 2, of: 2 },
  ]);
  const tick = async (number: number) => {
    const payload = { inventoryId, doseOfDay: { number, of: 2 } };
    const reply = await ana.call('POST', '/api/usage', { payload });
    const { data, remaining } = reply.json<{ data: { id: string }; remaining: number }>();
    return { id: data.id, remaining };
  };
  const [phone, tablet] = await Promise.all([tick(1), tick(1)]);
  expect(tablet).toEqual(phone);
  expect(phone.remaining).toBe(29);
  const second = await tick(2);
  expect(second.remaining).toBe(28);

  await ana.call('DELETE', `/api/usage/${phone.id}`, { payload: {} });
  const again = await tick(1);
  expect([phone.id, second.id]).not.toContain(again.id);
  expect(again.remaining).toBe(28);
});

const tickOnly = async (patient: Patient, inventoryId: string) => {
  const payload = { inventoryId, doseOfDay: { number: 1, of: 1 } };
  const reply = await patient.call('POST', '/api/usage', { payload });
  return reply.json<{ data: { id: string; inventoryId: string }; remaining: number }>();
};

test('a tick takes from its own box after a use of another that is taken as needed', async () => {
  const ana = await house.patient();
  const daily = await openBox(ana, 30, DAILY);
  const asNeeded = await openBox(ana, 10, { frequencyPer: 'as-needed' });
  const payload = { inventoryId: asNeeded.id };
  expect((await ana.call('POST', '/api/usage', { payload })).statusCode).toBe(201);
  expect(await tickOnly(ana, daily.id)).toMatchObject({ data: { inventoryId: daily.id }, remaining: 29 });
  expect((await todayOf(ana)).toTake).toMatchObject([{ inventoryId: daily.id, useId: expect.any(String) }]);
});

test('a row is ticked once although a deleted plan was of its product', async () => {
  const ana = await house.patient();
  const productId = await someProduct(ana);
  const box = await openBox(ana, 30, DAILY);
  const plan = { ...PLAN, medicationType: 'oral_medication', name: 'Da manhã', productId };
  const { data } = (await ana.call('POST', '/api/plans', { payload: plan })).json<{ data: { id: string } }>();
  expect((await ana.call('DELETE', `/api/plans/${data.id}`, { payload: {} })).statusCode).toBe(200);
  expect((await todayOf(ana)).toTake).toMatchObject([{ inventoryId: box.id, useId: null }]);
  const phone = await tickOnly(ana, box.id);
  expect(await tickOnly(ana, box.id)).toEqual(phone);
  expect(phone.remaining).toBe(29);
});

test('no level where doses from before the record are still in the body', async () => {
  const ana = await house.patient();
  await apply(ana, (await addPen(ana)).id, { datetime: daysAgo(3) });
  const payload = { treatmentStart: addDays(TODAY, -120) };
  expect((await ana.call('PUT', '/api/users/profile', { payload })).statusCode).toBe(200);
  expect((await todayOf(ana)).level).toBeNull();
  const level = await ana.call('GET', '/api/applications/level');
  expect(level.json()).toMatchObject({
    data: { missingBefore: dayIn(DEFAULT_ZONE, new Date(daysAgo(3))), why: null },
  });
  await apply(ana, (await addPen(ana)).id, { datetime: daysAgo(115) });
  expect((await todayOf(ana)).level).toHaveLength(29);
});

test('only an open box with a daily frequency is to be taken, and a use ticks it', async () => {
  const ana = await house.patient();
  await addBox(ana, { ...DAILY, customName: 'Fechada' });
  await openBox(ana, 10, { customName: 'Sem frequência' });
  await openBox(ana, 10, { customName: 'Semanal', frequencyTimes: 1, frequencyPer: 'week' });
  await openBox(ana, 10, { customName: 'Se precisar', frequencyPer: 'as-needed' });
  const box = await openBox(ana, 10, {
    ...DAILY,
    customName: 'Metformina',
    unitsPerDose: 2,
    instructions: 'Com o jantar',
  });
  const [row, ...others] = (await todayOf(ana)).toTake;
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    name: 'Metformina',
    dosage: '2 comprimidos · Com o jantar',
    inventoryId: box.id,
    quantity: 2,
    takenAt: null,
    useId: null,
  });
  await ana.call('POST', '/api/usage', {
    payload: { inventoryId: box.id, quantityUsed: 2, usedAt: daysAgo(1.5) },
  });
  expect((await todayOf(ana)).toTake[0]!.useId).toBeNull();
  const reply = await ana.call('POST', '/api/usage', { payload: { inventoryId: box.id, quantityUsed: 2 } });
  const use = reply.json<{ data: { id: string; usedAt: string } }>().data;
  expect((await todayOf(ana)).toTake).toEqual([{ ...row, takenAt: use.usedAt, useId: use.id }]);
  await ana.call('DELETE', `/api/usage/${use.id}`);
  expect((await todayOf(ana)).toTake).toEqual([row]);
});

test('what was taken by the clock of another zone stays on its day', async () => {
  const ana = await house.patient();
  const box = await openBox(ana, 10, { frequencyTimes: 1, frequencyPer: 'day' });
  await ana.call('POST', '/api/usage', { payload: { inventoryId: box.id } });
  const { toTake } = await todayOf(ana);
  const today = dayIn(DEFAULT_ZONE, new Date());
  await house.db
    .update(uses)
    .set({ usedClock: `${addDays(today, 1)}T00:30` })
    .where(eq(uses.userId, ana.id));
  expect([toTake[0]!.takenAt, (await todayOf(ana)).toTake[0]!.takenAt]).toEqual([expect.any(String), null]);
});

test('the next box goes on where the open one ended, and taking from it opens it', async () => {
  const ana = await house.patient();
  const product = { ...DAILY, customName: 'Glifage', frequencyTimes: 2 };
  const { id, productId } = await openBox(ana, 1, product);
  const next = await addBox(ana, { ...product, productId });
  await addBox(ana, { ...DAILY, productId: await someProduct(ana, 'glifage') });
  await ana.call('POST', '/api/usage', { payload: { inventoryId: id, quantityUsed: 1 } });
  const [first, second, ...others] = (await todayOf(ana)).toTake;
  expect(others).toEqual([]);
  expect(first).toMatchObject({ inventoryId: id, opensBox: false, useId: expect.any(String) });
  expect(second).toMatchObject({ inventoryId: next.id, opensBox: true, useId: null });
  const payload = { inventoryId: next.id, quantityUsed: 1, opensBox: true, confirmOften: true };
  expect((await ana.call('POST', '/api/usage', { payload })).statusCode).toBe(201);
  expect((await todayOf(ana)).toTake.map(({ takenAt }) => takenAt !== null)).toEqual([true, true]);
});

const take = async (patient: Patient, inventoryId: string, use: object = {}) => {
  const payload = { inventoryId, quantityUsed: 1, confirmOften: true, ...use };
  return (await patient.call('POST', '/api/usage', { payload })).json<{ data: { id: string } }>().data.id;
};
const tickedBy = async (patient: Patient) => (await todayOf(patient)).toTake.map(({ useId }) => useId);

test('an undone first dose of the day leaves the second ticked', async () => {
  const ana = await house.patient();
  const { id } = await openBox(ana, 10, { ...DAILY, frequencyTimes: 2 });
  const [first, second] = [await take(ana, id), await take(ana, id)];
  expect(await tickedBy(ana)).toEqual([first, second]);
  await ana.call('DELETE', `/api/usage/${first}`);
  expect(await tickedBy(ana)).toEqual([null, second]);
  const again = await take(ana, id);
  expect(await tickedBy(ana)).toEqual([second, again]);
});

test('what a deleted box gave today is not due again from the next one', async () => {
  const ana = await house.patient();
  const { id, productId } = await openBox(ana, 1, DAILY);
  await addBox(ana, { ...DAILY, productId });
  const use = await take(ana, id);
  await ana.call('DELETE', `/api/user-inventory/${id}`);
  expect(await tickedBy(ana)).toEqual([use]);
});

test('a box without a frequency goes by the other of its product, unless it has another name', async () => {
  const ana = await house.patient();
  const first = await openBox(ana, 1, { ...DAILY, unitsPerDose: 2, instructions: 'Com o jantar' });
  const { productId } = first;
  await openBox(ana, 10, { productId, customName: 'Da minha mãe' });
  expect((await todayOf(ana)).toTake).toEqual([]);
  const { id } = await openBox(ana, 10, { productId });
  const row = { inventoryId: id, quantity: 2, dosage: '2 comprimidos · Com o jantar' };
  expect((await todayOf(ana)).toTake).toMatchObject([row]);
  const use = await take(ana, id, { quantityUsed: 2 });
  expect(await tickedBy(ana)).toEqual([use]);
});

const aPlan = async (patient: Patient, plan: object) => {
  const payload = { ...PLAN, startDate: addDays(TODAY, -3), scheduledTimes: ['23:59'], ...plan };
  return (await patient.call('POST', '/api/plans', { payload })).json<{ data: { id: string } }>().data.id;
};

test('a plan speaks for its boxes, also while it is paused or after it ended', async () => {
  const ana = await house.patient();
  const box = await openBox(ana, 10, DAILY);
  expect((await todayOf(ana)).toTake).toHaveLength(1);
  const id = await aPlan(ana, { productId: box.productId, name: 'Do plano', startDate: TODAY });
  const { doses, toTake } = await todayOf(ana);
  expect(toTake).toEqual([]);
  const today = doses.filter(({ day }) => day === TODAY);
  expect(today).toMatchObject([{ name: 'Do plano', time: '23:59', state: 'scheduled' }]);
  const payload = { inventoryId: box.id, quantityUsed: 1 };
  const use = (await ana.call('POST', '/api/usage', { payload })).json<{ data: { id: string } }>().data;
  const taken = (await todayOf(ana)).doses.find(({ day }) => day === TODAY);
  expect(taken).toMatchObject({ state: 'taken', recordId: use.id });
  await ana.call('POST', `/api/plans/${id}/end`, { payload: {} });
  expect((await todayOf(ana)).toTake).toEqual([]);
  await ana.call('DELETE', `/api/plans/${id}`);
  expect((await todayOf(ana)).toTake).toHaveLength(1);
});

test('a late dose of an earlier day comes first, and injections stay out', async () => {
  const ana = await house.patient();
  await aPlan(ana, { name: 'Diária' });
  // Weekly, planned for two days ago and not taken since.
  await aPlan(ana, { name: 'Semanal', frequency: 'weekly', startDate: addDays(TODAY, -2) });
  const glp1 = { medicationType: 'glp1', dosageForm: 'pen', frequency: 'weekly', doseMg: 1 };
  await aPlan(ana, { ...glp1, name: 'Ozempic', catalogId: 'ozempic-1', startDate: TODAY });
  const { doses } = await todayOf(ana);
  const late = doses.filter(({ state }) => state === 'late');
  expect(late[0]).toMatchObject({ name: 'Semanal', day: addDays(TODAY, -2) });
  expect(doses.slice(0, late.length)).toEqual(late);
  expect(doses.map(({ name }) => name)).not.toContain('Ozempic');
});

test('a tablet of semaglutide asks to wait half an hour, from a box or by a plan; deleted, it no longer does', async () => {
  const ana = await house.patient();
  const box = await openBox(ana, 10, { customName: 'Rybelsus 7 mg', unitType: 'tablets' });
  const injected = await openBox(ana, 10, { customName: 'Ozempic', unitType: 'ml' });
  await ana.call('POST', '/api/usage', { payload: { inventoryId: injected.id, quantityUsed: 1 } });
  expect((await todayOf(ana)).fasting).toBeNull();
  const usedAt = new Date(Date.now() - 10 * MINUTE_MS);
  const until = new Date(usedAt.getTime() + 30 * MINUTE_MS).toISOString();
  const payload = { inventoryId: box.id, quantityUsed: 1, usedAt: usedAt.toISOString() };
  const use = (await ana.call('POST', '/api/usage', { payload })).json<{ data: { id: string } }>().data;
  expect((await todayOf(ana)).fasting).toEqual({ name: 'Rybelsus 7 mg', until });
  await ana.call('DELETE', `/api/usage/${use.id}`);
  expect((await todayOf(ana)).fasting).toBeNull();
  const oral = { medicationType: 'oral_medication', dosageForm: 'tablet' };
  const drops = await aPlan(ana, { ...oral, name: 'Semaglutida', dosageForm: 'liquid' });
  await ana.call('POST', '/api/doses', { payload: { planId: drops, takenAt: payload.usedAt } });
  expect((await todayOf(ana)).fasting).toBeNull();
  const planId = await aPlan(ana, { ...oral, name: 'O da manhã', brand: 'Rybelsus' });
  await ana.call('POST', '/api/doses', { payload: { planId, takenAt: payload.usedAt, confirmOften: true } });
  expect((await todayOf(ana)).fasting).toEqual({ name: 'O da manhã', until });
});

test('a milestone waits for the average of the week', async () => {
  const ana = await house.patient();
  await ana.call('PUT', '/api/users/profile', {
    payload: { initialWeight: 100, targetWeight: 80, height: 170 },
  });
  await ana.call('POST', '/api/measurements', { payload: { weight: 98, datetime: daysAgo(1) } });
  await ana.call('POST', '/api/measurements', { payload: { weight: 94.9, confirmJump: true } });
  expect((await todayOf(ana)).nextMilestone).toEqual({
    title: '5 % a menos que no início',
    toGoKg: 0,
    isToConfirm: true,
  });
});

test('the first steps stay closed once they were closed, twice or once', async () => {
  const [ana, bia] = [await house.patient(), await house.patient()];
  for (let times = 0; times < 2; times++) {
    const reply = await ana.call('POST', '/api/moments/seen', { payload: { kind: 'first-steps' } });
    expect(reply.statusCode).toBe(200);
  }
  expect((await firstStepsOf(ana)).isClosed).toBe(true);
  expect((await firstStepsOf(bia)).isClosed).toBe(false);
});

test('nothing counts down for a weight that is too low', async () => {
  const ana = await house.patient();
  const profile = { height: 165, initialWeight: 58, targetWeight: null };
  expect((await ana.call('PUT', '/api/users/profile', { payload: profile })).statusCode).toBe(200);
  const payload = { weight: 49, confirmJump: true };
  expect((await ana.call('POST', '/api/measurements', { payload })).statusCode).toBe(201);
  expect((await todayOf(ana)).nextMilestone).toBeNull();
});

test('tablets of the treatment lead while their plan goes on, and say since when', async () => {
  const ana = await house.patient();
  const payload = {
    ...PLAN,
    medicationType: 'oral_medication',
    name: 'Rybelsus',
    dosageForm: 'tablet',
    // None of them is of today, which may be over in a minute.
    frequency: 'custom',
    intervalDays: 30,
    scheduledTimes: ['08:00'],
    startDate: addDays(TODAY, -40),
  };
  const plan = (await ana.call('POST', '/api/plans', { payload })).json<{ data: { id: string } }>().data;
  const tablets = { tabletPlanIds: [plan.id], tabletsSince: payload.startDate };
  expect(await todayOf(ana)).toMatchObject(tablets);
  await ana.call('POST', `/api/plans/${plan.id}/end`, { payload: {} });
  expect(await todayOf(ana)).toMatchObject({ tabletPlanIds: [] });
});

test('tablets of the treatment lead out of their box where no plan speaks of them', async () => {
  const ana = await house.patient();
  const boxOf = async (patient: Patient) => (await todayOf(patient)).tabletBox;
  await openBox(ana, 10, DAILY);
  await openBox(ana, 10, { customName: 'Ozempic', unitType: 'ml' });
  expect(await boxOf(ana)).toBeNull();
  const old = await addBox(ana, { customName: 'Rybelsus 3 mg' });
  const box = await openBox(ana, 2, { customName: 'Rybelsus 7 mg' });
  const unused = {
    id: box.id,
    name: 'Rybelsus 7 mg',
    lastTakenAt: null,
    lastTakenName: null,
    isEmpty: false,
  };
  expect(await boxOf(ana)).toEqual(unused);
  const [firstAt, usedAt] = [daysAgo(20), daysAgo(10)];
  const first = await take(ana, box.id, { usedAt: firstAt });
  await take(ana, box.id, { usedAt });
  // Used up, it is still the one that is taken; the box of another strength does not go on with it.
  expect(await todayOf(ana)).toMatchObject({
    tabletBox: { id: box.id, lastTakenAt: usedAt, isEmpty: true },
    tabletsSince: dayIn(DEFAULT_ZONE, new Date(firstAt)),
  });
  const next = await addBox(ana, { customName: 'Rybelsus 7 mg' });
  expect(await boxOf(ana)).toMatchObject({ id: box.id, isEmpty: false });
  await ana.call('DELETE', `/api/user-inventory/${next.id}`);
  await ana.call('DELETE', `/api/usage/${first}`);
  await ana.call('DELETE', `/api/user-inventory/${box.id}`);
  const before = {
    id: old.id,
    name: 'Rybelsus 3 mg',
    lastTakenAt: usedAt,
    lastTakenName: 'Rybelsus 7 mg',
    isEmpty: false,
  };
  expect(await boxOf(ana)).toEqual(before);
  expect(await boxOf(await house.patient())).toBeNull();

  const oral = { medicationType: 'oral_medication', dosageForm: 'tablet' };
  const plan = await aPlan(ana, { ...oral, name: 'Rybelsus 3 mg' });
  expect(await todayOf(ana)).toMatchObject({ tabletPlanIds: [plan], tabletBox: null });
  await ana.call('POST', `/api/plans/${plan}/end`, { payload: {} });
  expect(await boxOf(ana)).toBeNull();
});

test('tablets used up long ago lead no more', async () => {
  const ana = await house.patient();
  const box = await openBox(ana, 1, { customName: 'Rybelsus 7 mg' });
  await take(ana, box.id, { usedAt: daysAgo(61) });
  expect((await todayOf(ana)).tabletBox).toBeNull();
});
