import type { Application } from '@leveza/contract/applications/applications.ts';
import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../testing/day.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const overviewOf = async (patient: Patient) =>
  (await patient.call('GET', '/api/applications/overview')).json<Reply<typeof readApplicationsOverview>>()
    .data;
const backfill = (patient: Patient, ago: number[], more: object = {}) =>
  patient.call('POST', '/api/applications/past', {
    payload: {
      catalogId: 'ozempic-1',
      medicationName: 'Ozempic',
      entries: ago.map((days) => ({ datetime: daysAgo(days), doseMg: 1, ...more })),
    },
  });

describe('the next dose', () => {
  test('without a dose there is none; the suggestion is the pen at home and a place', async () => {
    const bia = await house.patient();
    expect(await overviewOf(bia)).toMatchObject({
      nextDose: { state: 'none' },
      lastApplication: null,
      suggestion: { penId: null, medicationName: null, doseMg: null, zone: 'abdomen-left-upper' },
    });
    const pen = await addPen(bia);
    expect((await overviewOf(bia)).suggestion).toMatchObject({ penId: pen.id, doseMg: 1 });
  });

  test.each([
    [2, 'upcoming', 0],
    [8, 'late', 0],
    [12.5, 'missed', 1],
    [20, 'missed', 2],
  ])('%d days after the last, it is %s', async (days, state, missed) => {
    const bia = await house.patient();
    await backfill(bia, [days]);
    const { nextDose } = await overviewOf(bia);
    expect(nextDose).toMatchObject({
      state,
      missedInARow: missed,
      talkToPrescriber: missed >= 2,
      intervalDays: 7,
      rule: { windowHours: 120, minGapHours: 72 },
    });
    expect(nextDose.rule!.sources).not.toEqual([]);
    const headline = await bia.call('GET', '/api/dashboard/headline');
    expect(headline.json()).toMatchObject({
      data: { nextDoseAt: nextDose.followingAt ?? nextDose.plannedAt },
    });
  });

  test('a skipped dose is said once, with its reason, and the next one takes its place', async () => {
    const bia = await house.patient();
    await backfill(bia, [8]);
    const { plannedAt } = (await overviewOf(bia)).nextDose;
    const skip = (reason: string) =>
      bia.call('POST', '/api/applications/skips', { payload: { plannedAt, reason } });
    expect((await skip(' ')).json()).toMatchObject({
      error: { fields: { reason: 'Conte por que a dose foi pulada.' } },
    });
    const { id } = (await skip('virose')).json<{ data: { id: string } }>().data;
    expect((await overviewOf(bia)).nextDose).toMatchObject({ state: 'upcoming', missedInARow: 1 });
    const marks = async () =>
      (await bia.call('GET', `/api/applications/day?day=${dayOf(plannedAt!)}`)).json<{
        data: { marks: object[] };
      }>().data.marks;
    expect(await marks()).toMatchObject([{ kind: 'skipped', reason: 'virose' }]);
    await bia.call('DELETE', `/api/applications/skips/${id}`);
    expect((await overviewOf(bia)).nextDose.state).toBe('late');
  });

  test('the patient’s own interval rules, but never below the label’s gap', async () => {
    const bia = await house.patient();
    await backfill(bia, [1]);
    const set = (intervalDays: number | null, more: object = {}) =>
      bia.call('PUT', '/api/applications/settings', {
        payload: { intervalDays, purchaseLeadDays: 10, ...more },
      });
    expect((await set(2)).json()).toMatchObject({
      error: { fields: { intervalDays: 'Pela bula, são pelo menos 3 dias entre duas doses.' } },
    });
    // Closer together than the label says is asked about once.
    expect((await set(5)).json()).toMatchObject({
      error: { code: 'dose-unusual', message: 'Pela bula, são 7 dias entre duas doses: são mesmo 5?' },
    });
    expect((await overviewOf(bia)).nextDose.intervalDays).toBe(7);
    expect((await set(5, { confirmDose: true })).statusCode).toBe(200);
    expect((await set(5)).statusCode).toBe(200);
    await set(10);
    expect((await overviewOf(bia)).nextDose.intervalDays).toBe(10);
    await set(null);
    expect((await overviewOf(bia)).nextDose.intervalDays).toBe(7);
  });

  test('of the settings only those that are sent change; null ends the interval, an absent one leaves it', async () => {
    const bia = await house.patient();
    await backfill(bia, [1]);
    const set = async (payload: object) => {
      const reply = await bia.call('PUT', '/api/applications/settings', { payload });
      return reply.json<{ data: object }>().data;
    };
    expect(await set({ intervalDays: 10 })).toEqual({ intervalDays: 10, purchaseLeadDays: 10 });
    expect(await set({ purchaseLeadDays: 20 })).toEqual({ intervalDays: 10, purchaseLeadDays: 20 });
    expect(await set({})).toEqual({ intervalDays: 10, purchaseLeadDays: 20 });
    expect(await set({ intervalDays: null })).toEqual({ intervalDays: null, purchaseLeadDays: 20 });
  });

  test('a prohibited product: nothing planned, nothing suggested, no curve', async () => {
    const bia = await house.patient();
    const pen = await addPen(bia, {
      catalogId: 'tg-tirzepatida-5',
      medicationName: 'TG (tirzepatida)',
      isVial: true,
      totalBoxes: 1,
      totalVials: 4,
      totalVolume: 2,
      concentrationMgMl: 10,
      currentDoseMg: 5,
    });
    await apply(bia, pen.id, { doseMg: 5, datetime: daysAgo(2) });
    await bia.call('PUT', '/api/applications/settings', {
      payload: { intervalDays: 7, purchaseLeadDays: 10 },
    });
    expect(await overviewOf(bia)).toMatchObject({
      nextDose: { state: 'no-schedule', rule: null },
      suggestion: { penId: null, doseMg: null },
    });
    expect((await bia.call('GET', '/api/applications/level')).json()).toMatchObject({
      data: { why: 'prohibited', kinetics: null, doses: [] },
    });
  });

  test('a prohibited product typed by hand is not planned either', async () => {
    const bia = await house.patient();
    const typed = { catalogId: null, medicationName: 'Retatrutida', activeIngredient: 'Peptídeo' };
    const pen = await addPen(bia, typed);
    await apply(bia, pen.id, { doseMg: 1, datetime: daysAgo(2) });
    await bia.call('PUT', '/api/applications/settings', {
      payload: { intervalDays: 7, purchaseLeadDays: 10 },
    });
    expect(await overviewOf(bia)).toMatchObject({
      nextDose: { state: 'no-schedule' },
      suggestion: { penId: null, doseMg: null },
    });
  });
});

