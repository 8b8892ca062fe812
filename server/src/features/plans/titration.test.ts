import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { Today } from '@leveza/contract/dashboard.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { PenSupply } from '@leveza/contract/supply.ts';
import { addDays, dayIn, DEFAULT_ZONE, weekdayOf } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPen, apply } from '../../testing/pens.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';

let house: SharedApp;
let bia: Patient;
const TODAY = dayIn(DEFAULT_ZONE, new Date());
/** The day of the next dose, which the second step begins with. */
const STEP = addDays(TODAY, 1);
const week = (count: number) => addDays(STEP, count * 7);
const at = (day: string) => instantAt(day, '08:00', DEFAULT_ZONE).toISOString();
const OZEMPIC = [{ doseMg: 0.25, weeks: 4 }, { doseMg: 0.5, weeks: 4 }, { doseMg: 1 }];
const PLAN = {
  medicationType: 'glp1',
  name: 'Ozempic',
  dosageForm: 'pen',
  frequency: 'weekly',
  daysOfWeek: [weekdayOf(STEP)],
  scheduledTimes: ['08:00'],
  startDate: week(-4),
  steps: OZEMPIC,
};

beforeAll(async () => {
  house = await sharedApp();
});

beforeEach(async () => {
  bia = await house.patient('Bia');
});

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) =>
  bia.call(method, `/api/plans${path}`, { payload });

async function done(reply: ReturnType<typeof send>): Promise<Plan> {
  const answer = await reply;
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<{ data: Plan }>().data;
}

const addPlan = (change: object = {}) => done(send('POST', '', { ...PLAN, ...change }));

/** The doses of the first step, one a week, in the weeks said. */
async function applyIn(...weeks: number[]): Promise<void> {
  const pen = await addPen(bia, {
    catalogId: 'ozempic-025-05',
    totalVolume: '1,5',
    currentDoseMg: null,
    inUseDays: 90,
  });
  for (const each of weeks) await apply(bia, pen.id, { datetime: at(week(each)), doseMg: 0.25 });
}

const read = async <T>(path: string) => (await bia.call('GET', `/api${path}`)).json<{ data: T }>().data;
const overview = () => read<Reply<typeof readApplicationsOverview>['data']>('/applications/overview');

/** The next doses, as every place says them. */
async function everywhere() {
  const { nextDose, suggestion } = await overview();
  const range = `from=${STEP}&to=${week(5)}`;
  const doses = await read<PlannedDose[]>(`/doses?${range}`);
  const events = await read<CalendarEvent[]>(`/calendar?${range}`);
  const today = await read<Today>('/dashboard/today');
  return {
    next: nextDose.doseMg,
    form: suggestion.doseMg,
    hoje: today.dose?.doseMg,
    use: doses.map(({ dosage }) => dosage),
    calendar: events
      .filter(({ type }) => type === 'application')
      .map(({ title }) => title.replace('Aplicação de Ozempic, ', '')),
  };
}

const all = (...doses: number[]) => {
  const texts = doses.map((mg) => `${String(mg).replace('.', ',')} mg`);
  return { next: doses[0], form: doses[0], hoje: doses[0], use: texts, calendar: texts };
};

