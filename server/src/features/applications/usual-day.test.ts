import type { registerApplication } from '@leveza/contract/applications/applications.ts';
import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { DAY_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { addPen, readPen, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let pen: { id: string };
let bia: Patient;

beforeAll(async () => {
  house = await sharedApp();
});

/** To the minute, as a usual time is. */
const START = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const daysAgo = (days: number) => new Date(START - days * DAY_MS).toISOString();

async function newPatient(): Promise<void> {
  bia = await house.patient('Bia');
  pen = await addPen(bia, { inUseDays: 90 });
}

const record = async (days: number, more: object = {}) => {
  const reply = await tryApply(bia, pen.id, { datetime: daysAgo(days), ...more });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Reply<typeof registerApplication>>();
};
const next = async () =>
  (await bia.call('GET', '/api/applications/overview')).json<Reply<typeof readApplicationsOverview>>().data
    .nextDose;
const set = (intervalDays: number | null, purchaseLeadDays: number) =>
  bia.call('PUT', '/api/applications/settings', { payload: { intervalDays, purchaseLeadDays } });
const move = (at: string, more: object = {}) =>
  bia.call('PUT', '/api/applications/usual-day', { payload: { at, ...more } });

describe('the usual day', () => {
  test('a late dose returns to it, in every answer; the patient moves it', async () => {
    await newPatient();
    await record(17);
    const late = await record(7);
    expect(late.nextDose).toMatchObject({ plannedAt: daysAgo(3), isOffDay: true });
    expect(late.countsFor).toBe(daysAgo(10));
    expect((await next()).plannedAt).toBe(daysAgo(3));
    const headline = await bia.call('GET', '/api/dashboard/headline');
    expect(headline.json()).toMatchObject({ data: { nextDoseAt: daysAgo(3) } });
    const day = await bia.call('GET', `/api/applications/day?day=${daysAgo(10).slice(0, 10)}`);
    expect(day.json()).toMatchObject({ data: { marks: [] } });

    const moved = await move(late.data.datetime);
    expect(moved.json()).toMatchObject({ data: { plannedAt: daysAgo(0), isOffDay: false } });
    expect((await next()).plannedAt).toBe(daysAgo(0));
  });

  test('a dose after a missed one says that it stands for the coming one; an older one says nothing', async () => {
    await newPatient();
    await record(13);
    expect(await next()).toMatchObject({ state: 'missed', followingAt: daysAgo(-1) });
    const early = await record(0);
    expect(early).toMatchObject({ countsFor: daysAgo(-1), nextDose: { plannedAt: daysAgo(-8) } });
    expect(await record(20)).not.toHaveProperty('countsFor');
    const moved = await bia.call('PUT', `/api/applications/${early.data.id}`, {
      payload: { datetime: daysAgo(6), confirmEarly: true },
    });
    expect(moved.json()).not.toHaveProperty('countsFor');
  });

  test('follows the first dose while it is the only one, and again once it is', async () => {
    await newPatient();
    const first = await record(6);
    const edit = (id: string, days: number) =>
      bia.call('PUT', `/api/applications/${id}`, { payload: { datetime: daysAgo(days) } });
    expect((await edit(first.data.id, 8)).json()).toMatchObject({ nextDose: { plannedAt: daysAgo(1) } });
    const second = await record(0);
    expect(second.nextDose.plannedAt).toBe(daysAgo(-6));
    await edit(first.data.id, 9);
    expect((await next()).plannedAt).toBe(daysAgo(-6));
    await bia.call('DELETE', `/api/applications/${first.data.id}`);
    expect((await next()).plannedAt).toBe(daysAgo(-7));
  });

  test('entered from before the app, one late dose does not set it, and the undo forgets it', async () => {
    await newPatient();
    const enter = async (days: number[]) => {
      const entries = days.map((ago) => ({ datetime: daysAgo(ago), doseMg: 1 }));
      const payload = { catalogId: 'ozempic-1', medicationName: 'Ozempic', entries };
      const reply = await bia.call('POST', '/api/applications/past', { payload });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json<{ data: { ids: string[] } }>().data.ids;
    };
    const ids = await enter([31, 24, 17, 10, 1]);
    expect((await next()).plannedAt).toBe(daysAgo(-4));
    await bia.call('POST', '/api/applications/past/undo', { payload: { ids } });
    await enter([2]);
    expect((await next()).plannedAt).toBe(daysAgo(-5));
    // With the one that was there before; its undo leaves that one alone.
    const more = await enter([34, 27, 20]);
    expect((await next()).plannedAt).toBe(daysAgo(-1));
    await bia.call('POST', '/api/applications/past/undo', { payload: { ids: more } });
    expect((await next()).plannedAt).toBe(daysAgo(-5));
  });

  test('entered from before the app on no common day, the newest dose sets it', async () => {
    await newPatient();
    const entries = [30, 22, 15, 9].map((days) => ({ datetime: daysAgo(days), doseMg: 1 }));
    const payload = { catalogId: 'ozempic-1', medicationName: 'Ozempic', entries };
    await bia.call('POST', '/api/applications/past', { payload });
    expect((await next()).plannedAt).toBe(daysAgo(2));
    expect((await record(0)).nextDose.plannedAt).toBe(daysAgo(-5));
  });

  test('five days late, the dose of the usual day is not asked about; one before it is', async () => {
    await newPatient();
    await record(15);
    await record(3);
    expect((await next()).plannedAt).toBe(daysAgo(1));
    const early = await tryApply(bia, pen.id, { datetime: daysAgo(2) });
    const named = expect.stringMatching(
      /^Você registrou uma dose em \d\d\/\d\d às \d\d:\d\d, e esta fica perto/,
    );
    expect(early.json()).toMatchObject({ error: { code: 'dose-too-soon', message: named } });
    expect((await record(1)).nextDose.plannedAt).toBe(daysAgo(-6));
  });

  test('another interval is counted from the last dose, another lead time is not', async () => {
    await newPatient();
    await record(17);
    await record(7);
    await set(7, 20);
    expect((await next()).plannedAt).toBe(daysAgo(3));
    await set(10, 20);
    expect((await next()).plannedAt).toBe(daysAgo(-3));
    await set(null, 20);
    await move(daysAgo(3));
    expect((await next()).plannedAt).toBe(daysAgo(3));
  });

  test('another molecule begins its own; taken back, the old day is there again', async () => {
    await newPatient();
    await record(17);
    await record(7);
    const catalogId = 'mounjaro-25';
    const strength = { totalVolume: 0.5, concentrationMgMl: 5, currentDoseMg: 2.5 };
    const mounjaro = await addPen(bia, { catalogId, medicationName: 'Mounjaro', ...strength });
    const switched = await tryApply(bia, mounjaro.id, {
      datetime: daysAgo(1),
      doseMg: 2.5,
      confirmSwitch: true,
      confirmDose: true,
    });
    expect(switched.json()).toMatchObject({ nextDose: { plannedAt: daysAgo(-6), isOffDay: false } });
    await bia.call('DELETE', `/api/applications/${switched.json<{ data: { id: string } }>().data.id}`);
    expect((await next()).plannedAt).toBe(daysAgo(3));
  });
});

const vial = (mg: number) =>
  addPen(bia, {
    catalogId: null,
    medicationName: `Tirzepatida manipulada ${mg} mg`,
    totalVolume: 4,
    concentrationMgMl: 10,
    currentDoseMg: mg,
  });

test('another strength typed by hand keeps the usual day', async () => {
  await newPatient();
  await set(7, 7);
  pen = await vial(2.5);
  await record(17, { doseMg: 2.5 });
  await record(10, { doseMg: 2.5 });
  pen = await vial(5);
  expect((await record(1, { doseMg: 5 })).nextDose).toMatchObject({
    plannedAt: daysAgo(-4),
    isOffDay: true,
  });
});

const saxenda = () =>
  addPen(bia, {
    catalogId: 'saxenda',
    medicationName: 'Saxenda',
    totalVolume: 3,
    concentrationMgMl: 6,
    currentDoseMg: 0.6,
  });

describe('an interval of the patient’s own', () => {
  const switched = { confirmSwitch: true, confirmDose: true };

  test('for a daily medicine is not used for a weekly one', async () => {
    await newPatient();
    const weekly = pen;
    pen = await saxenda();
    await record(9, { doseMg: 0.6 });
    await set(1, 7);
    pen = weekly;
    const first = await record(1, switched);
    expect(first.nextDose).toMatchObject({ plannedAt: daysAgo(-6), intervalDays: 7 });
    await set(10, 7);
    await bia.call('DELETE', `/api/applications/${first.data.id}`);
    expect((await next()).intervalDays).toBe(1);
  });

  test('for a weekly medicine ends with a dose of a daily one that is entered afterwards', async () => {
    await newPatient();
    await record(9);
    await set(10, 7);
    const entries = [{ datetime: daysAgo(1), doseMg: 0.6 }];
    const payload = { catalogId: 'saxenda', medicationName: 'Saxenda', entries, ...switched };
    const entered = await bia.call('POST', '/api/applications/past', { payload });
    expect(entered.statusCode, entered.body).toBe(201);
    expect((await next()).intervalDays).toBe(1);
  });

  test('ends with the undo of entered doses that made another medicine the last', async () => {
    await newPatient();
    await record(9);
    const entries = [{ datetime: daysAgo(1), doseMg: 0.6 }];
    const payload = { catalogId: 'saxenda', medicationName: 'Saxenda', entries, ...switched };
    const entered = await bia.call('POST', '/api/applications/past', { payload });
    const { ids } = entered.json<{ data: { ids: string[] } }>().data;
    await set(3, 7);
    expect((await next()).intervalDays).toBe(3);
    const undone = await bia.call('POST', '/api/applications/past/undo', { payload: { ids } });
    expect(undone.statusCode, undone.body).toBe(200);
    expect((await next()).intervalDays).toBe(7);
  });

  test('holds again once the dose of a wrong pen is taken back, and counts the pens of its medicine alone', async () => {
    await newPatient();
    const weekly = pen;
    await record(10);
    await set(10, 7);
    const daily = (pen = await saxenda());
    const wrong = await record(1, { doseMg: 0.6, ...switched });
    expect(wrong.nextDose.intervalDays).toBe(1);
    expect(await readPen(bia, weekly.id)).toMatchObject({ intervalDays: 10 });
    expect(await readPen(bia, daily.id)).toMatchObject({ intervalDays: 1 });
    // A lead time is not about the interval.
    await bia.call('PUT', '/api/applications/settings', { payload: { purchaseLeadDays: 20 } });
    await bia.call('DELETE', `/api/applications/${wrong.data.id}`);
    expect(await next()).toMatchObject({ intervalDays: 10, plannedAt: daysAgo(0) });
  });

  test('holds again with the first dose of its medicine after weeks of another one', async () => {
    await newPatient();
    const weekly = pen;
    await record(40);
    await set(10, 7);
    pen = await saxenda();
    for (const days of [30, 29, 28]) await record(days, { doseMg: 0.6, ...switched });
    expect((await next()).intervalDays).toBe(1);
    pen = weekly;
    expect((await record(0, { doseMg: 0.25, ...switched })).nextDose.intervalDays).toBe(10);
  });

  test('set before any dose is for the medicine of the first ones', async () => {
    await newPatient();
    await set(10, 7);
    expect((await record(9)).nextDose.intervalDays).toBe(10);
    pen = await saxenda();
    expect((await record(1, { doseMg: 0.6, ...switched })).nextDose.intervalDays).toBe(1);
  });

  test('is kept with another medicine of the same rhythm, and by a dose entered from before', async () => {
    await newPatient();
    await record(20);
    await set(10, 7);
    const catalogId = 'mounjaro-25';
    const strength = { totalVolume: 0.5, concentrationMgMl: 5, currentDoseMg: 2.5 };
    pen = await addPen(bia, { catalogId, medicationName: 'Mounjaro', ...strength });
    expect((await record(1, { doseMg: 2.5, ...switched })).nextDose.intervalDays).toBe(10);
    pen = await saxenda();
    expect((await record(30, { doseMg: 0.6, ...switched })).nextDose.intervalDays).toBe(10);
  });
});

describe('a day the patient chooses', () => {
  test('is the next dose; inside the label’s gap it is asked about', async () => {
    await newPatient();
    await record(1);
    expect((await move(daysAgo(-1))).json()).toMatchObject({ error: { code: 'usual-day-too-soon' } });
    expect((await next()).plannedAt).toBe(daysAgo(-6));
    expect((await move(daysAgo(-2))).json()).toMatchObject({ data: { plannedAt: daysAgo(-2) } });
    expect((await move(daysAgo(-1), { confirmEarly: true })).json()).toMatchObject({
      data: { plannedAt: daysAgo(-1) },
    });
  });

  test.each([
    ['without a dose', false, -1, 'Registre a primeira aplicação: o dia dela é o seu dia.'],
    ['far away', true, -61, 'Escolha um dia dos próximos 60.'],
  ])('%s is refused', async (_, hasDose, days, sentence) => {
    await newPatient();
    if (hasDose) await record(1);
    const reply = await move(daysAgo(days));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields: { at: sentence } } });
  });
});
