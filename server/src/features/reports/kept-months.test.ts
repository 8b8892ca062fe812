import type { Report } from '@leveza/contract/reports/reports.ts';
import { type SQL, sql } from 'drizzle-orm';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { PLAN } from '../../testing/contract/plan-examples.ts';
import { dayFromToday } from '../../testing/day.ts';
import { openBox } from '../../testing/shelf.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';

let house: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  house = await testApp({ logLevel: 'warn' }, { write: (line) => logged.push(line) });
});

/** Each table that makes a day one with a record: when, and a new row at a moment. */
const TABLES: Record<string, { moment: string; insert: (owner: string, at: SQL) => SQL }> = {
  applications: {
    moment: 'applied_at',
    insert: (owner, at) =>
      sql`(user_id, medication_name, applied_at, dose_mg) values (${owner}, 'Ozempic', ${at}, 1)`,
  },
  skipped_doses: {
    moment: 'planned_at',
    insert: (owner, at) => sql`(user_id, planned_at, reason) values (${owner}, ${at}, 'Viagem')`,
  },
  measurements: {
    moment: 'measured_at',
    insert: (owner, at) => sql`(user_id, measured_at, weight_kg)
      values (${owner}, ${at}, 80 + extract(day from ${at}) / 3)`,
  },
  side_effects: {
    moment: 'felt_at',
    insert: (owner, at) =>
      sql`(user_id, felt_at, effect_type, intensity) values (${owner}, ${at}, 'nausea', 2)`,
  },
  uses: {
    moment: 'used_at',
    insert: (owner, at) => sql`(user_id, item_id, quantity, time_of_day, used_at)
      values (${owner}, (select id from inventory_items where user_id = ${owner} limit 1), 1, 'morning', ${at})`,
  },
  plan_doses: {
    moment: 'planned_day',
    insert: (owner, at) => sql`(user_id, plan_id, planned_day, planned_time, outcome)
      select ${owner}, id, (${at})::date, to_char(${at}, 'HH24:MI'), 'skipped' from plans where user_id = ${owner}`,
  },
  meals: {
    moment: 'day',
    insert: (owner, at) =>
      sql`(user_id, day, name, time) values (${owner}, (${at})::date, 'Almoço', '12:00')`,
  },
  meal_foods: {
    moment: 'deleted_at',
    insert: (owner) => sql`(user_id, meal_id, name, category, serving, source, quantity, position)
      select ${owner}, id, 'Ovo', 'protein', '1 unidade', 'own', 1, 0 from meals
      where user_id = ${owner} order by md5(id::text) limit 1`,
  },
  drinks: {
    moment: 'day',
    insert: (owner, at) => sql`(user_id, day, ml, drink) values (${owner}, (${at})::date, 200, 'water')`,
  },
  wellbeing_days: {
    moment: 'day',
    insert: (owner, at) => sql`(user_id, day, hunger) values (${owner}, (${at})::date, 2)`,
  },
};

/** Each run asks four slow reads; 200 of them with other seeds held when this was written. */
const RUNS = 8;
const ZONES = ['America/Sao_Paulo', 'Pacific/Auckland', 'Europe/Lisbon', 'America/Rio_Branco'];

const change = record({
  what: constantFrom('insert', 'insert', 'move', 'remove', 'hide', 'weigh', 'zone'),
  table: constantFrom(...Object.keys(TABLES)),
  minutes: integer({ min: 60, max: 1000 * 24 * 60 }),
  days: integer({ min: -70, max: 70 }),
  zone: constantFrom(...ZONES),
});
type Change = typeof change extends { generate: (...given: never[]) => { value: infer V } } ? V : never;