describe('the step of a day', () => {
  test('is what every place says, before the first dose too', async () => {
    const plan = await addPlan({ startDate: STEP });
    expect(plan).toMatchObject({
      doseMg: 0.25,
      steps: [
        { doseMg: 0.25, weeks: 4, from: STEP },
        { doseMg: 0.5, weeks: 4, from: week(4) },
        { doseMg: 1, weeks: null, from: week(8) },
      ],
      nextStep: { doseMg: 0.5, from: week(4), held: null },
    });
    expect(await everywhere()).toEqual(all(0.25, 0.25, 0.25, 0.25, 0.5, 0.5));
  });

  test('changes by itself on its day', async () => {
    await addPlan();
    await applyIn(-4, -3, -2, -1);
    expect(await everywhere()).toEqual(all(0.5, 0.5, 0.5, 0.5, 1, 1));
    expect((await overview()).nextDose.nextStep).toEqual({ doseMg: 0.5, from: STEP, held: null });
    expect(await read<object>('/applications/level')).toMatchObject({ next: { doseMg: 0.5 } });
  });

  test('does not begin by itself after a dose that was missed beyond the label’s rule', async () => {
    const { id } = await addPlan();
    await applyIn(-4, -3, -2);
    expect(await everywhere()).toEqual(all(0.25, 0.25, 0.25, 0.25, 0.25, 0.25));
    expect(await read<Plan>(`/plans/${id}`)).toMatchObject({
      doseMg: 0.25,
      nextStep: { doseMg: 0.5, from: STEP, held: 'missed' },
    });
    // The dose that was taken after all is recorded late: nothing was missed.
    await applyIn(-1);
    expect((await everywhere()).next).toBe(0.5);
  });

  test('that the patient stayed behind waits until a day is given to it', async () => {
    const { id } = await addPlan({ startDate: week(-6) });
    await applyIn(-6, -5, -4, -3, -2, -1);
    const waiting = await read<Plan>(`/plans/${id}`);
    expect(waiting.nextStep).toEqual({ doseMg: 0.5, from: week(-2), held: 'stayed' });
    expect((await everywhere()).next).toBe(0.25);
    const moved = await done(send('POST', `/${id}/steps/move`, { to: week(1) }));
    expect(moved.nextStep).toEqual({ doseMg: 0.5, from: week(1), held: null });
    expect((await everywhere()).use).toEqual(['0,25 mg', ...Array<string>(4).fill('0,5 mg'), '1 mg']);
  });

  test('preselects a pen that gives it, and none where no pen at home does', async () => {
    await addPlan({ startDate: week(-8) });
    const pen = await addPen(bia, { catalogId: 'ozempic-025-05', currentDoseMg: null, inUseDays: 90 });
    for (const each of [-8, -7, -6, -5]) await apply(bia, pen.id, { datetime: at(week(each)), doseMg: 0.25 });
    for (const each of [-4, -3, -2, -1]) await apply(bia, pen.id, { datetime: at(week(each)), doseMg: 0.5 });
    expect((await overview()).suggestion).toMatchObject({ penId: null, doseMg: 1 });
    const strong = await addPen(bia);
    expect((await overview()).suggestion).toMatchObject({ penId: strong.id, doseMg: 1 });
  });
});

test('says which pens the coming steps need, and by when', async () => {
  await addPlan();
  await applyIn(-4, -3, -2, -1);
  const { needs, doseMg } = await read<PenSupply>('/pens/supply');
  expect(doseMg).toBe(0.5);
  // The pen held 2 mg, of which four doses of 0,25 mg are gone.
  expect(needs).toMatchObject([
    { doseMg: 0.5, from: STEP, doses: 4, missing: 2, units: 1, product: 'Ozempic 0,25 mg e 0,5 mg' },
    { doseMg: 1, from: week(4), doses: 8, missing: 8, units: 2, buyBy: addDays(week(4), -10) },
  ]);
});

test('sealed pens of an entry outlast the days in use of its open one', async () => {
  await addPlan({ startDate: week(-1), steps: [{ doseMg: 1, weeks: 10 }, { doseMg: 2 }], confirmDose: true });
  const entry = await addPen(bia, { inUseDays: 14 });
  await apply(bia, entry.id, { datetime: at(week(-1)) });
  // Two more of them in the same entry, as an import may bring.
  await house.db.execute(sql`update pens set units = 3, sealed_units = sealed_units + 2,
    remaining_mg = remaining_mg + 2 * unit_mg where id = ${entry.id}`);
  // Of twelve doses one is applied, and one stays in the open pen when its days end.
  expect((await read<PenSupply>('/pens/supply')).needs).toMatchObject([
    { doseMg: 1, from: STEP, doses: 9, missing: 0 },
    { doseMg: 2, doses: 3, missing: 3 },
  ]);
});

test('before a planned change of medicine, the pens of the new one count', async () => {
  const old = await addPen(bia);
  await apply(bia, old.id, { datetime: at(week(-1)) });
  const steps = [{ doseMg: 2.5, weeks: 4 }, { doseMg: 5 }];
  await addPlan({ name: 'Mounjaro', startDate: STEP, steps });
  const mounjaro = { catalogId: 'mounjaro-25', medicationName: 'Mounjaro', activeIngredient: 'Tirzepatida' };
  await addPen(bia, {
    ...mounjaro,
    totalVolume: '2',
    units: 4,
    currentDoseMg: '2,5',
    concentrationMgMl: '5',
  });
  expect(await read<PenSupply>('/pens/supply')).toMatchObject({
    medicationName: 'Mounjaro',
    doseMg: 2.5,
    dosesLeft: 4,
    needs: [{ doseMg: 2.5, from: STEP, doses: 4, missing: 0 }, { doseMg: 5 }],
  });
});

