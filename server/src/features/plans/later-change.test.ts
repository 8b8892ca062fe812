import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox } from '../../testing/shelf.ts';
import type { Patient } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let ana: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const LATER = addDays(TODAY, 4);
const NOW = { ...PLAN, startDate: addDays(TODAY, -10), doseMg: 50, scheduledTimes: ['07:00', '22:00'] };
const CHANGED = { ...NOW, doseMg: 100, scheduledTimes: ['06:00'], quantityPerDose: 2 };

beforeAll(async () => {
  ana = await (await sharedApp()).patient('Ana');
});

async function send(method: 'POST' | 'PUT', url: string, payload: object): Promise<Plan> {
  const reply = await ana.call(method, url, { payload });
  if (reply.statusCode >= 300) throw new Error(reply.body);
  return reply.json<{ data: Plan }>().data;
}

async function planWithChange(more: object = {}): Promise<Plan> {
  const { id } = await send('POST', '/api/plans', { ...NOW, ...more });
  return send('PUT', `/api/plans/${id}`, { ...CHANGED, ...more, from: LATER });
}

const change = (plan: Plan, payload: object) => send('PUT', `/api/plans/${plan.id}`, payload);

async function dosesOf({ id }: Plan, day: string): Promise<PlannedDose[]> {
  const reply = await ana.call('GET', `/api/doses?from=${day}&to=${day}`);
  return reply.json<{ data: PlannedDose[] }>().data.filter(({ planId }) => planId === id);
}

const dosagesOf = async (plan: Plan, day: string) =>
  (await dosesOf(plan, day)).map(({ time, dosage }) => `${time} ${dosage}`);
const statesOf = async (plan: Plan) =>
  (await dosesOf(plan, TODAY)).map(({ time, state }) => `${time} ${state}`);

test('a change that is to come is said beside what holds today', async () => {
  const plan = await planWithChange();
  expect(plan).toMatchObject({ dose: 50, doseMg: 50, scheduledTimes: ['07:00', '22:00'], timesPerDay: 2 });
  expect(plan.nextChange).toMatchObject({ from: LATER, dose: 100, scheduledTimes: ['06:00'] });
  expect(plan.nextChange).not.toHaveProperty('userId');
});

test('an edit from today does not begin it, and keeps it unless the patient gives it up', async () => {
  const plan = await planWithChange();
  const edited = await change(plan, { ...NOW, specialInstructions: 'com água' });
  expect(edited).toMatchObject({ dose: 50, specialInstructions: 'com água', nextChange: { dose: 100 } });
  expect(await dosagesOf(plan, TODAY)).toEqual(['07:00 50 mg', '22:00 50 mg']);
  expect(await dosagesOf(plan, LATER)).toEqual(['06:00 100 mg']);

  expect((await change(plan, { ...NOW, keepsNextChange: false })).nextChange).toBeNull();
  expect(await dosagesOf(plan, LATER)).toEqual(['07:00 50 mg', '22:00 50 mg']);
});

test('a change back to what holds before it is none', async () => {
  const plan = await planWithChange();
  expect((await change(plan, { ...NOW, from: LATER })).nextChange).toBeNull();
});

test('a dose of today takes as many units as today says', async () => {
  const { productId } = await openBox(ana, 10);
  const plan = await planWithChange({ productId, scheduledTimes: ['00:00'] });
  expect(plan.stock).toMatchObject({ dosesLeft: 10 });
  const reply = await ana.call('POST', '/api/doses', { payload: { planId: plan.id } });
  expect(reply.json()).toMatchObject({ data: { quantity: 1 }, stock: { remaining: 9 } });
});

test('a start moved earlier leaves the days since then as they were planned', async () => {
  const plan = await send('POST', '/api/plans', { ...NOW, startDate: addDays(TODAY, 15) });
  const moved = { ...NOW, startDate: addDays(TODAY, -4) };
  await change(plan, moved);
  expect(await dosagesOf(plan, addDays(TODAY, -4))).toEqual(['07:00 50 mg', '22:00 50 mg']);

  const edited = await change(plan, { ...moved, doseMg: 100 });
  expect(edited).toMatchObject({ dose: 100, nextChange: null });
  expect(await dosagesOf(plan, addDays(TODAY, -1))).toEqual(['07:00 50 mg', '22:00 50 mg']);
  expect(await dosagesOf(plan, TODAY)).toEqual(['07:00 100 mg', '22:00 100 mg']);
  expect(await dosagesOf(plan, addDays(TODAY, 20))).toEqual(['07:00 100 mg', '22:00 100 mg']);
});