async function carryOut({ id: owner }: Patient, { what, table, minutes, days, zone }: Change): Promise<void> {
  const { moment, insert } = TABLES[table]!;
  const [name, column] = [sql.identifier(table), sql.identifier(moment)];
  const at = sql`(now() - ${minutes}::int * interval '1 minute')`;
  const one = sql`id = (select id from ${name} where user_id = ${owner} order by md5(id::text || ${minutes}) limit 1)`;
  const hidden = ['uses', 'meals', 'meal_foods'].includes(table) ? name : sql.identifier('uses');
  const statements: Record<string, SQL> = {
    insert: sql`insert into ${name} ${insert(owner, at)} on conflict do nothing`,
    move: sql`update ${name} set ${column} = least(${column} + ${days}::int * interval '1 day', now()) where ${one}
      and not exists (select from wellbeing_days where ${table} = 'wellbeing_days')`,
    remove: sql`delete from ${name} where ${one}`,
    hide: sql`update ${hidden} set deleted_at = case when deleted_at is null then now() end
      where id = (select id from ${hidden} where user_id = ${owner} order by md5(id::text || ${minutes}) limit 1)`,
    weigh: sql`update measurements set weight_kg = 70 + ${minutes}::int % 300 / 10.0
      where id = (select id from measurements where user_id = ${owner} order by md5(id::text || ${minutes}) limit 1)`,
    zone: sql`update profiles set time_zone = ${zone} where user_id = ${owner}`,
  };
  await house.db.execute(statements[what]!);
}

/** A patient with three years of records in all tables. */
async function patientOfYears(): Promise<Patient> {
  const patient = await house.patient();
  const payload = { height: 170, initialWeight: 92, targetWeight: 75 };
  expect((await patient.call('PUT', '/api/users/profile', { payload })).statusCode).toBe(200);
  await openBox(patient, 30);
  await patient.call('POST', '/api/plans', { payload: PLAN });
  for (const [table, { insert }] of Object.entries(TABLES))
    for (let n = 0; n < 12; n++) {
      const at = sql`(now() - (${n * 90} + length(${table})) * interval '1 day' - ${n} * interval '7 hours')`;
      await house.db.execute(
        sql`insert into ${sql.identifier(table)} ${insert(patient.id, at)} on conflict do nothing`,
      );
    }
  await house.db.execute(sql`insert into measurements (user_id, measured_at, weight_kg)
    select ${patient.id}, now() - n * interval '40 hours', 92 - n % 37 / 3.0 from generate_series(1, 600) n`);
  return patient;
}

async function answersOf(patient: Patient) {
  const report = await patient.call('GET', `/api/reports?from=${dayFromToday(-1000)}`);
  const summary = await patient.call('GET', '/api/measurements/summary?period=all');
  return [
    { ...report.json<{ data: Report }>().data, generatedAt: '' },
    summary.json<{ data: { milestones: object[] } }>().data,
  ];
}

const keptOf = async ({ id }: Patient) => {
  const { rows } = await house.db.execute<{ weights: number; records: number }>(sql`
    select (select count(*)::int from weight_months where user_id = ${id}) as weights,
      (select count(*)::int from recorded_months where user_id = ${id}) as records`);
  return rows[0]!;
};

async function forget({ id }: Patient): Promise<void> {
  await house.db.execute(sql`delete from weight_months where user_id = ${id}`);
  await house.db.execute(sql`delete from recorded_months where user_id = ${id}`);
}

test('whatever changes, kept months answer as the records themselves do', async () => {
  const patient = await patientOfYears();
  await answersOf(patient);
  expect((await keptOf(patient)).weights).toBeGreaterThan(30);
  expect((await keptOf(patient)).records).toBeGreaterThan(30);
  const holds = asyncProperty(array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
    for (const one of changes) await carryOut(patient, one);
    const kept = await answersOf(patient);
    await forget(patient);
    expect(await answersOf(patient), 'computed anew').toEqual(kept);
  });
  await assert(holds, { numRuns: RUNS, seed: 44, endOnFailure: true });
});

test('months that were forgotten are kept again, those kept meanwhile stay', async () => {
  const patient = await patientOfYears();
  await answersOf(patient);
  const all = await keptOf(patient);
  const old = sql`where user_id = ${patient.id} and month < now() - interval '1 year'`;
  await house.db.execute(sql`delete from weight_months ${old}`);
  await house.db.execute(sql`delete from recorded_months ${old}`);
  expect((await keptOf(patient)).weights).toBeLessThan(13);
  await answersOf(patient);
  expect(await keptOf(patient)).toEqual(all);
});

test('months are not kept beside a change that is not committed', async () => {
  const patient = await patientOfYears();
  await house.db.transaction(async (tx) => {
    await tx.execute(sql`insert into measurements (user_id, measured_at, weight_kg)
      values (${patient.id}, now() - interval '400 days', 61)`);
    await answersOf(patient);
    expect(await keptOf(patient)).toEqual({ weights: 0, records: 0 });
  });
  const [report] = await answersOf(patient);
  expect(report).toMatchObject({ weight: { lowest: 61 } });
  expect((await keptOf(patient)).records).toBeGreaterThan(30);
});

