import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { asyncProperty, assert, constantFrom, integer } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBox } from '../../testing/shelf.ts';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: SharedApp;

beforeAll(async () => {
  house = await sharedApp();
});

const TIMES = ['01:30', '02:30', '08:00'];
const RUNS = { numRuns: 8 };

async function move(patient: Patient, timeZone: string): Promise<void> {
  const reply = await patient.call('PUT', '/api/users/profile', { payload: { timeZone } });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function planned(zone: string): Promise<{ patient: Patient; planId: string }> {
  const patient = await house.patient();
  await move(patient, zone);
  const payload = { ...PLAN, scheduledTimes: TIMES, startDate: '2026-01-01' };
  const reply = await patient.call('POST', '/api/plans', { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return { patient, planId: reply.json<{ data: { id: string } }>().data.id };
}

async function eventsOf(patient: Patient, from: string, to: string): Promise<CalendarEvent[]> {
  const reply = await patient.call('GET', `/api/calendar?from=${from}&to=${to}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: CalendarEvent[] }>().data;
}

const placeOf = ({ date, time }: CalendarEvent) => `${date} ${time}`;

/** Weeks in which the clocks of the zone change, and 02:30 or 01:30 is there twice or not at all. */
describe.each([
  ['America/New_York', ['2026-03-05', '2026-10-29']],
  ['Europe/Lisbon', ['2026-03-26', '2026-10-22']],
])('in %s', (zone, starts) => {
  let patient: Patient;

  beforeAll(async () => {
    ({ patient } = await planned(zone));
  });

  test('each dose is one event at its time of the clock, also when the clocks change', async () => {
    for (const from of starts) {
      const events = await eventsOf(patient, from, addDays(from, 6));
      const expected = Array.from({ length: 7 }, (_, day) => addDays(from, day)).flatMap((day) =>
        TIMES.map((time) => `${day} ${time}`),
      );
      expect(events.map(placeOf)).toEqual(expected);
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    }
  });

  test('two ranges side by side hold what the whole holds', async () => {
    await assert(
      asyncProperty(constantFrom(...starts), integer({ min: 0, max: 5 }), async (from, cut) => {
        const [middle, to] = [addDays(from, cut), addDays(from, 6)];
        const parts = [
          ...(await eventsOf(patient, from, middle)),
          ...(await eventsOf(patient, addDays(middle, 1), to)),
        ];
        expect(parts).toEqual(await eventsOf(patient, from, to));
      }),
      RUNS,
    );
  });
});

test('a patient who moves keeps one dose a planned time, and what was taken stays taken', async () => {
  await assert(
    asyncProperty(
      constantFrom('America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Asia/Tokyo'),
      constantFrom('America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Asia/Tokyo'),
      async (home, away) => {
        const { patient, planId } = await planned(home);
        const plannedAt = instantAt('2026-06-10', '08:00', home).toISOString();
        const taken = await patient.call('POST', '/api/doses', {
          payload: { planId, plannedAt, takenAt: plannedAt },
        });
        expect(taken.statusCode, taken.body).toBe(201);
        const before = await eventsOf(patient, '2026-06-09', '2026-06-11');
        await move(patient, away);
        const events = await eventsOf(patient, '2026-06-09', '2026-06-11');
        expect(events.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        expect(events.map(placeOf)).toEqual(
          ['2026-06-09', '2026-06-10', '2026-06-11'].flatMap((day) => TIMES.map((time) => `${day} ${time}`)),
        );
        expect(events.filter(({ completed }) => completed).map(placeOf)).toEqual(['2026-06-10 08:00']);
      },
    ),
    RUNS,
  );
});

test('what was taken on the shelf stays the dose it was, wherever the patient goes on to', async () => {
  const patient = await house.patient();
  const { id: inventoryId, productId } = await openBox(patient, 30);
  const payload = { ...PLAN, productId, scheduledTimes: ['08:00', '22:00'], startDate: '2026-06-01' };
  const plan = await patient.call('POST', '/api/plans', { payload });
  expect(plan.statusCode, plan.body).toBe(201);
  const taken = new Set<string>();
  const journey = [
    ['America/Sao_Paulo', ['2026-06-08 22:00', '2026-06-09 08:00', '2026-06-09 22:00']],
    ['Europe/Lisbon', ['2026-06-10 22:00', '2026-06-11 08:00']],
    ['Asia/Tokyo', ['2026-06-12 08:00', '2026-06-13 22:00']],
    ['America/Sao_Paulo', ['2026-06-14 08:00']],
  ] as const;
  for (const [zone, doses] of journey) {
    await move(patient, zone);
    for (const dose of doses) {
      const [day, time] = dose.split(' ');
      const usedAt = new Date(instantAt(day!, time!, zone).getTime() + 5 * 60_000).toISOString();
      const use = await patient.call('POST', '/api/usage', { payload: { inventoryId, usedAt } });
      expect(use.statusCode, use.body).toBe(201);
      taken.add(dose);
    }
    const days = Array.from({ length: 9 }, (_, index) => addDays('2026-06-07', index));
    const events = (await eventsOf(patient, days[0]!, days.at(-1)!)).filter(
      ({ type }) => type === 'medication',
    );
    expect(events.map(placeOf)).toEqual(days.flatMap((day) => [`${day} 08:00`, `${day} 22:00`]));
    expect(events.filter(({ completed }) => completed).map(placeOf)).toEqual([...taken]);
    // Day by day, too: no use is shown again beside the day of its dose.
    const each = await Promise.all(days.map((day) => eventsOf(patient, day, day)));
    expect(each.flat().filter(({ type }) => type === 'medication')).toEqual(events);
  }
});

test('a dose beside the plan keeps its day and hour after a flight', async () => {
  const { patient, planId } = await planned('America/Sao_Paulo');
  const takenAt = instantAt('2026-06-10', '22:30', 'America/Sao_Paulo').toISOString();
  const extra = await patient.call('POST', '/api/doses', { payload: { planId, takenAt } });
  expect(extra.statusCode, extra.body).toBe(201);
  await move(patient, 'Asia/Tokyo');
  const events = await eventsOf(patient, '2026-06-09', '2026-06-12');
  expect(events.filter(({ completed }) => completed).map(placeOf)).toEqual(['2026-06-10 22:30']);
});

test('two times that one change of the clocks brings together stay two doses', FIRST_TRY, async () => {
  const patient = await house.patient();
  await move(patient, 'America/New_York');
  // On 8 March 2026 the clocks go from 02:00 to 03:00.
  const payload = { ...PLAN, scheduledTimes: ['02:30', '03:30'], startDate: '2026-03-08' };
  const plan = await patient.call('POST', '/api/plans', { payload });
  const planId = plan.json<{ data: { id: string } }>().data.id;
  const [half, later] = await eventsOf(patient, '2026-03-08', '2026-03-08');
  expect([half!.time, later!.time]).toEqual(['02:30', '03:30']);
  expect(half!.plannedAt).not.toBe(later!.plannedAt);
  const take = (plannedAt: string | null) =>
    patient.call('POST', '/api/doses', { payload: { planId, plannedAt } });
  await Promise.all(Array.from({ length: 10 }, () => take(later!.plannedAt)));
  const completed = async () =>
    (await eventsOf(patient, '2026-03-08', '2026-03-08')).map((event) => event.completed);
  expect(await completed()).toEqual([false, true]);
  await take(half!.plannedAt);
  expect(await completed()).toEqual([true, true]);
});
