import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Dashboard } from '@leveza/contract/dashboard.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { addDays, dayIn, DEFAULT_ZONE, weekdayOf } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { occasionsOf } from '../../testing/occasions.ts';
import { addPen, apply, tryApply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let bia: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const at = (day: string) => instantAt(day, '08:00', DEFAULT_ZONE).toISOString();

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  bia = await house.patient('Bia');
});

const pause = (until: string | null = null) =>
  bia.call('POST', '/api/treatment/pause', { payload: { until } });
const resume = () => bia.call('POST', '/api/treatment/resume');
const overview = async () =>
  (await bia.call('GET', '/api/applications/overview')).json<Reply<typeof readApplicationsOverview>>().data;
const reminded = async () =>
  (await occasionsOf(house, bia, ['injection-due', 'injection-closing', 'injection-missed'])).map(
    ({ kind }) => kind,
  );

/** The last of two weekly doses was five days ago, and no plan says so. */
async function treated() {
  const pen = await addPen(bia, { inUseDays: 90 });
  await apply(bia, pen.id, { datetime: at(addDays(TODAY, -12)) });
  await apply(bia, pen.id, { datetime: at(addDays(TODAY, -5)) });
  return pen;
}

test('a treatment without a plan is paused until a day, and every part follows', async () => {
  await treated();
  const next = at(addDays(TODAY, 2));
  expect(await overview()).toMatchObject({ nextDose: { state: 'upcoming', plannedAt: next }, pause: null });
  expect(await reminded()).not.toEqual([]);

  const until = addDays(TODAY, 3);
  const returns = at(addDays(TODAY, 9));
  const paused = await pause(until);
  expect(paused.statusCode, paused.body).toBe(200);
  expect(paused.json()).toMatchObject({ nextDose: { state: 'paused', plannedAt: returns } });
  expect(await overview()).toMatchObject({
    nextDose: { state: 'paused', plannedAt: returns },
    pause: { until },
  });
  const { data } = (await bia.call('GET', '/api/dashboard')).json<{ data: Dashboard }>();
  expect(data.nextDose.state).toBe('paused');
  expect(await reminded()).toEqual([]);

  expect((await resume()).json()).toMatchObject({ nextDose: { state: 'upcoming', plannedAt: next } });
  expect((await overview()).pause).toBeNull();
  expect(await reminded()).not.toEqual([]);
});

test('without a day it lasts until it is resumed, and a dose ends it', async () => {
  const pen = await treated();
  await pause();
  expect(await overview()).toMatchObject({
    nextDose: { state: 'paused', plannedAt: null },
    pause: { until: null },
  });
  const ending = await tryApply(bia, pen.id, { confirmEarly: true });
  expect(ending.json()).toMatchObject({ endsPause: true, canContinuePause: true });
  expect((await overview()).pause).toBeNull();
});

test('a plan pauses with its treatment, and its course ends later', async () => {
  const first = addDays(TODAY, 2);
  const reply = await bia.call('POST', '/api/plans', {
    payload: {
      medicationType: 'glp1',
      name: 'Ozempic',
      dosageForm: 'pen',
      doseMg: 0.25,
      planType: 'course',
      totalDoses: 2,
      frequency: 'weekly',
      daysOfWeek: [weekdayOf(first)],
      scheduledTimes: ['08:00'],
      startDate: TODAY,
    },
  });
  const { id } = reply.json<{ data: { id: string } }>().data;
  const until = addDays(first, 1);
  await pause(until);
  const plan = (await bia.call('GET', `/api/plans/${id}`)).json<{ data: object }>().data;
  expect(plan).toMatchObject({ status: 'paused', pausedUntil: until });
  const days = async () =>
    (await bia.call('GET', `/api/doses?from=${TODAY}&to=${addDays(TODAY, 60)}`))
      .json<{ data: { day: string }[] }>()
      .data.map(({ day }) => day);
  expect(await days()).toEqual([addDays(first, 7), addDays(first, 14)]);
  await resume();
  expect(await days()).toEqual([first, addDays(first, 7)]);
});

test('a day of return lies ahead, and without a treatment there is nothing to pause', async () => {
  expect((await pause()).statusCode).toBe(404);
  await treated();
  const late = await pause(TODAY);
  expect(late.statusCode).toBe(422);
  expect(late.json()).toMatchObject({ error: { fields: { until: 'Escolha um dia depois de hoje.' } } });
});
