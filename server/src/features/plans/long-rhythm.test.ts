import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox } from '../../testing/shelf.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
const TODAY = dayIn(DEFAULT_ZONE, new Date());

beforeAll(async () => {
  house = await sharedApp();
});

const at = (day: string) => instantAt(day, '08:00', DEFAULT_ZONE).toISOString();

async function read<T>(patient: Patient, url: string): Promise<T> {
  const reply = await patient.call('GET', url);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: T }>().data;
}

async function addPlan(patient: Patient, change: object): Promise<Plan> {
  const payload = { ...PLAN, scheduledTimes: ['08:00'], ...change };
  const reply = await patient.call('POST', '/api/plans', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Plan }>().data;
}

const isLate = ({ state }: { state: string | null }) => state === 'late';

/** The same dose as every screen has it. */
async function lateOnes(patient: Patient, day: string) {
  const doses = await read<PlannedDose[]>(patient, '/api/doses');
  const today = await read<{ doses: PlannedDose[] }>(patient, '/api/dashboard/today');
  const events = await read<CalendarEvent[]>(patient, `/api/calendar?from=${day}&to=${day}`);
  const [plan] = await read<Plan[]>(patient, '/api/plans');
  return {
    useScreen: doses.filter(isLate).map(({ plannedAt }) => plannedAt),
    today: today.doses.filter(isLate).map(({ plannedAt }) => plannedAt),
    calendar: events.filter(isLate).map(({ plannedAt }) => plannedAt),
    header: (await read<{ nextDoseAt: string | null }>(patient, '/api/dashboard/headline')).nextDoseAt,
    plan: plan!.nextDoseAt,
    following: plan!.nextScheduledAt,
  };
}

describe.each([
  ['a month', { frequency: 'monthly' }, 20, null],
  ['60 days', { frequency: 'custom', intervalDays: 60 }, 30, 30],
  ['5 days after 20 without', { frequency: 'custom', daysOn: 5, daysOff: 20 }, 15, 10],
])('a dose every %s', (_, rhythm, daysAgo, ahead) => {
  test('is late on every screen until the next one is due, and the next one is told', async () => {
    const patient = await house.patient();
    const start = addDays(TODAY, -daysAgo);
    await addPlan(patient, { ...rhythm, startDate: start });
    const day = 'daysOn' in rhythm ? addDays(start, 4) : start;
    const late = at(day);
    const said = await lateOnes(patient, day);
    expect(said).toMatchObject({
      useScreen: [late],
      today: [late],
      calendar: [late],
      // Other screens name it as late; the header says what comes next.
      header: said.following,
      plan: late,
    });
    if (ahead !== null) expect(said.following).toBe(at(addDays(TODAY, ahead)));
    else expect(new Date(said.following!).getTime()).toBeGreaterThan(Date.now());
    const [dose] = await read<PlannedDose[]>(patient, `/api/doses?from=${day}&to=${day}`);
    const payload = { planId: dose!.planId, plannedAt: late };
    expect((await patient.call('POST', '/api/doses', { payload })).statusCode).toBe(201);
    expect(await lateOnes(patient, day)).toMatchObject({
      useScreen: [],
      today: [],
      calendar: [],
      header: said.following,
      plan: said.following,
    });
  });
});

test('two plans on one product have its boxes together', async () => {
  const patient = await house.patient();
  const { productId } = await openBox(patient, 10);
  const startDate = addDays(TODAY, 1);
  await addPlan(patient, { productId, startDate });
  await addPlan(patient, { productId, startDate, scheduledTimes: ['20:00'] });
  const plans = await read<Plan[]>(patient, '/api/plans');
  expect(plans.map(({ stock }) => stock)).toEqual([
    { dosesLeft: 5, runsOutOn: addDays(TODAY, 6), dosesMissing: null },
    { dosesLeft: 5, runsOutOn: addDays(TODAY, 6), dosesMissing: null },
  ]);
  const days = `from=${TODAY}&to=${addDays(TODAY, 12)}`;
  const events = await read<CalendarEvent[]>(patient, `/api/calendar?${days}`);
  const runOuts = events.filter(({ id }) => id.startsWith('plan-runs-out:'));
  expect(runOuts.map(({ date }) => date)).toEqual([addDays(TODAY, 6), addDays(TODAY, 6)]);
});
