import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { occasionsOf } from '../../testing/occasions.ts';
import { addPen, apply, tryApply } from '../../testing/pens.ts';
import { openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let ana: Patient;
beforeAll(async () => {
  house = await sharedApp();
});
beforeEach(async () => {
  ana = await house.patient('Ana');
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** The answer that made the alarm of an inflamed pancreas. */
async function feel(hours: number): Promise<string> {
  const reply = await ana.call('POST', '/api/side-effects', {
    payload: {
      effectType: 'abdominal_pain',
      intensity: 4,
      datetime: hoursAgo(hours),
      answers: { yes: ['pain-persists'], no: [] },
    },
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: { id: string } }>().data.id;
}

test('a dose after the sign is asked about once, with the words of the leaflet', async () => {
  const pen = await addPen(ana);
  await apply(ana, pen.id, { datetime: hoursAgo(7 * 24) });
  const id = await feel(3);
  const asked = await tryApply(ana, pen.id);
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({
    error: { code: 'dose-held', message: expect.stringContaining('até um médico avaliar') },
  });
  const elsewhere = { medicationName: 'Ozempic', doseMg: 1, applicationSite: 'abdomen' };
  const other = await ana.call('POST', '/api/applications/elsewhere', { payload: elsewhere });
  expect(other.json()).toMatchObject({ error: { code: 'dose-held' } });
  // A dose that was applied before it is only written down late.
  expect((await tryApply(ana, pen.id, { datetime: hoursAgo(4) })).statusCode).toBe(201);
  const confirmed = { confirmHeld: true, confirmEarly: true };
  expect((await tryApply(ana, pen.id, confirmed)).statusCode).toBe(201);
  await ana.call('DELETE', `/api/side-effects/${id}`);
  expect((await tryApply(ana, pen.id, { confirmEarly: true })).statusCode).toBe(201);
});

test('a dose moved into the time that the sign held is asked about; one corrected inside it or before it is not', async () => {
  const pen = await addPen(ana);
  const { id } = await apply(ana, pen.id, { datetime: hoursAgo(30) });
  await feel(5);
  const move = (hours: number, more: object = {}) =>
    ana.call('PUT', `/api/applications/${id}`, { payload: { datetime: hoursAgo(hours), ...more } });
  expect((await move(6)).statusCode).toBe(200);
  const asked = await move(4);
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({
    error: { code: 'dose-held', message: expect.stringContaining('até um médico avaliar') },
  });
  expect((await move(4, { confirmHeld: true })).statusCode).toBe(200);
  expect((await move(3)).statusCode).toBe(200);
  expect((await ana.call('PUT', `/api/applications/${id}`, { payload: { pain: 2 } })).statusCode).toBe(200);
  expect((await move(29)).statusCode).toBe(200);
});

test('doses from before the app are asked about where the sign held one of them', async () => {
  await feel(40);
  const enter = (ago: number[], more: object = {}) =>
    ana.call('POST', '/api/applications/past', {
      payload: {
        catalogId: 'ozempic-1',
        medicationName: 'Ozempic',
        entries: ago.map((hours) => ({ datetime: hoursAgo(hours), doseMg: 1 })),
        confirmDose: true,
        ...more,
      },
    });
  // The doses before the sign are only written down late.
  expect((await enter([41 + 14 * 24, 41 + 7 * 24])).statusCode).toBe(201);
  const last = hoursAgo(24);
  const asked = await enter([24, 41 + 21 * 24]);
  expect(asked.statusCode).toBe(409);
  const day = dayIn(DEFAULT_ZONE, new Date(last)).split('-').toReversed().join('/');
  expect(asked.json()).toMatchObject({
    error: {
      code: 'dose-held',
      message: expect.stringMatching(new RegExp(`^Em ${day}\\. Você registrou dor forte`)),
    },
  });
  expect((await enter([24, 41 + 21 * 24], { confirmHeld: true })).statusCode).toBe(201);
});

test('three days later, and for another patient, nothing is asked', async () => {
  const pen = await addPen(ana);
  await apply(ana, pen.id, { datetime: hoursAgo(7 * 24) });
  await feel(73);
  const bia = await house.patient('Bia');
  await apply(bia, (await addPen(bia)).id, { datetime: hoursAgo(7 * 24) });
  expect((await tryApply(ana, pen.id)).statusCode).toBe(201);
});

const KINDS = ['injection-due', 'injection-closing', 'injection-missed', 'dose-due', 'dose-missed'] as const;

test('no message invites to the injection meanwhile, and the next one is reminded as ever', async () => {
  const pen = await addPen(ana);
  // Due in an hour, and the one after it in a week.
  await apply(ana, pen.id, { datetime: hoursAgo(7 * 24 - 1) });
  const until = new Date(Date.now() + 9 * 24 * HOUR_MS);
  const titles = async () =>
    (await occasionsOf(house, ana, KINDS, { until }))
      .filter(({ dose, what }) => dose !== null || what.endsWith(':held'))
      .map(({ kind, detailed, dose }) => [kind, detailed.title, dose !== null]);
  const before = await titles();
  expect(before[0]).toEqual(['injection-due', expect.stringMatching(/^Ozempic às/), true]);
  await feel(2);
  const held = await titles();
  expect(held[0]).toEqual(['injection-missed', 'Antes da próxima dose, fale com um médico', false]);
  // Its window goes on after the three days, and so does the plan.
  expect(held.slice(1)).toEqual(before.slice(1));
});

test('a GLP-1 tablet is not invited to either; other medicines are', async () => {
  const tomorrow = addDays(dayIn(DEFAULT_ZONE, new Date()), 1);
  const daily = { ...PLAN, scheduledTimes: ['08:00'], startDate: tomorrow };
  const tablet = {
    medicationType: 'oral_medication',
    name: 'Rybelsus 3 mg',
    dosageForm: 'tablet',
    doseMg: 3,
  };
  for (const plan of [daily, { ...daily, ...tablet }]) {
    const reply = await ana.call('POST', '/api/plans', { payload: { ...plan, confirmDose: true } });
    expect(reply.statusCode, reply.body).toBe(201);
  }
  await feel(2);
  const until = new Date(Date.now() + 40 * HOUR_MS);
  const found = await occasionsOf(house, ana, ['dose-due', 'dose-missed'], { until });
  const due = found.filter(({ kind }) => kind === 'dose-due').map(({ detailed }) => detailed.title);
  expect(due.every((title) => title.startsWith('Vitamina D'))).toBe(true);
  expect(due.length).toBeGreaterThan(0);
  expect(found.some(({ what, dose }) => what.endsWith(':held') && dose === null)).toBe(true);
});

const TABLET = { name: 'Rybelsus 3 mg', unitType: 'tablets' };

test('a GLP-1 tablet is asked about too, from a box, from elsewhere and by its plan; vitamins are not', async () => {
  const today = dayIn(DEFAULT_ZONE, new Date());
  const add = async (plan: object) => {
    const payload = {
      ...PLAN,
      scheduledTimes: ['00:00'],
      startDate: addDays(today, -1),
      confirmDose: true,
      ...plan,
    };
    const reply = await ana.call('POST', '/api/plans', { payload });
    expect(reply.statusCode, reply.body).toBe(201);
    return { planId: reply.json<{ data: { id: string } }>().data.id, plannedAt: midnight };
  };
  const midnight = instantAt(today, '00:00', DEFAULT_ZONE).toISOString();
  const vitamin = await add({});
  const planned = await add({
    medicationType: 'oral_medication',
    name: 'Rybelsus 3 mg',
    dosageForm: 'tablet',
    doseMg: 3,
  });
  await feel(0);
  const take = (dose: object) => ana.call('POST', '/api/doses', { payload: dose });
  const elsewhere = (more: object = {}) =>
    ana.call('POST', '/api/usage/elsewhere', { payload: { ...TABLET, ...more } });
  expect((await take(vitamin)).statusCode).toBe(201);
  const box = await openBox(ana, 30, { productId: await someProduct(ana, 'rybelsus') });
  const fromBox = (more: object = {}) =>
    ana.call('POST', '/api/usage', { payload: { inventoryId: box.id, ...more } });
  for (const reply of [await take(planned), await elsewhere(), await fromBox()]) {
    expect(reply.json()).toMatchObject({
      error: { code: 'dose-held', message: expect.stringContaining('já foi tomada') },
    });
  }
  // Taken before the sign, it is only written down late.
  expect((await elsewhere({ usedAt: hoursAgo(25), confirmOften: true })).statusCode).toBe(201);
  const confirmed = { confirmHeld: true, confirmOften: true };
  expect((await take({ ...planned, ...confirmed })).statusCode).toBe(201);
  expect((await fromBox(confirmed)).statusCode).toBe(201);
});
