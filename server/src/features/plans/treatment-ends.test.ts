import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE, weekdayOf } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let bia: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const FIRST = addDays(TODAY, 2);
const week = (count: number) => addDays(FIRST, count * 7);
const at = (day: string) => instantAt(day, '08:00', DEFAULT_ZONE).toISOString();
const COURSE = {
  medicationType: 'glp1',
  name: 'Ozempic',
  dosageForm: 'pen',
  doseMg: 0.25,
  planType: 'course',
  totalDoses: 3,
  frequency: 'weekly',
  daysOfWeek: [weekdayOf(FIRST)],
  scheduledTimes: ['08:00'],
  startDate: TODAY,
};

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  bia = await house.patient('Bia');
});

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) =>
  bia.call(method, `/api${path}`, { payload });
const read = async <T>(path: string) => (await bia.call('GET', `/api${path}`)).json<{ data: T }>().data;

async function addPlan(change: object = {}): Promise<Plan> {
  const reply = await send('POST', '/plans', { ...COURSE, ...change });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Plan }>().data;
}

/** The days that every place names, from today on; the places must agree. */
async function injectionDays(from = TODAY): Promise<string[]> {
  const range = `from=${from}&to=${addDays(from, 80)}`;
  const doses = await read<PlannedDose[]>(`/doses?${range}`);
  const events = await read<CalendarEvent[]>(`/calendar?${range}`);
  const days = doses.map(({ day }) => day);
  expect(events.filter(({ type }) => type === 'application').map(({ date }) => date)).toEqual(days);
  return days;
}

const nextDose = async () =>
  (await read<Reply<typeof readApplicationsOverview>['data']>('/applications/overview')).nextDose;

describe('the planned doses end', () => {
  test('with the last one of the course', async () => {
    await addPlan();
    expect(await injectionDays()).toEqual([week(0), week(1), week(2)]);
  });

  test('with the end date, which is included', async () => {
    await addPlan({ totalDoses: null, endDate: week(1) });
    expect(await injectionDays()).toEqual([week(0), week(1)]);
  });

  test('later by the doses of a pause', async () => {
    const { id } = await addPlan();
    await send('POST', `/plans/${id}/pause`, { until: addDays(FIRST, 1) });
    expect(await injectionDays()).toEqual([week(1), week(2), week(3)]);
    await send('POST', `/plans/${id}/resume`);
    expect(await injectionDays()).toEqual([week(0), week(1), week(2)]);
  });

  test('no more once the plan goes on', async () => {
    const { id } = await addPlan();
    await send('PUT', `/plans/${id}`, { ...COURSE, planType: 'continuous', totalDoses: null });
    expect((await injectionDays()).length).toBeGreaterThan(8);
  });

  test('and a course that is over says no next dose', async () => {
    const start = addDays(TODAY, -15);
    const pen = await addPen(bia, { inUseDays: 90 });
    const { id } = await addPlan({ startDate: start, daysOfWeek: [weekdayOf(start)] });
    for (const weeks of [0, 1, 2]) {
      await apply(bia, pen.id, { datetime: at(addDays(start, weeks * 7)), doseMg: 0.25 });
    }
    expect(await nextDose()).toMatchObject({ state: 'paused', plannedAt: null });
    expect(await injectionDays()).toEqual([]);
    expect(await read<Plan>(`/plans/${id}`)).toMatchObject({
      status: 'ended',
      nextDoseAt: null,
      endedOn: addDays(start, 14),
    });
  });

  test('and the last dose is still late while the label lets it be applied', async () => {
    const start = addDays(TODAY, -15);
    const pen = await addPen(bia, { inUseDays: 90 });
    await addPlan({ startDate: start, daysOfWeek: [weekdayOf(start)] });
    for (const weeks of [0, 1]) {
      await apply(bia, pen.id, { datetime: at(addDays(start, weeks * 7)), doseMg: 0.25 });
    }
    expect(await nextDose()).toMatchObject({ state: 'late', plannedAt: at(addDays(start, 14)) });
  });
});

test('an injection is never planned as needed', async () => {
  const reply = await send('POST', '/plans', { ...COURSE, planType: 'as_needed', totalDoses: null });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ error: { fields: { planType: expect.any(String) } } });
});

test('a coming injection that is skipped is one dose', async () => {
  const { id } = await addPlan();
  await send('POST', '/doses/skip', { planId: id, plannedAt: at(week(1)), reason: 'viagem' });
  expect(await injectionDays()).toEqual([week(0), week(1), week(2)]);
  const doses = await read<PlannedDose[]>(`/doses?from=${week(1)}&to=${week(1)}`);
  expect(doses.map(({ state }) => state)).toEqual(['skipped']);
});

test('a course that ended by itself gives way to a new plan without a question', async () => {
  const over = { totalDoses: null, startDate: addDays(TODAY, -40), endDate: addDays(TODAY, -10) };
  const { id } = await addPlan(over);
  expect(await read<Plan>(`/plans/${id}`)).toMatchObject({ status: 'ended', endedOn: over.endDate });
  await addPlan({ planType: 'continuous', totalDoses: null });
  expect(await injectionDays()).toContain(week(0));
  expect(await read<Plan>(`/plans/${id}`)).toMatchObject({ status: 'ended', endedOn: over.endDate });
  await send('DELETE', `/plans/${id}`);
  expect(await injectionDays()).toContain(week(0));
});
