import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE, weekdayOf } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPen, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let bia: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const at = (day: string, time = '08:00') => instantAt(day, time, DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  bia = await house.patient('Bia');
});

const FIRST = addDays(TODAY, 2);
const WEEKLY = {
  medicationType: 'glp1',
  name: 'Ozempic',
  dosageForm: 'pen',
  doseMg: 0.25,
  frequency: 'weekly',
  daysOfWeek: [weekdayOf(FIRST)],
  scheduledTimes: ['08:00'],
  startDate: TODAY,
};

async function addPlan(change: object = {}): Promise<Plan> {
  const reply = await bia.call('POST', '/api/plans', { payload: { ...WEEKLY, ...change } });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Plan }>().data;
}

const nextDose = async () =>
  (await bia.call('GET', '/api/applications/overview')).json<Reply<typeof readApplicationsOverview>>().data
    .nextDose;
const doses = async (from: string, to: string) =>
  (await bia.call('GET', `/api/doses?from=${from}&to=${to}`)).json<{ data: PlannedDose[] }>().data;
const said = async (from: string, to: string) =>
  (await doses(from, to)).map(({ day, time, state }) => `${day} ${time} ${state}`);
const apply = async (penId: string, datetime: string) => {
  const reply = await tryApply(bia, penId, { datetime, doseMg: 0.25 });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: { id: string } }>().data.id;
};

describe('a plan before the first dose', () => {
  test('is what every screen says comes next', async () => {
    const plan = await addPlan();
    expect(plan).toMatchObject({ status: 'active', nextDoseAt: at(FIRST), scheduledTimes: ['08:00'] });
    expect(await nextDose()).toMatchObject({ state: 'upcoming', plannedAt: at(FIRST), intervalDays: 7 });
    const day = await bia.call('GET', `/api/applications/day?day=${FIRST}`);
    expect(day.json()).toMatchObject({ data: { marks: [{ kind: 'planned', at: at(FIRST) }] } });
    expect(await said(TODAY, addDays(FIRST, 14))).toEqual([
      `${FIRST} 08:00 scheduled`,
      `${addDays(FIRST, 7)} 08:00 scheduled`,
      `${addDays(FIRST, 14)} 08:00 scheduled`,
    ]);
  });

  test('that is deleted leaves nothing planned', async () => {
    const { id } = await addPlan();
    expect((await bia.call('DELETE', `/api/plans/${id}`)).statusCode).toBe(200);
    expect(await nextDose()).toMatchObject({ state: 'none' });
  });
});

describe('a plan that looks like a slip asks, and is kept once it is meant', () => {
  test.each([
    ['a high start', { doseMg: 1 }, 'Pela bula, o começo é com 0,25 mg: são mesmo 1 mg?'],
    [
      'doses close together',
      { frequency: 'custom', daysOfWeek: [], intervalDays: 3 },
      'Pela bula, são 7 dias entre duas doses: são mesmo 3?',
    ],
  ])('%s', async (_, change, message) => {
    await bia.call('PUT', '/api/users/profile', { payload: { treatmentStart: null, height: 165 } });
    const asked = await bia.call('POST', '/api/plans', { payload: { ...WEEKLY, ...change } });
    expect(asked.json()).toMatchObject({ error: { code: 'dose-unusual', message } });
    const { id } = await addPlan({ ...change, confirmDose: true });
    const again = await bia.call('PUT', `/api/plans/${id}`, {
      payload: { ...WEEKLY, ...change, scheduledTimes: ['09:00'] },
    });
    expect(again.statusCode, again.body).toBe(200);
  });
});

describe('doses of a plan are the applications', () => {
  test('one on the planned day is that dose, and opens it again when it is deleted', async () => {
    const first = addDays(TODAY, -8);
    const pen = await addPen(bia, { inUseDays: 90 });
    const plan = await addPlan({ startDate: first, daysOfWeek: [weekdayOf(first)] });
    const id = await apply(pen.id, at(first, '09:30'));
    expect(await doses(first, addDays(first, 6))).toMatchObject([
      { planId: plan.id, state: 'taken', plannedAt: at(first), takenAt: at(first, '09:30'), recordId: id },
    ]);
    expect((await nextDose()).plannedAt).toBe(at(addDays(first, 7)));
    expect((await bia.call('DELETE', `/api/doses/${id}`)).statusCode).toBe(200);
    expect(await said(first, addDays(first, 6))).toEqual([`${first} 08:00 missed`]);
  });

  test('skipping is the skip of the treatment, with undo', async () => {
    const plan = await addPlan();
    const skipped = await bia.call('POST', '/api/doses/skip', {
      payload: { planId: plan.id, plannedAt: at(FIRST), reason: 'viagem' },
    });
    expect(skipped.json()).toMatchObject({ data: { state: 'skipped', notes: 'viagem' } });
    expect((await nextDose()).plannedAt).toBe(at(addDays(FIRST, 7)));
    const { recordId } = skipped.json<{ data: PlannedDose }>().data;
    expect((await bia.call('DELETE', `/api/doses/${recordId}`)).statusCode).toBe(200);
    expect((await nextDose()).plannedAt).toBe(at(FIRST));
  });

  test('it is recorded with pen and site, not by a tap', async () => {
    const plan = await addPlan();
    const taken = await bia.call('POST', '/api/doses', {
      payload: { planId: plan.id, plannedAt: at(FIRST) },
    });
    expect(taken.json()).toMatchObject({ error: { code: 'dose-is-application' } });
  });
});

