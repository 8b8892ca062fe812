import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE, weekdayOf } from '@leveza/domain/time/days.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { plans } from './table.ts';

let house: TestApp;
let bia: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
const FIRST = addDays(TODAY, 2);
const OZEMPIC = {
  medicationType: 'glp1',
  name: 'Ozempic',
  dosageForm: 'pen',
  steps: [{ doseMg: 0.25, weeks: 4 }, { doseMg: 0.5 }],
  frequency: 'weekly',
  daysOfWeek: [weekdayOf(FIRST)],
  scheduledTimes: ['08:00'],
  startDate: TODAY,
};
const MOUNJARO = { ...OZEMPIC, name: 'Mounjaro', steps: [{ doseMg: 2.5 }], scheduledTimes: ['20:00'] };

beforeAll(async () => {
  house = await testApp();
});

beforeEach(async () => {
  bia = await house.patient('Bia');
});

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) =>
  bia.call(method, `/api/plans${path}`, { payload });
const read = async <T>(path: string) => (await bia.call('GET', `/api${path}`)).json<{ data: T }>().data;

async function done(reply: ReturnType<typeof send>): Promise<Plan> {
  const answer = await reply;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<{ data: Plan }>().data;
}

const restored = (id: string) => done(send('POST', `/${id}/restore`));

/** The plan of the first two weeks, as the use screens and the calendar say it. */
async function planned(): Promise<string[]> {
  const range = `from=${TODAY}&to=${addDays(FIRST, 7)}`;
  const doses = await read<PlannedDose[]>(`/doses?${range}`);
  const events = await read<CalendarEvent[]>(`/calendar?${range}`);
  const said = doses.map(({ day, time }) => `${day} ${time}`);
  expect(
    events.filter(({ type }) => type === 'application').map(({ date, time }) => `${date} ${time}`),
  ).toEqual(said);
  return said;
}

const AT_EIGHT = [`${FIRST} 08:00`, `${addDays(FIRST, 7)} 08:00`];
const AT_NIGHT = [`${FIRST} 20:00`, `${addDays(FIRST, 7)} 20:00`];

describe('a plan that was ended and goes on', () => {
  test('has its doses and its steps again', async () => {
    const { id, steps } = await done(send('POST', '', OZEMPIC));
    await done(send('POST', `/${id}/end`));
    const resumed = await done(send('POST', `/${id}/resume`));
    expect(resumed).toMatchObject({ status: 'active', steps });
    expect(await planned()).toEqual(AT_EIGHT);
  });

  test('asks whether it takes the place of the one in force', async () => {
    const { id } = await done(send('POST', '', OZEMPIC));
    const other = await done(send('POST', '', { ...MOUNJARO, replacePlan: true }));
    const asked = await send('POST', `/${id}/resume`);
    expect(asked.json()).toMatchObject({ error: { code: 'treatment-has-plan' } });
    expect(await planned()).toEqual(AT_NIGHT);
    // The one that ended keeps its own hour.
    expect(await read<Plan>(`/plans/${id}`)).toMatchObject({ status: 'ended', scheduledTimes: ['08:00'] });
    await done(send('POST', `/${id}/resume`, { replacePlan: true }));
    expect(await read<Plan>(`/plans/${other.id}`)).toMatchObject({ status: 'ended' });
    expect(await read<Plan>(`/plans/${id}`)).toMatchObject({
      status: 'active',
      name: 'Ozempic',
      doseMg: 0.25,
    });
    expect(await planned()).toEqual(AT_EIGHT);
  });
});

describe('a plan that was ended and is edited', () => {
  test.each([
    ['a course', { planType: 'course', endDate: addDays(TODAY, 1) }, MOUNJARO, AT_NIGHT],
    ['a continuous one', {}, { ...MOUNJARO, planType: 'course', endDate: FIRST }, [`${FIRST} 20:00`]],
  ])('leaves the doses of the one in force alone, %s', async (_, before, present, doses) => {
    const { id } = await done(send('POST', '', { ...OZEMPIC, ...before }));
    await done(send('POST', '', { ...present, replacePlan: true }));
    expect(await planned()).toEqual(doses);
    await done(send('PUT', `/${id}`, { ...OZEMPIC, ...before, specialInstructions: 'na barriga' }));
    expect(await planned()).toEqual(doses);
    expect(await read<Plan>(`/plans/${id}`)).toMatchObject({ status: 'ended' });
  });
});

describe('the type of a plan', () => {
  test('does not become or cease to be GLP-1', async () => {
    const vitamin = await done(send('POST', '', PLAN));
    const glp1 = await done(send('POST', '', OZEMPIC));
    for (const [id, input] of [
      [vitamin.id, OZEMPIC],
      [glp1.id, PLAN],
    ] as const) {
      const refused = await send('PUT', `/${id}`, input);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ error: { fields: { medicationType: expect.any(String) } } });
    }
    expect(
      await done(send('PUT', `/${vitamin.id}`, { ...PLAN, medicationType: 'supplement' })),
    ).toMatchObject({ medicationType: 'supplement' });
  });
});

