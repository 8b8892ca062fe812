import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let bia: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const DAILY = { ...PLAN, startDate: addDays(TODAY, -3) };
const INJECTION = {
  medicationType: 'glp1',
  name: 'Ozempic',
  dosageForm: 'pen',
  frequency: 'weekly',
  scheduledTimes: ['08:00'],
  startDate: addDays(TODAY, -20),
  steps: [{ doseMg: 0.5, weeks: 4 }, { doseMg: 1 }],
  confirmDose: true,
  confirmEarly: true,
};

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  bia = await house.patient('Bia');
});

const send = (path: string, payload: object = {}) => bia.call('POST', `/api${path}`, { payload });
const read = async <T>(path: string) => (await bia.call('GET', `/api${path}`)).json<{ data: T }>().data;

async function add(payload: object): Promise<Plan> {
  const reply = await send('/plans', payload);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Plan }>().data;
}

async function change(id: string, path: 'pause' | 'end' | 'resume' | 'restore', payload?: object) {
  const reply = await send(`/plans/${id}/${path}`, payload);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: Plan }>().data;
}

/** The plans, their doses and the next injection, as the screens show them. */
const screens = async () => ({
  plans: await read<Plan[]>('/plans'),
  doses: await read<PlannedDose[]>(`/doses?from=${addDays(TODAY, -5)}&to=${addDays(TODAY, 30)}`),
  nextDose: (await read<Reply<typeof readApplicationsOverview>['data']>('/applications/overview')).nextDose,
});

async function endAndUndo(id: string) {
  const before = await screens();
  expect(await change(id, 'end')).toMatchObject({ status: 'ended' });
  await change(id, 'restore');
  return { before, after: await screens() };
}

const injected = async () => {
  const pen = await addPen(bia);
  await apply(bia, pen.id, { datetime: new Date(Date.now() - 5 * DAY_MS).toISOString() });
};

describe('the undo of an end leaves all as it was:', () => {
  test.each([null, addDays(TODAY, 10)])('a pause of a plan until %s', async (until) => {
    const { id } = await add(DAILY);
    await change(id, 'pause', { until });
    const { before, after } = await endAndUndo(id);
    expect(after).toEqual(before);
    expect(await read<Plan>(`/plans/${id}`)).toMatchObject({ status: 'paused', pausedUntil: until });
  });

  test.each([null, addDays(TODAY, 10)])('a pause of the treatment until %s', async (until) => {
    await injected();
    const { id } = await add(INJECTION);
    await change(id, 'pause', { until });
    const { before, after } = await endAndUndo(id);
    expect(after).toEqual(before);
    expect(after.nextDose.state).toBe('paused');
  });

  test('the steps and the hour of a treatment that goes on', async () => {
    await injected();
    const { id } = await add(INJECTION);
    const { before, after } = await endAndUndo(id);
    expect(after).toEqual(before);
    expect(after.plans).toMatchObject([{ id, status: 'active' }]);
  });

  test('an injection that is planned and was never begun', async () => {
    const { id } = await add({ ...INJECTION, startDate: addDays(TODAY, 2) });
    const { before, after } = await endAndUndo(id);
    expect(after).toEqual(before);
  });

  test('the late doses of a plan', async () => {
    const { id } = await add(DAILY);
    const { before, after } = await endAndUndo(id);
    expect(after).toEqual(before);
  });

  test('a plan of tablets that is to give way to another one, and goes on meanwhile', async () => {
    const tablet = { ...DAILY, medicationType: 'oral_medication', name: 'Rybelsus', dosageForm: 'tablet' };
    const of = (doseMg: number) => ({ ...tablet, doseMg, scheduledTimes: ['08:00'], replacePlan: true });
    const first = await add(of(3));
    const next = await add({ ...of(7), startDate: addDays(TODAY, 5) });
    for (const { id } of [next, first]) {
      const { before, after } = await endAndUndo(id);
      expect(after).toEqual(before);
    }
  });
});

describe('the undo of an end is refused', () => {
  test('a second time, and once the plan was resumed', async () => {
    const { id } = await add(DAILY);
    expect((await send(`/plans/${id}/restore`)).statusCode).toBe(404);
    await change(id, 'end');
    await change(id, 'restore');
    expect((await send(`/plans/${id}/restore`)).statusCode).toBe(404);
    await change(id, 'end');
    await change(id, 'resume');
    expect((await send(`/plans/${id}/restore`)).statusCode).toBe(404);
  });

  test('after a deletion was undone, which leaves the plan ended', async () => {
    const { id } = await add(DAILY);
    await change(id, 'end');
    await bia.call('DELETE', `/api/plans/${id}`);
    expect(await change(id, 'restore')).toMatchObject({ status: 'ended' });
    expect((await send(`/plans/${id}/restore`)).statusCode).toBe(404);
  });

  test('where another plan of the treatment began since, by its name', async () => {
    const { id } = await add(INJECTION);
    await change(id, 'end');
    await add({ ...INJECTION, name: 'Mounjaro', steps: [{ doseMg: 2.5 }] });
    const reply = await send(`/plans/${id}/restore`);
    expect(reply.json()).toMatchObject({
      error: { code: 'plan-began-since', message: expect.stringContaining('Mounjaro') },
    });
  });
});
