import type { Today } from '@leveza/contract/dashboard.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, dayIn, DEFAULT_ZONE, weekdayOf } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { openBox, someProduct } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

let house: TestApp;
let ana: Patient;
beforeAll(async () => {
  house = await testApp();
});
beforeEach(async () => {
  ana = await house.patient();
});

const tablet = (name: string, more: object = {}) => ({
  ...PLAN,
  medicationType: 'oral_medication',
  dosageForm: 'tablet',
  name,
  scheduledTimes: ['07:00'],
  ...more,
});
const send = (path: string, payload: object = {}) => ana.call('POST', `/api/plans${path}`, { payload });
async function planned(payload: object): Promise<string> {
  const reply = await send('', payload);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Plan }>().data.id;
}
const inForce = async () =>
  (await ana.call('GET', '/api/plans'))
    .json<{ data: Plan[] }>()
    .data.filter(({ status }) => status !== 'ended')
    .map(({ name }) => name);

test('a second strength of a GLP-1 tablet is asked about, and takes the place of the first', async () => {
  const low = await planned(tablet('Rybelsus 3 mg'));
  const refused = await send('', tablet('Rybelsus 7 mg'));
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ error: object }>().error).toMatchObject({
    code: 'treatment-has-plan',
    message: expect.stringContaining('Você já tem um plano de Rybelsus 3 mg') as string,
  });
  await planned(tablet('Losartana'));
  const high = await planned(tablet('Rybelsus 7 mg', { replacePlan: true }));
  expect(await inForce()).toEqual(expect.arrayContaining(['Losartana', 'Rybelsus 7 mg']));
  expect(await inForce()).toHaveLength(2);

  // The first one does not come back beside the second.
  expect((await send(`/${low}/resume`)).statusCode).toBe(409);
  // An undo puts it back, and taking that back ends it again.
  await ana.call('DELETE', `/api/plans/${high}`);
  expect(await inForce()).toEqual(expect.arrayContaining(['Losartana', 'Rybelsus 3 mg']));
  expect((await send(`/${high}/restore`)).statusCode).toBe(200);
  expect(await inForce()).toEqual(expect.arrayContaining(['Losartana', 'Rybelsus 7 mg']));
  expect(await inForce()).toHaveLength(2);
});

const AS_NEEDED = { planType: 'as_needed', scheduledTimes: undefined };

test.each([
  ['one as needed beside a planned one', {}, AS_NEEDED],
  ['a planned one beside one as needed', AS_NEEDED, {}],
  ['two as needed', AS_NEEDED, AS_NEEDED],
])('%s is asked about as well, and takes its place', async (_, first, second) => {
  const low = await planned(tablet('Rybelsus 3 mg', first));
  const refused = await send('', tablet('Rybelsus 7 mg', second));
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ error: object }>().error).toMatchObject({
    code: 'treatment-has-plan',
    message: expect.stringContaining('Você já tem um plano de Rybelsus 3 mg') as string,
  });
  const high = await planned(tablet('Rybelsus 7 mg', { ...second, replacePlan: true }));
  expect(await inForce()).toEqual(['Rybelsus 7 mg']);
  await ana.call('DELETE', `/api/plans/${high}`);
  expect(await inForce()).toEqual(['Rybelsus 3 mg']);
  // Other medicines as needed stand beside it, and one that is gone is not asked about.
  await planned(tablet('Losartana', AS_NEEDED));
  await ana.call('DELETE', `/api/plans/${low}`);
  await planned(tablet('Rybelsus 14 mg', second));
  expect(await inForce()).toHaveLength(2);
});

test('one as needed that was ended today is not asked about', async () => {
  const low = await planned(tablet('Rybelsus 3 mg', AS_NEEDED));
  expect((await send(`/${low}/end`)).statusCode).toBe(200);
  await planned(tablet('Rybelsus 7 mg'));
  expect(await inForce()).toEqual(['Rybelsus 7 mg']);
});

test('a course that ends before the next one begins stands beside it', async () => {
  await planned(tablet('Rybelsus 3 mg', { startDate: '2031-01-01', endDate: '2031-01-31' }));
  await planned(tablet('Rybelsus 7 mg', { startDate: '2031-02-01' }));
  expect(await inForce()).toHaveLength(2);
});