describe('a plan that took the place of another', () => {
  test('gives it back with its steps when it is undone', async () => {
    const { id, steps } = await done(send('POST', '', OZEMPIC));
    const other = await done(send('POST', '', { ...MOUNJARO, replacePlan: true }));
    expect(await planned()).toEqual(AT_NIGHT);
    await done(send('DELETE', `/${other.id}`));
    expect(await read<Plan>(`/plans/${id}`)).toMatchObject({ status: 'active', steps });
    expect(await planned()).toEqual(AT_EIGHT);
  });

  test('is deleted alone once it has been followed', async () => {
    const { id } = await done(send('POST', '', OZEMPIC));
    const other = await done(send('POST', '', { ...MOUNJARO, replacePlan: true }));
    await house.db
      .update(plans)
      .set({ createdAt: new Date(Date.now() - 2 * HOUR_MS) })
      .where(eq(plans.id, other.id));
    await done(send('DELETE', `/${other.id}`));
    expect(await read<Plan>(`/plans/${id}`)).toMatchObject({ status: 'ended' });
  });
});

describe('a plan that was deleted and is put back', () => {
  test('is the plan it was, with its steps, its doses and its pause', async () => {
    const { id, steps } = await done(send('POST', '', OZEMPIC));
    await done(send('DELETE', `/${id}`));
    expect(await planned()).toEqual([]);
    expect(await restored(id)).toMatchObject({ status: 'active', steps });
    expect(await planned()).toEqual(AT_EIGHT);
    await done(send('POST', `/${id}/pause`, { until: null }));
    await done(send('DELETE', `/${id}`));
    expect(await restored(id)).toMatchObject({ status: 'paused', steps });
    expect(await planned()).toEqual([]);
  });

  test('ends the one again that had its place before', async () => {
    const first = await done(send('POST', '', OZEMPIC));
    const second = await done(send('POST', '', { ...MOUNJARO, replacePlan: true }));
    await done(send('DELETE', `/${second.id}`));
    expect(await restored(second.id)).toMatchObject({ status: 'active', name: 'Mounjaro' });
    expect(await read<Plan>(`/plans/${first.id}`)).toMatchObject({ status: 'ended' });
    expect(await planned()).toEqual(AT_NIGHT);
  });

  test('takes no place of one that began since', async () => {
    const { id } = await done(send('POST', '', OZEMPIC));
    await done(send('DELETE', `/${id}`));
    await done(send('POST', '', MOUNJARO));
    const refused = await send('POST', `/${id}/restore`);
    expect(refused.json()).toMatchObject({
      error: { code: 'plan-began-since', message: expect.stringContaining('Encerre aquele') },
    });
    expect(await planned()).toEqual(AT_NIGHT);
  });

  test('does not come back over what was chosen for the doses since', async () => {
    const { id } = await done(send('POST', '', OZEMPIC));
    await done(send('DELETE', `/${id}`));
    await house.db
      .update(plans)
      .set({ deletedAt: new Date(Date.now() - 2 * HOUR_MS) })
      .where(eq(plans.id, id));
    expect((await send('POST', `/${id}/restore`)).statusCode).toBe(404);
    expect(await planned()).toEqual([]);
  });

  test('is found once, and by its owner alone', async () => {
    const { id } = await done(send('POST', '', PLAN));
    expect((await send('POST', `/${id}/restore`)).statusCode, 'not deleted').toBe(404);
    await done(send('DELETE', `/${id}`));
    const other = await house.patient('Caio');
    expect((await other.call('POST', `/api/plans/${id}/restore`, { payload: {} })).statusCode).toBe(404);
    expect(await restored(id)).toMatchObject({ id, status: 'active', scheduledTimes: PLAN.scheduledTimes });
  });
});

test('a change never counts from a day that is over', async () => {
  const { id } = await done(send('POST', '', PLAN));
  const refused = await send('PUT', `/${id}`, { ...PLAN, from: addDays(TODAY, -1) });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ error: { fields: { from: expect.any(String) } } });
  await done(send('PUT', `/${id}`, { ...PLAN, from: TODAY }));
});

describe('a course that is over', () => {
  const yesterday = addDays(TODAY, -1);
  const course = { ...PLAN, planType: 'course', startDate: addDays(TODAY, -3), endDate: yesterday };

  test('is neither resumed nor paused', async () => {
    const { id, status } = await done(send('POST', '', course));
    expect(status).toBe('ended');
    for (const change of ['resume', 'pause']) {
      const refused = await send('POST', `/${id}/${change}`);
      expect(refused.json()).toMatchObject({ error: { code: 'course-over' } });
    }
  });
});

test('after a change of brand Hoje and Aplicações name the medicine of the plan', async () => {
  await done(send('POST', '', OZEMPIC));
  await done(send('POST', '', { ...OZEMPIC, name: 'Wegovy', replacePlan: true, confirmEarly: true }));
  const { suggestion } = await read<{ suggestion: { medicationName: string } }>('/applications/overview');
  const { dose } = await read<{ dose: { medicationName: string } }>('/dashboard/today');
  expect([suggestion.medicationName, dose.medicationName]).toEqual(['Wegovy', 'Wegovy']);
});