describe('the day', () => {
  test('tells what was applied, what nobody wrote down and what is planned', async () => {
    const bia = await house.patient();
    await backfill(bia, [28, 7, 0.001]);
    const day = async (days: number) => {
      const asked = dayOf(daysAgo(days));
      const reply = await bia.call('GET', `/api/applications/day?day=${asked}`);
      return reply.json<{
        data: {
          marks: { kind: string; application: Application | null }[];
          around: { day: string; kind: string }[];
          previousAt: string | null;
          nextAt: string | null;
        };
      }>().data;
    };
    expect((await day(7)).marks).toMatchObject([{ kind: 'applied', application: { doseMg: 1 } }]);
    expect((await day(21)).marks).toMatchObject([{ kind: 'not-recorded' }]);
    expect((await day(-7)).marks).toMatchObject([{ kind: 'planned' }]);
    const empty = await day(3);
    expect(empty.marks).toEqual([]);
    expect(empty.previousAt!.slice(0, 10)).toBe(daysAgo(7).slice(0, 10));
    expect(empty.nextAt!.slice(0, 10)).toBe(daysAgo(0.001).slice(0, 10));
    expect(empty.around).toEqual([
      { day: dayOf(daysAgo(7)), kind: 'applied' },
      { day: dayOf(daysAgo(0.001)), kind: 'applied' },
    ]);
    expect((await day(18)).around).toEqual([
      { day: dayOf(daysAgo(21)), kind: 'not-recorded' },
      { day: dayOf(daysAgo(14)), kind: 'not-recorded' },
    ]);
    expect((await day(-3)).around).toContainEqual({ day: dayOf(daysAgo(-7)), kind: 'planned' });
  });
});