test('a plan that ended long ago keeps its day when the one after it is deleted and put back', async () => {
  const today = dayIn(DEFAULT_ZONE, new Date());
  const low = await planned(tablet('Rybelsus 3 mg', { startDate: addDays(today, -40) }));
  const high = await planned(tablet('Rybelsus 7 mg', { replacePlan: true, startDate: addDays(today, -30) }));
  const ended = `${addDays(today, -30)}T06:00`;
  await house.db.execute(sql`update plans set created_at = now() - interval '30 days' where id = ${high}`);
  await house.db.execute(sql`update plans set ended_at = ${ended} where id = ${low}`);
  await ana.call('DELETE', `/api/plans/${high}`);
  expect((await send(`/${high}/restore`)).statusCode).toBe(200);
  const { rows } = await house.db.execute(sql`select ended_at from plans where id = ${low}`);
  expect(rows).toEqual([{ ended_at: ended }]);
});

test('deleting an ended plan puts none back beside the one in force', async () => {
  await planned(tablet('Rybelsus 3 mg'));
  const middle = await planned(tablet('Rybelsus 7 mg', { replacePlan: true }));
  await planned(tablet('Rybelsus 14 mg', { replacePlan: true }));
  await ana.call('DELETE', `/api/plans/${middle}`);
  expect(await inForce()).toEqual(['Rybelsus 14 mg']);
});

const TODAY = dayIn(DEFAULT_ZONE, new Date());
const inDays = (days: number) => addDays(TODAY, days);
const short = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;

/** The names of the doses planned for each of the coming days. */
async function plannedDays(days: number): Promise<string[][]> {
  const reply = await ana.call('GET', `/api/doses?from=${inDays(1)}&to=${inDays(days)}`);
  const doses = reply.json<{ data: { day: string; name: string }[] }>().data;
  return Array.from({ length: days }, (_, n) =>
    doses.filter(({ day }) => day === inDays(n + 1)).map(({ name }) => name),
  );
}
const [LOW, HIGH, TOP] = ['Rybelsus 3 mg', 'Rybelsus 7 mg', 'Rybelsus 14 mg'] as const;

test('one that begins tomorrow, as its hour has passed today, is asked about too', async () => {
  await planned(tablet(LOW));
  const high = tablet(HIGH, { startDate: inDays(1) });
  const refused = await send('', high);
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ error: { message: string } }>().error.message).toContain(
    `encerrar aquele em ${short(inDays(1))}, quando este começa`,
  );
  await planned({ ...high, replacePlan: true });
  expect(await plannedDays(3)).toEqual([[HIGH], [HIGH], [HIGH]]);
});

test('a raise that is planned ahead takes over on its day: one strength a day before and after it', async () => {
  const low = await planned(tablet(LOW, { startDate: inDays(-3) }));
  const ahead = tablet(HIGH, { startDate: inDays(3) });
  expect((await send('', ahead)).statusCode).toBe(409);
  const high = await planned({ ...ahead, replacePlan: true });
  expect(await plannedDays(4)).toEqual([[LOW], [LOW], [HIGH], [HIGH]]);
  const standing = (await ana.call('GET', `/api/plans/${low}`)).json<{ data: Plan }>().data;
  expect(standing).toMatchObject({ status: 'active', endedOn: inDays(3) });

  // Moved to another day, the first one follows; given up, it goes on.
  const moved = { ...ahead, startDate: inDays(2) };
  expect((await ana.call('PUT', `/api/plans/${high}`, { payload: moved })).statusCode).toBe(200);
  expect(await plannedDays(3)).toEqual([[LOW], [HIGH], [HIGH]]);
  const later = { ...ahead, startDate: inDays(4) };
  expect((await ana.call('PUT', `/api/plans/${high}`, { payload: later })).statusCode).toBe(200);
  expect(await plannedDays(4)).toEqual([[LOW], [LOW], [LOW], [HIGH]]);
  expect((await send(`/${high}/end`)).statusCode).toBe(200);
  expect(await plannedDays(4)).toEqual([[LOW], [LOW], [LOW], [LOW]]);
  expect((await send(`/${high}/resume`)).statusCode).toBe(200);
  expect(await plannedDays(4)).toEqual([[LOW], [LOW], [LOW], [HIGH]]);
});