describe('a change of the plan', () => {
  test('pauses and resumes the treatment itself', async () => {
    const { id } = await addPlan();
    const until = addDays(FIRST, 3);
    const paused = await bia.call('POST', `/api/plans/${id}/pause`, { payload: { until } });
    expect(paused.json()).toMatchObject({ data: { status: 'paused', pausedUntil: until } });
    expect(await nextDose()).toMatchObject({ state: 'paused', plannedAt: at(addDays(FIRST, 7)) });
    expect(await said(TODAY, addDays(FIRST, 7))).toEqual([`${addDays(FIRST, 7)} 08:00 scheduled`]);
    await bia.call('POST', `/api/plans/${id}/resume`);
    expect(await nextDose()).toMatchObject({ state: 'upcoming', plannedAt: at(FIRST) });
  });

  test('a pause leaves the open dose of yesterday and returns to the first one after it', async () => {
    const yesterday = addDays(TODAY, -1);
    const pen = await addPen(bia, { inUseDays: 90 });
    await apply(pen.id, at(addDays(yesterday, -7)));
    const { id } = await addPlan({ startDate: yesterday, daysOfWeek: [weekdayOf(yesterday)] });
    expect(await nextDose()).toMatchObject({ state: 'late', plannedAt: at(yesterday) });
    const until = addDays(TODAY, 21);
    await bia.call('POST', `/api/plans/${id}/pause`, { payload: { until } });
    const returns = addDays(yesterday, 28);
    expect(await nextDose()).toMatchObject({ state: 'paused', plannedAt: at(returns), missedInARow: 4 });
    expect(await said(yesterday, returns)).toEqual([`${returns} 08:00 scheduled`]);
  });

  test('an application ends a pause', async () => {
    const pen = await addPen(bia, { inUseDays: 90 });
    await apply(pen.id, at(addDays(TODAY, -14)));
    const { id } = await addPlan({ startDate: addDays(TODAY, -14), daysOfWeek: [weekdayOf(TODAY)] });
    await bia.call('POST', `/api/plans/${id}/pause`, { payload: {} });
    expect((await nextDose()).state).toBe('paused');
    const ending = await tryApply(bia, pen.id, { doseMg: 0.25 });
    expect(ending.json()).toMatchObject({
      endsPause: true,
      canContinuePause: true,
      nextDose: { state: 'upcoming' },
    });
    expect((await nextDose()).state).toBe('upcoming');
  });

  test('a pause that a dose ended goes on with one press, until the same day', async () => {
    const pen = await addPen(bia, { inUseDays: 90 });
    await apply(pen.id, at(addDays(TODAY, -14)));
    const { id } = await addPlan({ startDate: addDays(TODAY, -14), daysOfWeek: [weekdayOf(TODAY)] });
    const goOn = () => bia.call('POST', '/api/applications/pause');
    expect((await goOn()).statusCode).toBe(404);
    const until = addDays(TODAY, 20);
    await bia.call('POST', `/api/plans/${id}/pause`, { payload: { until } });
    await tryApply(bia, pen.id, { doseMg: 0.25 });
    for (let presses = 0; presses < 2; presses++) {
      expect((await goOn()).json()).toMatchObject({ nextDose: { state: 'paused' } });
    }
    expect(await nextDose()).toMatchObject({ state: 'paused', plannedAt: at(addDays(TODAY, 21)) });
    const plan = (await bia.call('GET', `/api/plans/${id}`)).json<{ data: object }>().data;
    expect(plan).toMatchObject({ status: 'paused', pausedUntil: until });
    await bia.call('POST', `/api/plans/${id}/resume`);
    expect((await nextDose()).state).toBe('upcoming');
  });

  test('a corrected hour that ends a continued pause says so, and the pause can go on again', async () => {
    const pen = await addPen(bia, { inUseDays: 90 });
    await apply(pen.id, at(addDays(TODAY, -14)));
    await bia.call('POST', '/api/treatment/pause', { payload: {} });
    const { id } = (await tryApply(bia, pen.id, { doseMg: 0.25 })).json<{ data: { id: string } }>().data;
    await bia.call('POST', '/api/applications/pause');
    expect((await nextDose()).state).toBe('paused');
    const correct = (change: object) =>
      bia.call('PUT', `/api/applications/${id}`, { payload: { ...change, confirmDose: true } });
    expect((await correct({ notes: 'de manhã' })).json()).not.toHaveProperty('endsPause');
    expect((await correct({ datetime: new Date().toISOString() })).json()).toMatchObject({
      endsPause: true,
      canContinuePause: true,
      nextDose: { state: 'upcoming' },
    });
    await bia.call('POST', '/api/applications/pause');
    expect((await nextDose()).state).toBe('paused');
  });

  test('an application within no pause ends none; one after the end of the plan does', async () => {
    const pen = await addPen(bia, { inUseDays: 90 });
    await apply(pen.id, at(addDays(TODAY, -14)));
    const { id } = await addPlan({ startDate: addDays(TODAY, -14), daysOfWeek: [weekdayOf(TODAY)] });
    const within = await tryApply(bia, pen.id, { datetime: at(addDays(TODAY, -7)), doseMg: 0.25 });
    expect(within.json()).not.toHaveProperty('endsPause');
    await bia.call('POST', `/api/plans/${id}/end`);
    const after = await tryApply(bia, pen.id, { doseMg: 0.25 });
    expect(after.json()).toMatchObject({ endsPause: true, nextDose: { state: 'upcoming' } });
  });

  test('ending it plans nothing more', async () => {
    const pen = await addPen(bia, { inUseDays: 90 });
    await apply(pen.id, at(addDays(TODAY, -5)));
    const { id } = await addPlan();
    const ended = await bia.call('POST', `/api/plans/${id}/end`);
    expect(ended.json()).toMatchObject({ data: { status: 'ended', nextDoseAt: null } });
    expect(await nextDose()).toMatchObject({ state: 'paused', plannedAt: null });
  });

  test('another weekday moves the usual day', async () => {
    const { id } = await addPlan();
    const later = addDays(FIRST, 1);
    const changed = await bia.call('PUT', `/api/plans/${id}`, {
      payload: { ...WEEKLY, daysOfWeek: [weekdayOf(later)], scheduledTimes: ['21:00'] },
    });
    expect(changed.json()).toMatchObject({ data: { nextDoseAt: at(later, '21:00') } });
    expect((await nextDose()).plannedAt).toBe(at(later, '21:00'));
  });

  test('a usual day moved on the screen of applications is the plan’s', async () => {
    const pen = await addPen(bia, { inUseDays: 90 });
    await apply(pen.id, at(addDays(TODAY, -5)));
    const { id } = await addPlan();
    await bia.call('PUT', '/api/applications/usual-day', { payload: { at: at(addDays(TODAY, 4), '19:00') } });
    const plan = await bia.call('GET', `/api/plans/${id}`);
    expect(plan.json()).toMatchObject({
      data: { scheduledTimes: ['19:00'], nextDoseAt: at(addDays(TODAY, 4), '19:00') },
    });
  });
});