describe('the rotation', () => {
  test('the last zone is recent, the one before rests, and the suggestion is neither nor next to the last', async () => {
    const bia = await house.patient();
    await backfill(bia, [8], { zone: 'abdomen-left-upper' });
    await backfill(bia, [1], { zone: 'abdomen-right-upper' });
    const { zones, suggestion } = await overviewOf(bia);
    const level = Object.fromEntries(zones.map((state) => [state.zone, state.level]));
    expect(zones).toHaveLength(12);
    expect(level).toMatchObject({
      'abdomen-right-upper': 'recent',
      'abdomen-left-upper': 'resting',
      'thigh-left-upper': 'available',
    });
    expect(Object.fromEntries(zones.map((state) => [state.zone, state.dosesAgo]))).toMatchObject({
      'abdomen-right-upper': 0,
      'abdomen-left-upper': 1,
      'thigh-left-upper': null,
    });
    expect(suggestion.zone).toBe('abdomen-left-lower');
  });

  test('a zone that is off or rests is not suggested, and two reactions in three uses flag it', async () => {
    const bia = await house.patient();
    const put = (zone: string, payload: object) =>
      bia.call('PUT', `/api/applications/zones/${zone}`, { payload });
    await put('abdomen-left-upper', { isOff: true, restUntil: null });
    await put('abdomen-right-upper', { isOff: false, restUntil: '2999-01-01' });
    expect((await overviewOf(bia)).suggestion.zone).toBe('abdomen-left-lower');
    await put('abdomen-left-upper', { isOff: false, restUntil: null });
    expect((await overviewOf(bia)).suggestion.zone).toBe('abdomen-left-upper');
    const pen = await addPen(bia);
    const zone = 'thigh-left-upper';
    for (const [days, reactions] of [
      [30, 'coceira'],
      [20, null],
      [10, 'inchaço'],
    ] as const) {
      await apply(bia, pen.id, { applicationSite: 'thigh', zone, reactions, datetime: daysAgo(days) });
    }
    const { zones } = await overviewOf(bia);
    expect(zones.filter(({ isFlagged }) => isFlagged).map((state) => state.zone)).toEqual([zone]);
  });
});

/** The first dose of another molecule, and one that skips steps, are asked about. */
const MEANT = { confirmDose: true, confirmSwitch: true };

describe('the level', () => {
  test('is drawn from the doses of the molecule in use, of any brand', async () => {
    const bia = await house.patient();
    await backfill(bia, [20, 13]);
    await bia.call('POST', '/api/applications/past', {
      payload: {
        catalogId: 'wegovy-10',
        medicationName: 'Wegovy',
        entries: [{ datetime: daysAgo(6), doseMg: 1 }],
        ...MEANT,
      },
    });
    await bia.call('POST', '/api/applications/past', {
      payload: {
        catalogId: 'saxenda',
        medicationName: 'Saxenda',
        entries: [{ datetime: daysAgo(40), doseMg: 3 }],
        ...MEANT,
      },
    });
    const { data } = (await bia.call('GET', '/api/applications/level?days=90')).json<{
      data: { doses: object[]; kinetics: object; next: object };
    }>();
    expect(data.doses).toHaveLength(3);
    expect(data).toMatchObject({
      next: { windowHours: 120 },
      kinetics: { eliminationPerHour: 0.003918 },
    });
  });

  test('none for a product nobody knows', async () => {
    const bia = await house.patient();
    const level = async () =>
      (await bia.call('GET', '/api/applications/level')).json<{ data: { why: string } }>().data.why;
    expect(await level()).toBe('no-doses');
    await bia.call('POST', '/api/applications/past', {
      payload: { medicationName: 'Outra', entries: [{ datetime: daysAgo(1), doseMg: 1 }] },
    });
    expect(await level()).toBe('unknown-product');
  });
});