describe('a change of the steps', () => {
  test('holding keeps the dose for some weeks', async () => {
    const { id } = await addPlan();
    await applyIn(-4, -3, -2, -1);
    const held = await done(send('POST', `/${id}/steps/hold`, { weeks: 2 }));
    expect(held.steps.map(({ from }) => from)).toEqual([week(-4), week(2), week(6)]);
    expect(await everywhere()).toEqual(all(0.25, 0.25, 0.5, 0.5, 0.5, 0.5));
  });

  test('a sooner step than the label’s is asked about', async () => {
    const { id } = await addPlan({ startDate: STEP });
    const asked = await send('POST', `/${id}/steps/move`, { to: week(2) });
    expect(asked.json()).toMatchObject({ error: { code: 'dose-unusual' } });
    expect(asked.body).toContain('pelo menos 4 semanas com 0,25 mg');
    const moved = await done(send('POST', `/${id}/steps/move`, { to: week(2), confirmDose: true }));
    expect(moved.nextStep).toMatchObject({ from: week(2) });
    const before = await send('POST', `/${id}/steps/move`, { to: addDays(STEP, -1) });
    expect(before.json()).toMatchObject({ error: { fields: { to: expect.any(String) } } });
  });

  test('an edit that says nothing new of the doses keeps a step that was held back', async () => {
    const { id } = await addPlan({ startDate: STEP });
    await done(send('POST', `/${id}/steps/hold`, { weeks: 2 }));
    const { steps, ...bare } = PLAN;
    for (const body of [
      { ...bare, doseMg: 0.25 },
      { ...PLAN, steps: [{ doseMg: 0.25, weeks: 6 }, ...steps.slice(1)] },
    ]) {
      const changed = await done(send('PUT', `/${id}`, { ...body, startDate: STEP, priority: 'high' }));
      expect(changed.steps.map(({ from }) => from)).toEqual([STEP, week(6), week(10)]);
    }
  });

  test('new steps count from today on, and the past keeps what was planned', async () => {
    const { id } = await addPlan();
    const past = `/doses?from=${week(-4)}&to=${week(-1)}`;
    const planned = async () => (await read<PlannedDose[]>(past)).map(({ dosage }) => dosage);
    expect(await planned()).toEqual(Array<string>(4).fill('0,25 mg'));
    const changed = await done(
      send('PUT', `/${id}`, {
        ...PLAN,
        steps: [{ doseMg: 0.5, weeks: 2 }, { doseMg: 1 }],
        confirmDose: true,
      }),
    );
    expect(changed.steps).toMatchObject([
      { doseMg: 0.5, from: TODAY },
      { doseMg: 1, from: addDays(TODAY, 14) },
    ]);
    expect((await everywhere()).next).toBe(0.5);
  });

  test('a deleted plan leaves the last dose to continue', async () => {
    const { id } = await addPlan();
    await applyIn(-4, -3, -2, -1);
    expect((await send('DELETE', `/${id}`)).statusCode).toBe(200);
    const { nextDose, suggestion } = await overview();
    expect(nextDose).toMatchObject({ doseMg: null, nextStep: null });
    expect(suggestion.doseMg).toBe(0.25);
  });
});

describe('steps that cannot be', () => {
  test.each<[object, string]>([
    [{ steps: [{ doseMg: 0.25 }, { doseMg: 0.5 }] }, 'steps.0.weeks'],
    [{ steps: [{ doseMg: 0, weeks: 4 }, { doseMg: 0.5 }] }, 'steps.0.doseMg'],
    [{ steps: [{ doseMg: 0.25, weeks: 53 }, { doseMg: 0.5 }] }, 'steps.0.weeks'],
    [{ steps: Array.from({ length: 13 }, () => ({ doseMg: 1, weeks: 1 })) }, 'steps'],
    [{ medicationType: 'vitamin', dosageForm: 'tablet' }, 'steps'],
    [{ steps: [] }, 'dose'],
  ])('%j is refused at %s', async (change, field) => {
    const reply = await send('POST', '', { ...PLAN, ...change });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  });

  test('a dose above the label is asked about', async () => {
    const steps = [{ doseMg: 0.25, weeks: 4 }, { doseMg: 5 }];
    const asked = await send('POST', '', { ...PLAN, steps });
    expect(asked.json()).toMatchObject({ error: { code: 'dose-unusual' } });
    await addPlan({ steps, confirmDose: true });
  });

  test('a plan of one dose has no step to hold', async () => {
    const { id } = await addPlan({ steps: undefined, doseMg: 0.25, startDate: STEP });
    for (const [verb, body] of [
      ['hold', { weeks: 1 }],
      ['move', { to: week(3) }],
    ] as const) {
      expect((await send('POST', `/${id}/steps/${verb}`, body)).json()).toMatchObject({
        error: { code: 'no-next-step' },
      });
    }
  });
});