describe('what a plan of an injection cannot say', () => {
  test.each([
    [{ frequency: 'monthly' }, 'frequency'],
    [{ daysOfWeek: [1, 4] }, 'daysOfWeek'],
    [{ frequency: 'daily' }, 'frequency'],
    [{ frequency: 'custom', daysOn: 2, daysOff: 5 }, 'intervalDays'],
    // Neither the settings nor an import take more days.
    [{ frequency: 'custom', intervalDays: 61 }, 'intervalDays'],
    [{ dosageForm: 'tablet' }, 'dosageForm'],
    [
      { name: 'Saxenda', doseMg: 0.6, frequency: 'daily', scheduledTimes: ['08:00', '20:00'] },
      'scheduledTimes',
    ],
    [{ doseMg: null, dose: 10, doseUnit: 'UI' }, 'doseUnit'],
  ])('%j is refused at %s', async (change, field) => {
    const reply = await bia.call('POST', '/api/plans', { payload: { ...WEEKLY, ...change } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  });

  test('a second plan asks whether it takes the place of the first', async () => {
    const { id } = await addPlan();
    const second = { ...WEEKLY, name: 'Mounjaro', doseMg: 2.5 };
    const asked = await bia.call('POST', '/api/plans', { payload: second });
    expect(asked.json()).toMatchObject({ error: { code: 'treatment-has-plan' } });
    await addPlan({ ...second, replacePlan: true });
    expect((await bia.call('GET', `/api/plans/${id}`)).json()).toMatchObject({ data: { status: 'ended' } });
  });

  test('a first dose inside the label’s gap is asked about', async () => {
    const pen = await addPen(bia, { inUseDays: 90 });
    await apply(pen.id, at(addDays(TODAY, -1)));
    const tomorrow = { ...WEEKLY, daysOfWeek: [weekdayOf(addDays(TODAY, 1))] };
    const asked = await bia.call('POST', '/api/plans', { payload: tomorrow });
    expect(asked.json()).toMatchObject({ error: { code: 'usual-day-too-soon' } });
    await addPlan({ ...tomorrow, confirmEarly: true });
  });
});