test('of two raises ahead, deleting the first lets the tablets go on until the second', async () => {
  await planned(tablet(LOW));
  const high = await planned(tablet(HIGH, { startDate: inDays(2), replacePlan: true }));
  await planned(tablet(TOP, { startDate: inDays(4), replacePlan: true }));
  expect(await plannedDays(5)).toEqual([[LOW], [HIGH], [HIGH], [TOP], [TOP]]);
  await ana.call('DELETE', `/api/plans/${high}`);
  expect(await plannedDays(5)).toEqual([[LOW], [LOW], [LOW], [TOP], [TOP]]);
  expect((await send(`/${high}/restore`)).statusCode).toBe(200);
  expect(await plannedDays(5)).toEqual([[LOW], [HIGH], [HIGH], [TOP], [TOP]]);
});

test.each([
  ['not taken gives way with it', false, [HIGH]],
  ['taken stays', true, [LOW, HIGH]],
])("today's tablet of a plan that is replaced today: one %s", async (_, isTaken, names) => {
  const early = { scheduledTimes: ['00:00'], startDate: inDays(-3) };
  const planId = await planned(tablet(LOW, early));
  const plannedAt = instantAt(TODAY, '00:00', DEFAULT_ZONE).toISOString();
  if (isTaken) await ana.call('POST', '/api/doses', { payload: { planId, plannedAt } });
  await planned(tablet(HIGH, { ...early, startDate: TODAY, replacePlan: true }));
  const reply = await ana.call('GET', `/api/doses?from=${TODAY}&to=${TODAY}`);
  const doses = reply.json<{ data: { name: string; isExtra: boolean }[] }>().data;
  expect(doses.map(({ name }) => name)).toEqual(names);
  expect(doses.some(({ isExtra }) => isExtra)).toBe(false);
});

test('ended by mistake before it gives way, one comes back until then', async () => {
  const today = dayIn(DEFAULT_ZONE, new Date());
  const change = addDays(today, 5);
  const low = await planned(tablet('Rybelsus 3 mg'));
  await planned(tablet('Rybelsus 7 mg', { startDate: change, replacePlan: true }));
  expect((await send(`/${low}/end`)).statusCode).toBe(200);
  const back = await send(`/${low}/resume`);
  expect(back.statusCode, back.body).toBe(200);
  expect(back.json()).toMatchObject({ data: { status: 'active', endedOn: change } });
  expect(await inForce()).toHaveLength(2);
});

test('the question tells two strengths apart where the names do not', async () => {
  await planned(tablet('Rybelsus', { doseMg: 3 }));
  const refused = await send('', tablet('Rybelsus', { doseMg: 7 }));
  expect(refused.json<{ error: { message: string } }>().error.message).toContain(
    'Você já tem um plano de Rybelsus 3 mg, ',
  );
});

test('one that begins today ends those of today and of later', async () => {
  await planned(tablet(LOW));
  await planned(tablet(HIGH, { startDate: inDays(2), replacePlan: true }));
  const refused = await send('', tablet(TOP));
  expect(refused.json<{ error: { message: string } }>().error.message).toContain(
    `Você já tem planos de ${LOW} e ${HIGH}, `,
  );
  const top = await planned(tablet(TOP, { replacePlan: true }));
  expect(await plannedDays(3)).toEqual([[TOP], [TOP], [TOP]]);
  await ana.call('DELETE', `/api/plans/${top}`);
  expect(await plannedDays(3)).toEqual([[LOW], [HIGH], [HIGH]]);
});

test('a plan that is changed to a GLP-1 tablet is asked about as a new one', async () => {
  await planned(tablet(LOW));
  const other = await planned(tablet('Losartana'));
  const change = (more: object = {}) =>
    ana.call('PUT', `/api/plans/${other}`, { payload: { ...tablet(HIGH), ...more } });
  const refused = await change();
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ error: object }>().error).toMatchObject({ code: 'treatment-has-plan' });
  expect((await change({ replacePlan: true })).statusCode).toBe(200);
  expect(await inForce()).toEqual([HIGH]);
  // Its undo brings the first one back.
  expect((await change({ name: 'Losartana', isUndo: true })).statusCode).toBe(200);
  expect(await inForce()).toEqual(expect.arrayContaining([LOW, 'Losartana']));
});