test('a beginning moved before that of a plan that goes on has its doses, by the times of then', async () => {
  const plan = await send('POST', '/api/plans', { ...NOW, startDate: addDays(TODAY, -3) });
  const earlier = addDays(TODAY, -6);
  await change(plan, { ...NOW, doseMg: 100, startDate: earlier, scheduledTimes: ['06:00'] });
  expect(await dosagesOf(plan, addDays(TODAY, -7))).toEqual([]);
  for (const day of [earlier, addDays(TODAY, -4), addDays(TODAY, -1)]) {
    expect(await dosagesOf(plan, day)).toEqual(['07:00 50 mg', '22:00 50 mg']);
  }
  expect(await dosagesOf(plan, TODAY)).toEqual(['06:00 100 mg']);
});

test.each([
  ['days ago', -3],
  ['today', 0],
  ['in two weeks', 15],
])(
  'the undo of a beginning moved earlier, of a plan that began %s, plans those days no more',
  async (_, days) => {
    const begin = { ...NOW, startDate: addDays(TODAY, days) };
    const plan = await send('POST', '/api/plans', begin);
    await change(plan, { ...NOW, startDate: addDays(TODAY, -6) });
    expect(await dosagesOf(plan, addDays(TODAY, -5))).toHaveLength(2);
    await change(plan, { ...begin, isUndo: true });
    expect(await dosagesOf(plan, addDays(TODAY, -5))).toEqual([]);
    expect(await dosagesOf(plan, addDays(TODAY, -1))).toHaveLength(days < 0 ? 2 : 0);
    expect(await dosagesOf(plan, addDays(TODAY, 16))).toHaveLength(2);
  },
);

const midnight = instantAt(TODAY, '00:00', DEFAULT_ZONE).toISOString();
const moment = ({ id }: Plan) => ({ planId: id, plannedAt: midnight });

describe('a plan that begins today and is changed today', () => {
  // With no dose tomorrow, the one of its first morning is still to be taken.
  const MORNING = {
    ...NOW,
    frequency: 'custom',
    intervalDays: 2,
    startDate: TODAY,
    scheduledTimes: ['00:00'],
  };

  test.each([
    ['taken', '/api/doses', {}],
    ['skipped', '/api/doses/skip', { reason: 'enjoo' }],
  ])('does not ask again for a dose that was %s', async (state, url, more) => {
    const plan = await send('POST', '/api/plans', MORNING);
    await send('POST', url, { ...moment(plan), ...more });
    await change(plan, { ...MORNING, scheduledTimes: ['00:01'] });
    expect(await statesOf(plan)).toEqual([`00:01 ${state}`]);
  });

  test('does not ask again where the beginning is moved as well', async () => {
    const plan = await send('POST', '/api/plans', MORNING);
    await send('POST', '/api/doses', moment(plan));
    const moved = { ...MORNING, startDate: addDays(TODAY, -2), scheduledTimes: ['00:01'] };
    await change(plan, moved);
    expect(await statesOf(plan)).toEqual(['00:01 taken']);
    expect(await dosagesOf(plan, addDays(TODAY, -2))).toEqual(['00:01 50 mg']);
  });
});

test('a dose taken between a change of today and the change back is not due again', async () => {
  const daily = { ...NOW, scheduledTimes: ['00:00'] };
  const plan = await send('POST', '/api/plans', daily);
  await change(plan, { ...daily, scheduledTimes: ['00:01'] });
  const plannedAt = instantAt(TODAY, '00:01', DEFAULT_ZONE).toISOString();
  await send('POST', '/api/doses', { planId: plan.id, plannedAt, takenAt: midnight });
  await change(plan, daily);
  expect(await statesOf(plan)).toEqual(['00:00 taken']);
});

test('a dose of today that was taken before a change keeps what was said then', async () => {
  const early = { ...NOW, scheduledTimes: ['00:00', '23:59'] };
  const plan = await send('POST', '/api/plans', early);
  await send('POST', '/api/doses', moment(plan));
  await change(plan, { ...early, doseMg: 100 });
  expect(await dosagesOf(plan, TODAY)).toEqual(['00:00 50 mg', '23:59 100 mg']);
});

test('a second edit of one day leaves a dose taken since the first with its dose', async () => {
  const early = { ...NOW, scheduledTimes: ['00:00'] };
  const plan = await send('POST', '/api/plans', early);
  const raised = { ...early, doseMg: 100 };
  await change(plan, raised);
  await send('POST', '/api/doses', moment(plan));
  await change(plan, { ...raised, reminderEnabled: false });
  expect(await dosagesOf(plan, TODAY)).toEqual(['00:00 100 mg']);
});
