import type { ConnectionSettings } from '../db/connection.ts';
import { withSingleConnection } from '../db/connection.ts';
import { startEmbeddedDatabase } from '../db/embedded/start.ts';
import { prepareDatabase } from '../jobs/prepare-database.ts';
import { JOBS } from '../job-list.ts';
import { SHIPPED_DATA } from '../shipped-data.ts';
import { memoryDisk } from './memory-disk.ts';
import { temporaryFolder } from './temporary-folder.ts';

const quiet = { info: () => undefined, warn: () => undefined };

/** A copy of files takes half of the processor time of one that is written into the log first. */
export const AS_FILES = 'strategy file_copy';

/** A server with a migrated template for databases of tests to copy (about 0.1 s). */
export interface TestPostgres {
  settings: ConnectionSettings;
  template: string;
  stop(): Promise<void>;
}

/** The embedded server in a folder of its own, or the one of TEST_DATABASE_URL. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const server = await (process.env.TEST_DATABASE_URL ? external(process.env.TEST_DATABASE_URL) : embedded());
  const template = `leveza_template_${process.pid}`;
  await runOn(server.settings, `create database ${template}`);
  await prepareDatabase(
    onDatabase(server.settings, template),
    { shippedData: SHIPPED_DATA, jobs: JOBS },
    quiet,
  );
  return {
    settings: server.settings,
    template,
    stop: async () => {
      await dropAll(server.settings, template);
      await server.stop();
    },
  };
}

/** The same server, another of its databases. */
export function onDatabase(settings: ConnectionSettings, database: string): ConnectionSettings {
  if (!('connectionString' in settings)) return { ...settings, database };
  const url = new URL(settings.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** An address for a child process; `pg` takes a socket folder as the `host` parameter. */
export function urlOf(settings: ConnectionSettings): string {
  if ('connectionString' in settings) return settings.connectionString;
  const { host, port, user, password, database } = settings;
  const query = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${query.toString()}`;
}

export async function runOn(settings: ConnectionSettings, statement: string): Promise<void> {
  await withSingleConnection(settings, async (client) => {
    await client.query(statement);
  });
}

/** Drops the copies too: nothing else drops those that the files of a worker share. */
async function dropAll(settings: ConnectionSettings, template: string): Promise<void> {
  await withSingleConnection(settings, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname = $1 or starts_with(datname, $1 || '_')`,
      [template],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}

async function embedded() {
  const folder = temporaryFolder('leveza-test-', memoryDisk());
  const database = await startEmbeddedDatabase({ dataDir: folder.path, log: quiet });
  return {
    settings: database.connection,
    stop: async () => {
      await database.stop();
      folder.remove();
    },
  };
}

async function external(connectionString: string) {
  return { settings: { connectionString }, stop: () => Promise.resolve() };
}
