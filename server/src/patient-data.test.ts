import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from './db/connection.ts';
import { PATIENT_DATA } from './patient-data.ts';
import type { TestDatabase } from './testing/test-app.ts';
import { testDatabase } from './testing/test-app.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

/** The list comes from the database itself, not from the code under test. */
async function tablesIn(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct case table_schema when 'pgboss' then 'pgboss' else table_name end as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  return rows.map(({ name }) => name).toSorted();
}

const { account, content, records, excused } = PATIENT_DATA;
const listed = [account, ...content, ...records].map(({ sqlName }) => sqlName);
const known = [...listed, ...Object.keys(excused)].toSorted();

/** Columns through which rows would outlive their patient, or keep the account from being deleted. */
async function notCascading(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select t.relname || '.' || a.attname as name
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attname = 'user_id' and not exists (
      select from pg_constraint f join pg_attribute u on u.attrelid = f.confrelid and u.attnum = any (f.confkey)
      where f.contype = 'f' and f.conrelid = t.oid and a.attnum = any (f.conkey)
        and f.confrelid = 'public.users'::regclass and u.attname = 'id' and f.confdeltype = 'c')
    union
    select t.relname || '.' || a.attname
    from pg_constraint f
    join pg_class t on t.oid = f.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any (f.conkey)
    where f.contype = 'f' and t.relnamespace <> 'pgboss'::regnamespace and f.confdeltype not in ('c', 'n')
      -- Checked when all rows of the patient are gone, so harmless between two tables of the same patient.
      and not (f.confdeltype = 'a' and a.attname <> 'user_id' and exists (
        select from pg_attribute o where o.attrelid = t.oid and o.attname = 'user_id'))`);
  return rows.map(({ name }) => name);
}

test('every table of the database is exported, or excused with a reason', async () => {
  expect(await tablesIn(database.db)).toEqual(known);
  for (const reason of Object.values(excused)) expect(reason.length).toBeGreaterThan(10);
});

test('a table nobody thought of is found, with or without an owner', async () => {
  const planted = await testDatabase();
  await planted.db.execute('create table diaries (user_id uuid, text text)');
  await planted.db.execute('create table moods (text text)');
  const forgotten = (await tablesIn(planted.db)).filter((name) => !known.includes(name));
  expect(forgotten).toEqual(expect.arrayContaining(['diaries', 'moods']));
});

test('what belongs to a patient goes with the account, and nothing keeps the account from going', async () => {
  expect(await notCascading(database.db)).toEqual([]);
});

test('a table that would stay behind is found', async () => {
  const planted = await testDatabase();
  await planted.db.execute('create table diaries (user_id uuid, text text)');
  await planted.db.execute('create table moods (user_id uuid references users)');
  await planted.db.execute('create table notes (session_id uuid references sessions)');
  await planted.db.execute(`create table pages (
    user_id uuid references users on delete cascade, file_id uuid references files on delete restrict)`);
  const found = await notCascading(planted.db);
  expect(found.toSorted()).toEqual(['diaries.user_id', 'moods.user_id', 'notes.session_id', 'pages.file_id']);
});

test('no column of a secret leaves', () => {
  const leaving = [account, ...content, ...records].flatMap(({ name, fields }) =>
    fields.map(({ key }) => `${name}.${key}`),
  );
  expect(leaving.filter((path) => /hash|secret|key$|token|salt/i.test(path))).toEqual([]);
  expect(leaving).toContain('products.name');
});
