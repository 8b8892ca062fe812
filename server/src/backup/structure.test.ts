import { join } from 'node:path';
import { create } from 'tar';
import { symlink } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import type { ConnectionSettings } from '../db/connection.ts';
import { withSingleConnection } from '../db/connection.ts';
import { appliedMigrations, knownMigrations, migrate } from '../db/migrate.ts';
import { runOn } from '../testing/postgres.ts';
import { testDatabase } from '../testing/test-app.ts';
import { isArchivePath } from './archive-path.ts';
import { readArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { checksumsOf } from './testing/checksums.ts';
import { emptyDatabase, ownersDatabase, put, temporaryFolder } from './testing/places.ts';
import { writeBackup } from './write-backup.ts';

/** Shapes that later migrations may bring: circles, a table that refers to itself, counters, triggers, odd types. */
const PLANTED = {
  hash: 'planted',
  folderMillis: 1,
  sql: [
    `create type mood as enum ('good', 'bad')`,
    `create domain share as numeric check (value between 0 and 1)`,
    `create table a_first (id serial primary key, z_id int, parent_id int references a_first, mood mood, part share,
       raw bytea, data jsonb, days daterange, amounts numeric[], doubled int generated always as (id * 2) stored)`,
    `create table z_last (id int generated always as identity primary key, a_id int not null references a_first,
       "odd ""name" interval, ratio float8)`,
    `alter table a_first add constraint circle foreign key (z_id) references z_last deferrable initially deferred`,
    `insert into a_first (mood) values ('good')`,
    `create function stamp() returns trigger language plpgsql as $$ begin new.part := 1; return new; end $$`,
    `create trigger stamp before insert on a_first for each row execute function stamp()`,
    `create view both_tables as select a.id, z.ratio from a_first a join z_last z on z.a_id = a.id`,
    `create sequence lonely start 5`,
  ],
};
const ROWS = [
  'alter table a_first disable trigger stamp',
  `insert into a_first (parent_id, mood, part, raw, data, days, amounts) values
     (3, 'bad', 0.25, '\\x00ff0a5c', '{"a": "b\\n"}', '[2026-01-01,)', '{1.50,NULL,NaN}'),
     (2, null, null, null, null, null, null)`,
  'alter table a_first enable trigger stamp',
  `insert into z_last (a_id, "odd ""name", ratio) values
     (2, '-1 mon 3 days 00:00:00.000001', 0.1::float8 + 0.2::float8)`,
  'update a_first set z_id = 1',
  'delete from a_first where id = 1',
  `select nextval('lonely'), nextval('lonely')`,
];
const steps = [...knownMigrations(), PLANTED];
const now = new Date();

let source: ConnectionSettings;
let file: string;

beforeAll(async () => {
  ({ settings: source } = await testDatabase());
  const journal = `insert into drizzle.__drizzle_migrations (hash) values ('planted')`;
  for (const statement of [...PLANTED.sql, journal, ...ROWS]) await runOn(source, statement);
  file = join(await temporaryFolder(), 'planted.tar.gz');
  await writeBackup({ settings: source, dataDir: await temporaryFolder(), target: file, now });
});

async function expectRestored(to: ConnectionSettings) {
  const { 'drizzle.__drizzle_migrations': _, ...rows } = await checksumsOf(source);
  expect(await checksumsOf(to)).toMatchObject(rows);
  expect(rows['public.a_first']).toMatch(/^2:/);
  await withSingleConnection(to, async (client) => {
    const next = await client.query(
      `select nextval('a_first_id_seq') a, nextval(pg_get_serial_sequence('z_last', 'id')) z, nextval('lonely') l`,
    );
    expect(next.rows).toEqual([{ a: '4', z: '2', l: '7' }]);
    const keys = await client.query(
      `select conname, condeferred, convalidated from pg_constraint where contype = 'f' and conrelid = 'a_first'::regclass order by 1`,
    );
    expect(keys.rows).toEqual([
      { conname: 'a_first_parent_id_fkey', condeferred: false, convalidated: true },
      { conname: 'circle', condeferred: true, convalidated: true },
    ]);
    const stamped = await client.query('insert into a_first default values returning part');
    expect(stamped.rows).toEqual([{ part: '1' }]);
  });
}

test('circles, counters, triggers and odd types come back, on a used database too', async () => {
  const target = { settings: await emptyDatabase(), dataDir: await temporaryFolder() };
  await restoreBackup({ file, ...target, steps });
  await restoreBackup({ file, ...target, steps, replace: true });
  await expectRestored(target.settings);
});

test('an ordinary owner of a database is enough', async () => {
  const target = { settings: await ownersDatabase(), dataDir: await temporaryFolder() };
  await restoreBackup({ file, ...target, steps });
  await restoreBackup({ file, ...target, steps, replace: true });
  await writeBackup({ ...target, target: join(target.dataDir, 'again.tar.gz'), now });
  await expectRestored(target.settings);
});

const known = knownMigrations().length;
test.skipIf(known < 2)('a backup of an older Leveza is brought up to date', async () => {
  const older = await emptyDatabase();
  await withSingleConnection(older, (client) => migrate(client, { upTo: known - 1 }));
  await runOn(older, `insert into users (email, name) values ('ana@example.com', 'Ana')`);
  const oldFile = join(await temporaryFolder(), 'older.tar.gz');
  const { migrations } = await writeBackup({
    settings: older,
    dataDir: await temporaryFolder(),
    target: oldFile,
    now,
  });
  expect(migrations).toHaveLength(known - 1);

  const settings = await emptyDatabase();
  await restoreBackup({ file: oldFile, settings, dataDir: await temporaryFolder() });
  expect(await withSingleConnection(settings, appliedMigrations)).toHaveLength(known);
  expect((await checksumsOf(settings))['public.users']).toMatch(/^1:/);
});

test.each([
  ['manifest.json', true],
  ['master.key', true],
  ['tables/public.users.copy', true],
  ['files/ab/cd', true],
  ['/files/ab', false],
  ['files/../../etc/passwd', false],
  ['files//ab', false],
  ['files/./ab', false],
  ['files', false],
  ['..', false],
  ['tables/a/b', false],
  ['files/C:ab', false],
  ['files/..\\ab', false],
  ['postgres/PG_VERSION', false],
])('an entry named %s is accepted: %s', (path, expected) => {
  expect(isArchivePath(path)).toBe(expected);
});

test('an archive with a link in it is refused', async () => {
  const folder = await temporaryFolder();
  await put(folder, 'files/real', 'x');
  await symlink('real', join(folder, 'files/linked'));
  const linked = join(folder, 'links.tar.gz');
  await create({ file: linked, cwd: folder, gzip: true }, ['files/real', 'files/linked']);
  await expect(readArchive(linked)).rejects.toThrow('is damaged');
});
