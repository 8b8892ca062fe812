import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { EmbeddedDatabaseRefused } from './refused.ts';
import {
  clearWorkshop,
  firstLine,
  freshDataDir,
  owner,
  preparedDataDir,
  query,
  start,
} from './testing/workshop.ts';

afterEach(clearWorkshop);

test('what was written is there after a stop and a start, and the second start is quick', async () => {
  const dataDir = freshDataDir();
  const begun = performance.now();
  const first = await start(dataDir);
  const firstMs = performance.now() - begun;
  await query(first.connection, "create table doses as select 'injeção' as note");
  await first.stop();

  const begunAgain = performance.now();
  const second = await start(dataDir);
  // The first makes the cluster, which takes several times as long on any machine.
  expect(performance.now() - begunAgain).toBeLessThan(firstMs);
  expect(await query(second.connection, 'select note from doses')).toEqual([{ note: 'injeção' }]);
});

test('the database is durable, checked, in UTF-8, and locked with a password only its owner reads', async () => {
  const dataDir = await preparedDataDir();
  const { connection, dataFolder } = await start(dataDir);
  const [settings] = await query(
    connection,
    `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
       current_setting('listen_addresses') as listen, 'AÇÃO' ilike 'ação' as accents,
       (select min(auth_method) || max(auth_method) from pg_hba_file_rules) as auth`,
  );
  expect(settings).toEqual({
    fsync: 'on',
    checksums: 'on',
    encoding: 'UTF8',
    zone: 'UTC',
    listen: '',
    accents: true,
    auth: 'scram-sha-256scram-sha-256',
  });
  const modes = [join(dataDir, 'postgres.password'), dataFolder, connection.host].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o700, 0o700]);
  await expect(query({ ...connection, password: 'password' }, 'select 1')).rejects.toThrow(
    /password authentication/,
  );
});

test('what a patient typed does not reach the log of the database', async () => {
  const dataDir = await preparedDataDir();
  const { connection } = await start(dataDir);
  await query(connection, 'create table people (email text unique)');
  await query(connection, "insert into people values ('ana@example.com')");
  await expect(query(connection, "insert into people values ('ana@example.com')")).rejects.toThrow(/unique/);
  await expect(query(connection, "select 'ana@example.com'::date")).rejects.toThrow(/date/);
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('ana@example.com');
});

test('a second Leveza on the same folder is refused, in this process and in another', async () => {
  const dataDir = await preparedDataDir();
  const { connection } = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow(EmbeddedDatabaseRefused);
  expect(await firstLine(owner(dataDir))).toMatch(
    /^EmbeddedDatabaseRefused Another Leveza \(process \d+\) is already/,
  );
  expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
});

test('of three Levezas started at the same moment exactly one gets the folder', async () => {
  const dataDir = freshDataDir();
  const lines = await Promise.all([1, 2, 3].map(() => firstLine(owner(dataDir))));
  expect(lines.filter((line) => line.startsWith('READY'))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('EmbeddedDatabaseRefused'))).toHaveLength(2);
});

test('data of another PostgreSQL version is refused and left alone', async () => {
  const dataDir = freshDataDir();
  const cluster = join(dataDir, 'postgres');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '15\n');
  await expect(start(dataDir)).rejects.toThrow(/made by PostgreSQL 15 .* DATABASE_URL/);
  expect(readdirSync(cluster)).toEqual(['PG_VERSION']);
});

test('a database whose password was lost is refused, and opens again with it', async () => {
  const dataDir = await preparedDataDir();
  const file = join(dataDir, 'postgres.password');
  const password = readFileSync(file, 'utf8');
  writeFileSync(file, '');
  await expect(start(dataDir)).rejects.toThrow(/put .*postgres\.password back/);
  writeFileSync(file, password);
  const { connection } = await start(dataDir);
  expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
});

test('stopping twice is stopping once, and leaves no socket folder', async () => {
  const database = await start(await preparedDataDir());
  await Promise.all([database.stop(), database.stop()]);
  expect(() => statSync(database.connection.host)).toThrow(/ENOENT/);
});
