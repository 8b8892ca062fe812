import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { connect, withSingleConnection } from './db/connection.ts';
import type { Log, OpenDatabase } from './db/open-database.ts';
import { prepareDatabase } from './jobs/prepare-database.ts';
import { vaultOf } from './features/files/shared/vault-of.ts';
import { planSoon } from './features/reminders/plan-soon.ts';
import { JOBS } from './job-list.ts';
import { SHIPPED_DATA } from './shipped-data.ts';

const LONGEST_REQUEST_MS = 10_000;

interface Parts {
  config: Config;
  database: OpenDatabase;
  say: Log;
  /** The steps of leaving, the last one first. */
  undo: (() => Promise<unknown>)[];
}

export type Run = typeof run;

/** Everything above the database: tables, routes, the port, the queue. */
export async function run({ config, database, say, undo }: Parts): Promise<void> {
  await prepareDatabase(database.settings, { shippedData: SHIPPED_DATA, jobs: JOBS }, say);
  // Not through the pool: its limits are those of a patient who waits, and a start on a busy machine may take longer.
  const vault = await withSingleConnection(database.settings, (_, db) => vaultOf(db, config, say));
  const connection = connect(database.settings, { size: config.databasePool });
  undo.push(() => connection.close());
  const planner = planSoon(connection.db, config, () => new Date());
  undo.push(() => planner.stop());
  const app = await buildApp({ config, db: connection.db, vault, afterChange: planner.wake });
  undo.push(() => Promise.race([app.close(), pause(LONGEST_REQUEST_MS, undefined, { ref: false })]));

  await app.listen({ host: config.host, port: config.port });
  const { port } = app.addresses()[0] as AddressInfo;
  say.info(`\nLeveza: ${config.publicUrl ?? `http://${shownHost(config.host)}:${port}`}`);
  say.info(`Data:   ${config.dataDir} (database: ${database.place})\n`);
  process.send?.({ ready: port });
  // The queue and its code load after listening, so that no page waits for them.
  const { runJobs } = await import('./run-jobs.ts');
  const queue = runJobs({ app, config, vault, db: connection.db, settings: database.settings });
  undo.push(() => queue.stop());
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
