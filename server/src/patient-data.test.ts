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

/** Asked of the database itself, whatever the code knows. */
async function tablesIn(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  return rows.map(({ name }) => name).toSorted();
}

const { account, content, records, excused } = PATIENT_DATA;
const listed = [account, ...content, ...records].map(({ sqlName }) => sqlName);
const known = [...listed, ...Object.keys(excused)].toSorted();

/** Columns through which rows would outlive their patient, or keep the account from being deleted. */
async function notCascading(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    where c.column_name = 'user_id' and c.table_schema = 'public' and not exists (
      select from information_schema.referential_constraints r
      join information_schema.key_column_usage k using (constraint_schema, constraint_name)
      join information_schema.constraint_column_usage u using (constraint_schema, constraint_name)
      where k.table_name = c.table_name and k.column_name = c.column_name
        and u.table_name = 'users' and u.column_name = 'id' and r.delete_rule = 'CASCADE')
    union
    select k.table_name || '.' || k.column_name
    from information_schema.referential_constraints r
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    where r.delete_rule not in ('CASCADE', 'SET NULL')
      -- Checked when all rows of the patient are gone, so harmless between two tables of the same patient.
      and not (r.delete_rule = 'NO ACTION' and exists (
        select from information_schema.columns c
        where c.table_schema = k.table_schema and c.table_name = k.table_name
          and c.column_name = 'user_id' and k.column_name <> 'user_id'))`);
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