test('a course that is over and given a later end is asked about too', async () => {
  const course = { planType: 'course', startDate: inDays(-9), endDate: inDays(-2) };
  const over = await planned(tablet(LOW, course));
  await planned(tablet(HIGH));
  const payload = { ...tablet(LOW, { ...course, endDate: inDays(5) }) };
  expect((await ana.call('PUT', `/api/plans/${over}`, { payload })).statusCode).toBe(409);
});

test('a deleted plan does not come back beside one that began since, and says which to end', async () => {
  const low = await planned(tablet(LOW));
  await ana.call('DELETE', `/api/plans/${low}`);
  await planned(tablet(HIGH));
  const refused = await send(`/${low}/restore`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ error: object }>().error).toMatchObject({
    code: 'plan-began-since',
    message: `O plano de ${HIGH} começou desde então. Encerre aquele para trazer este de volta.`,
  });
});

test('doses and plans made at the same moment do not wait for each other', FIRST_TRY, async () => {
  for (let round = 0; round < 3; round += 1) {
    ana = await house.patient();
    const planId = await planned(tablet(LOW, { startDate: inDays(-3) }));
    const replies = await Promise.all([
      send('', tablet(HIGH, { replacePlan: true })),
      ana.call('POST', '/api/doses', { payload: { planId, confirmOften: true } }),
      ana.call('POST', '/api/doses', { payload: { planId } }),
      send('', tablet(TOP, { replacePlan: true })),
      send(`/${planId}/end`),
    ]);
    for (const { statusCode, body } of replies) expect(statusCode, body).toBeLessThan(500);
    expect((await inForce()).length).toBeLessThan(2);
  }
});

test(
  'a tablet that counts for two plans, and a change of one that moves the end of the other, are both carried out',
  FIRST_TRY,
  async () => {
    await planned(tablet(LOW, { startDate: inDays(-3) }));
    // It has begun by its day, and its first tablet lies ahead: a use of today may be of either plan.
    const weekly = { frequency: 'weekly', daysOfWeek: [weekdayOf(inDays(3))] };
    const high = await planned(tablet(HIGH, { startDate: inDays(0), replacePlan: true, ...weekly }));
    expect(await inForce()).toHaveLength(2);
    const payload = { name: LOW, unitType: 'tablets', quantityUsed: 1, confirmOften: true };
    const calls: ReturnType<typeof send>[] = [];
    await house.db.transaction(async (tx) => {
      await tx.execute(sql`select id from plans where id = ${high} for update`);
      for (const press of [
        () => ana.call('DELETE', `/api/plans/${high}`),
        () => ana.call('POST', '/api/usage/elsewhere', { payload }),
      ]) {
        calls.push(press());
        await untilWaiting(house.db, calls.length);
      }
    });
    const replies = await Promise.all(calls);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 201]);
    expect(await inForce()).toEqual([LOW]);
  },
);

test('a tablet of another strength from elsewhere is the one of the day', async () => {
  const today = dayIn(DEFAULT_ZONE, new Date());
  await planned(tablet('Rybelsus 7 mg', { scheduledTimes: ['00:00'], startDate: addDays(today, -3) }));
  const payload = { name: 'Rybelsus 3 mg', unitType: 'tablets', quantityUsed: 1 };
  expect((await ana.call('POST', '/api/usage/elsewhere', { payload })).statusCode).toBe(201);
  const reply = await ana.call('GET', `/api/doses?from=${today}&to=${today}`);
  expect(reply.json<{ data: { state: string }[] }>().data.map(({ state }) => state)).toEqual(['taken']);
});

test('a raise that is planned ahead leaves the tablets of a box until then', async () => {
  const productId = await someProduct(ana, 'rybelsus');
  await openBox(ana, 30, { productId, frequencyTimes: 1, frequencyPer: 'day' });
  await planned(tablet(HIGH, { startDate: inDays(14) }));
  const reply = await ana.call('GET', '/api/dashboard/today');
  const { toTake, tabletBox } = reply.json<{ data: Today }>().data;
  expect(toTake).toHaveLength(1);
  expect(tabletBox).not.toBeNull();
});
