import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

const FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url));

// Any fixed number: processes that start together on one database take turns on it.
const LOCK = 5_123_800_416;

/** Applied migrations are listed where drizzle-kit looks for them. */
const JOURNAL = 'drizzle.__drizzle_migrations';

/** One step, as drizzle-kit wrote it. */
export interface Migration {
  hash: string;
  folderMillis: number;
  sql: string[];
}

export function knownMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: FOLDER });
}

/** Brings the tables up to date, each step whole or not at all. Returns how many steps were new. */
export async function migrate(
  client: pg.Client,
  { upTo = Infinity }: { upTo?: number } = {},
): Promise<number> {
  const wanted = knownMigrations().slice(0, upTo);
  // Looked at before anything is written, so that a database on a full disk can still be opened for reading.
  if ((await appliedMigrations(client)).length >= wanted.length) return 0;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await makeJournal(client);
    const applied = await appliedMigrations(client);
    const missing = wanted.slice(applied.length);
    for (const migration of missing) {
      await client.query('begin');
      try {
        await applyMigration(client, migration);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    }
    return missing.length;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

export async function makeJournal(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** One step and its entry in the journal, inside the caller's transaction. */
export async function applyMigration(
  client: pg.Client,
  { hash, folderMillis, sql }: Migration,
): Promise<void> {
  for (const statement of sql) await client.query(statement);
  await client.query(`insert into ${JOURNAL} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
}

/** The hashes of the steps a database has, oldest first. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: journal } = await client.query<{ name: string | null }>(
    `select to_regclass('${JOURNAL}')::text as name`,
  );
  if (journal[0]?.name == null) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${JOURNAL} order by id`);
  return rows.map((row) => row.hash);
}
