import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { Dashboard, Headline, Today } from '@leveza/contract/dashboard.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE, weekdayOf } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let bia: Patient;
let zone: string;

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  bia = await house.patient('Bia');
  zone = DEFAULT_ZONE;
});

const TODAY = dayIn(DEFAULT_ZONE, new Date());
const momentOf = (day: string, time: string) => instantAt(day, time, DEFAULT_ZONE).toISOString();

/** Midnight of today is late at any hour, and the last minute of the day is ahead. */
const TABLETS = {
  ...PLAN,
  medicationType: 'oral_medication',
  name: 'Glifage',
  dosageForm: 'tablet',
  scheduledTimes: ['00:00', '23:59'],
  startDate: addDays(TODAY, -1),
};

const read = async <T>(path: string) => (await bia.call('GET', `/api${path}`)).json<{ data: T }>().data;

async function send<T>(path: string, payload: object, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
  const reply = await bia.call(method, `/api${path}`, { payload });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json<{ data: T }>().data;
}

const planTablets = (change: object = {}) => send<Plan>('/plans', { ...TABLETS, ...change });

/** A weekly treatment at 08:00 whose next dose is on a day near today; `missing` doses before it were not recorded. */
async function treat({ next, missing = 0 }: { next: string; missing?: number }): Promise<Plan> {
  const week = (count: number) => addDays(next, count * 7);
  const plan = await send<Plan>('/plans', {
    medicationType: 'glp1',
    name: 'Ozempic',
    dosageForm: 'pen',
    frequency: 'weekly',
    daysOfWeek: [weekdayOf(next)],
    scheduledTimes: ['08:00'],
    startDate: week(-4),
    steps: [{ doseMg: 0.25, weeks: 4 }, { doseMg: 0.5 }],
  });
  const pen = await addPen(bia, {
    catalogId: 'ozempic-025-05',
    totalVolume: '1,5',
    currentDoseMg: null,
    inUseDays: 90,
  });
  for (const each of [-4, -3, -2, -1].slice(0, 4 - missing))
    await apply(bia, pen.id, { datetime: momentOf(week(each), '08:00'), doseMg: 0.25 });
  return plan;
}

const isOpen = ({ state }: { state: string | null }) => state === 'scheduled' || state === 'late';
const isInjection = ({ medicationType }: { medicationType: string }) => medicationType === 'glp1';
const firstOf = (moments: (string | null)[]) => moments.filter((at) => at !== null).toSorted()[0] ?? null;
const nextOf = ({ followingAt, plannedAt }: Dashboard['nextDose']) => followingAt ?? plannedAt;

/** Every place that names the next injection and the next dose of another plan. */
async function everywhere() {
  const now = dayIn(zone, new Date());
  const range = `from=${addDays(now, -7)}&to=${addDays(now, 27)}`;
  const events = await read<CalendarEvent[]>(`/calendar?${range}`);
  const doses = await read<PlannedDose[]>('/doses');
  const plans = await read<Plan[]>('/plans');
  const headline = await read<Headline>('/dashboard/headline');
  const hoje = (await read<Today>('/dashboard/today')).doses.filter(isOpen);
  const onCalendar = (type: string) =>
    events.find((event) => event.type === type && isOpen(event))?.plannedAt ?? null;
  return {
    header: { at: headline.nextDoseAt, name: headline.nextDoseName },
    injection: {
      hoje: nextOf((await read<Dashboard>('/dashboard')).nextDose),
      applications: nextOf(
        (await read<Reply<typeof readApplicationsOverview>['data']>('/applications/overview')).nextDose,
      ),
      use: doses.find((dose) => isInjection(dose) && isOpen(dose))?.plannedAt ?? null,
      plan: firstOf(plans.filter(isInjection).map(({ nextDoseAt }) => nextDoseAt)),
      calendar: onCalendar('application'),
    },
    tablet: {
      // Doses that *Hoje* lists are due today or late.
      ...(hoje[0] && { hoje: firstOf(hoje.map(({ plannedAt }) => plannedAt)) }),
      use: doses.find((dose) => !isInjection(dose) && isOpen(dose))?.plannedAt ?? null,
      plan: firstOf(plans.filter((plan) => !isInjection(plan)).map(({ nextDoseAt }) => nextDoseAt)),
      calendar: onCalendar('medication'),
    },
  };
}

const tomorrow = addDays(TODAY, 1);
const MIDNIGHT = momentOf(TODAY, '00:00');
const EVENING = momentOf(TODAY, '23:59');
const INJECTION = momentOf(tomorrow, '08:00');
const GLIFAGE = { at: MIDNIGHT, name: 'Glifage' };
const OZEMPIC = { at: INJECTION, name: 'Ozempic' };

interface Expected {
  header: { at: string | null; name: string | null };
  injection: string | null;
  tablet: string | null;
}

