import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE, weekdayOf } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox } from '../../testing/shelf.ts';
import { type Patient, type SharedApp, sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const YESTERDAY = addDays(TODAY, -1);
const BEFORE = addDays(TODAY, -2);

beforeAll(async () => {
  house = await sharedApp();
});

async function post<T>(patient: Patient, url: string, payload: object): Promise<T> {
  const reply = await patient.call('POST', url, { payload });
  if (reply.statusCode >= 300) throw new Error(reply.body);
  return reply.json<{ data: T }>().data;
}

/** A plan and the open box it draws on, with a press on 'Tomar' at a moment. */
async function withPlan(change: object) {
  const patient = await house.patient();
  const { id: inventoryId, productId } = await openBox(patient, 10);
  const startDate = addDays(TODAY, -9);
  await post<Plan>(patient, '/api/plans', { ...PLAN, startDate, productId, ...change });
  const reply = (day: string, time: string) =>
    patient.call('POST', '/api/usage', {
      // One more on the day of a taken dose is meant.
      payload: { inventoryId, usedAt: instantAt(day, time, DEFAULT_ZONE).toISOString(), confirmOften: true },
    });
  const use = async (day: string, time: string) =>
    (await reply(day, time)).json<{ data: { id: string } }>().data;
  return { patient, use, reply };
}

async function read<T>(patient: Patient, path: string): Promise<T[]> {
  const reply = await patient.call('GET', `/api/${path}?from=${BEFORE}&to=${YESTERDAY}`);
  return reply.json<{ data: T[] }>().data;
}

const statesOf = async (patient: Patient) =>
  (await read<PlannedDose>(patient, 'doses')).map(
    ({ day, time, state }) => `${day === YESTERDAY ? 'yesterday' : 'before'} ${time} ${state}`,
  );

describe("a 'Tomar' on the shelf", () => {
  const weekly = { frequency: 'weekly', daysOfWeek: [weekdayOf(BEFORE)], scheduledTimes: ['08:00'] };

  test('takes the weekly dose of the day before, on every screen', async () => {
    const { patient, use } = await withPlan(weekly);
    const { id } = await use(YESTERDAY, '09:00');
    expect(await statesOf(patient)).toEqual(['before 08:00 taken']);
    const events = await read<CalendarEvent>(patient, 'calendar');
    expect(events.filter(({ type }) => type === 'medication')).toMatchObject([
      { date: BEFORE, time: '08:00', completed: true, recordId: id },
    ]);
    const hoje = (await patient.call('GET', '/api/dashboard/today')).json<{ data: { doses: object[] } }>();
    expect(hoje.data.doses).toEqual([]);
  });

  test('says which day it counted for, and nothing where that is its own', async () => {
    const { reply } = await withPlan(weekly);
    expect((await reply(YESTERDAY, '09:00')).json()).toMatchObject({ lateDoseDay: BEFORE });
    expect((await reply(YESTERDAY, '10:00')).json()).not.toHaveProperty('lateDoseDay');
  });

  test('says the hour of the dose it counted for, where that was hours ahead', async () => {
    const early = await withPlan({ scheduledTimes: ['19:30'] });
    expect((await early.reply(YESTERDAY, '12:00')).json()).toMatchObject({ earlyDoseTime: '19:30' });
    const due = await withPlan({ scheduledTimes: ['19:30'] });
    expect((await due.reply(YESTERDAY, '18:00')).json()).not.toHaveProperty('earlyDoseTime');
  });

  test('opens it again when it is taken back, and takes it again when it returns', async () => {
    const { patient, use } = await withPlan(weekly);
    const { id } = await use(YESTERDAY, '09:00');
    await patient.call('DELETE', `/api/usage/${id}`, { payload: {} });
    expect(await statesOf(patient)).toEqual(['before 08:00 late']);
    await post(patient, `/api/usage/${id}/restore`, {});
    expect(await statesOf(patient)).toEqual(['before 08:00 taken']);
  });

  test('just after midnight takes the dose of the night, and leaves the next one', async () => {
    const { patient, use } = await withPlan({ scheduledTimes: ['23:00'] });
    await use(YESTERDAY, '00:10');
    expect(await statesOf(patient)).toEqual([
      'before 23:00 taken',
      expect.stringMatching(/^yesterday 23:00 (late|missed)$/),
    ]);
    await use(YESTERDAY, '23:05');
    expect(await statesOf(patient)).toEqual(['before 23:00 taken', 'yesterday 23:00 taken']);
  });

  test('takes no dose that was missed by then', async () => {
    const { patient, use } = await withPlan({ scheduledTimes: ['08:00'] });
    await use(YESTERDAY, '08:00');
    await use(YESTERDAY, '10:00');
    expect(await statesOf(patient)).toEqual([
      'before 08:00 missed',
      'yesterday 08:00 taken',
      'yesterday null taken',
    ]);
  });
});