test.each([
  ['days with a record', '/api/reports', 'records'],
  ['weights', '/api/measurements/summary', 'weights'],
] as const)('%s follow a change that is committed before they have the lock', async (_, path, kept) => {
  const patient = await patientOfYears();
  let reading: ReturnType<Patient['call']> | undefined;
  await house.db.transaction(async (tx) => {
    // Held like this, accounts let a screen read, and a lock on one of them waits.
    await tx.execute(sql`lock table users in exclusive mode`);
    reading = patient.call('GET', `${path}?from=${dayFromToday(-1000)}&period=all`);
    await untilWaiting(house.db, 1);
    // It runs no triggers: those of reminders would ask for the account, and nothing is kept yet that others would forget.
    await house.db.transaction(async (other) => {
      await other.execute(sql`set local session_replication_role = replica`);
      // Some of these days had no record.
      await other.execute(sql`insert into measurements (user_id, measured_at, weight_kg)
        select ${patient.id}, now() - n * interval '1 day', 61 from generate_series(400, 404) n`);
    });
  });
  await reading;
  expect((await keptOf(patient))[kept]).toBeGreaterThan(30);
  const answers = await answersOf(patient);
  await forget(patient);
  expect(await answersOf(patient), 'computed anew').toEqual(answers);
});

test('a screen does not wait for an account that is locked, and the next one keeps the months', async () => {
  const patient = await patientOfYears();
  logged.length = 0;
  await house.db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${patient.id} for update`);
    await answersOf(patient);
    expect(await keptOf(patient)).toEqual({ weights: 0, records: 0 });
  });
  expect(logged).toEqual([]);
  await answersOf(patient);
  expect((await keptOf(patient)).records).toBeGreaterThan(30);
});

test('a screen is answered although its months could not be kept in time, and the log says so', async () => {
  const patient = await patientOfYears();
  logged.length = 0;
  await house.db.transaction(async (tx) => {
    await tx.execute(sql`lock table weight_months in exclusive mode`);
    const reply = await patient.call('GET', '/api/measurements/summary?period=all');
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await keptOf(patient)).weights).toBe(0);
  });
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['months not kept']);
  // Its kind, without the patient and the statement that names the figures.
  expect(logged[0]).toMatch(/"code":"(55P03|57014)"/);
  expect(logged[0]).not.toContain(patient.id);
  expect(logged[0]).not.toContain('insert into');
});

/** Two months that are far apart, kept without any figures. */
async function keepTwo({ id }: Patient): Promise<void> {
  await house.db.execute(sql`insert into recorded_months (user_id, month, zone, begins_at, ends_at, days)
    select ${id}, month, 'UTC', month, month + interval '1 month', 0
    from unnest(array['2024-03-01', '2025-05-01']::date[]) month on conflict do nothing`);
}

async function keptMonths({ id }: Patient): Promise<string[]> {
  const { rows } = await house.db.execute<{ month: string }>(
    sql`select month::text from recorded_months where user_id = ${id} order by 1`,
  );
  return rows.map(({ month }) => month.slice(0, 7));
}

test.each(Object.keys(TABLES))(
  'a change of %s forgets the months of its day, before and after',
  async (table) => {
    const patient = await house.patient();
    await openBox(patient, 30);
    await patient.call('POST', '/api/plans', { payload: PLAN });
    const { moment, insert } = TABLES[table]!;
    const [name, own] = [sql.identifier(table), sql`where user_id = ${patient.id}`];
    const march = sql`timestamptz '2024-03-10 12:00Z'`;
    if (table === 'meal_foods')
      await house.db.execute(sql`insert into meals ${TABLES.meals!.insert(patient.id, march)}`);
    const after = async (statement: SQL) => {
      await keepTwo(patient);
      await house.db.execute(statement);
      return keptMonths(patient);
    };
    expect(await after(sql`insert into ${name} ${insert(patient.id, march)}`)).toEqual(['2025-05']);
    const isFood = table === 'meal_foods';
    expect(
      await after(sql`update ${name} set ${sql.identifier(moment)} = '2025-05-10 12:00Z' ${own}`),
    ).toEqual(isFood ? ['2025-05'] : []);
    expect(await after(sql`delete from ${name} ${own}`)).toEqual([isFood ? '2025-05' : '2024-03']);
  },
);