async function expectEverywhere({ header, injection, tablet }: Expected): Promise<void> {
  const places = await everywhere();
  expect(places.header).toEqual(header);
  expect(new Set(Object.values(places.injection)), JSON.stringify(places)).toEqual(new Set([injection]));
  expect(new Set(Object.values(places.tablet)), JSON.stringify(places)).toEqual(new Set([tablet]));
}

const both = async () => ({ injected: await treat({ next: tomorrow }), tablets: await planTablets() });
const atMidnight = (planId: string) => ({ planId, plannedAt: MIDNIGHT });

test('no plan at all', () =>
  expectEverywhere({ header: { at: null, name: null }, injection: null, tablet: null }));

test('a tablet that is late, before an injection of tomorrow', async () => {
  await both();
  await expectEverywhere({ header: GLIFAGE, injection: INJECTION, tablet: MIDNIGHT });
});

test('a tablet that was taken gives way to the next one', async () => {
  const { tablets } = await both();
  await send('/doses', atMidnight(tablets.id));
  await expectEverywhere({ header: { ...GLIFAGE, at: EVENING }, injection: INJECTION, tablet: EVENING });
});

test('a tablet that was put off stays the dose of its moment, and is next at the later one', async () => {
  const { tablets } = await both();
  const until = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  await send('/doses/snooze', { ...atMidnight(tablets.id), until });
  // Late in the evening the other tablet of the day comes before it.
  const at = until < EVENING ? until : EVENING;
  await expectEverywhere({ header: { ...GLIFAGE, at }, injection: INJECTION, tablet: MIDNIGHT });
  expect((await read<Plan>(`/plans/${tablets.id}`)).nextScheduledAt).toBe(at);
  expect((await read<Headline>('/dashboard/headline')).nextDoseLateAt! >= at).toBe(true);
});

test('a tablet whose plan is paused, with a day of return', async () => {
  await treat({ next: tomorrow });
  const { id } = await planTablets({ startDate: tomorrow });
  const until = addDays(TODAY, 5);
  await send(`/plans/${id}/pause`, { until });
  await expectEverywhere({ header: OZEMPIC, injection: INJECTION, tablet: momentOf(until, '00:00') });
});

test('an injection that is paused, with a day of return', async () => {
  const { injected } = await both();
  await send(`/plans/${injected.id}/pause`, { until: addDays(TODAY, 3) });
  await expectEverywhere({
    header: GLIFAGE,
    injection: momentOf(addDays(tomorrow, 7), '08:00'),
    tablet: MIDNIGHT,
  });
});

test('plans that were ended plan nothing, and leave the dose that was late before', async () => {
  const { injected, tablets } = await both();
  await send(`/plans/${injected.id}/end`, {});
  await send(`/plans/${tablets.id}/end`, {});
  await expectEverywhere({ header: GLIFAGE, injection: null, tablet: MIDNIGHT });
});

test('an injection of yesterday that may still be applied leads a tablet that is late', async () => {
  const yesterday = addDays(TODAY, -1);
  await treat({ next: yesterday });
  await planTablets();
  const injection = momentOf(yesterday, '08:00');
  await expectEverywhere({ header: { at: injection, name: 'Ozempic' }, injection, tablet: MIDNIGHT });
});

test('a step that waits after a missed dose does not move the next dose', async () => {
  const injected = await treat({ next: tomorrow, missing: 1 });
  expect((await read<Plan>(`/plans/${injected.id}`)).nextStep).toMatchObject({ held: 'missed' });
  await expectEverywhere({ header: OZEMPIC, injection: INJECTION, tablet: null });
});

test('a tablet of another week, late until the next one is due', async () => {
  const yesterday = addDays(TODAY, -1);
  await planTablets({
    frequency: 'weekly',
    daysOfWeek: [weekdayOf(yesterday)],
    scheduledTimes: ['12:00'],
    startDate: yesterday,
  });
  const at = momentOf(yesterday, '12:00');
  await expectEverywhere({ header: { at, name: 'Glifage' }, injection: null, tablet: at });
});

test('a tablet of a later month is known to the header and its plan', async () => {
  await planTablets({ startDate: addDays(TODAY, 60) });
  const at = momentOf(addDays(TODAY, 60), '00:00');
  const { header, tablet } = await everywhere();
  expect(header).toEqual({ at, name: 'Glifage' });
  expect(tablet.plan).toBe(at);
});

test('a patient who moved to another zone', async () => {
  await both();
  zone = 'Asia/Tokyo';
  await send('/users/profile', { timeZone: zone }, 'PUT');
  const { injection, tablet } = await everywhere();
  expect(new Set(Object.values(injection)).size, JSON.stringify(injection)).toBe(1);
  expect(new Set(Object.values(tablet)).size, JSON.stringify(tablet)).toBe(1);
});
