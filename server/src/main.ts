import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { WrongSetting, readConfig } from './config.ts';
import { connect } from './db/connection.ts';
import { EmbeddedDatabaseRefused } from './db/embedded/refused.ts';
import { DatabaseRefused, openDatabase, prepareDatabase } from './db/open-database.ts';
import { JOBS } from './jobs/jobs.ts';
import { MasterKeyRefused, readMasterKey } from './services/vault/master-key.ts';
import { openVault } from './services/vault/vault.ts';
import { SHIPPED_DATA } from './shipped-data.ts';

const LONGEST_REQUEST_MS = 10_000;

/** Lines for the person who starts Leveza; requests go to the structured log instead. */
const say = {
  info: (message: string) => void process.stdout.write(`${message}\n`),
  warn: (message: string) => void process.stderr.write(`${message}\n`),
};

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const database = await openDatabase(config, say);
  const undo: (() => Promise<unknown>)[] = [() => database.stop()];
  const stop = once(async () => {
    for (const step of undo.toReversed()) await step();
  });
  stopOnSignals(stop);

  try {
    await prepareDatabase(database.settings, { shippedData: SHIPPED_DATA, jobs: JOBS }, say);
    const connection = connect(database.settings, { size: config.databasePool });
    undo.push(() => connection.close());
    const vault = openVault(await readMasterKey(config), config.dataDir);
    const app = await buildApp({ config, db: connection.db, vault });
    undo.push(() => Promise.race([app.close(), pause(LONGEST_REQUEST_MS, undefined, { ref: false })]));

    await app.listen({ host: config.host, port: config.port });
    const { port } = app.addresses()[0] as AddressInfo;
    say.info(`\nLeveza: ${config.publicUrl ?? `http://${shownHost(config.host)}:${port}`}`);
    say.info(`Data:   ${config.dataDir} (database: ${database.place})\n`);
    process.send?.({ ready: port });
    // The queue and its code load after listening, so that no page waits for them.
    const { runJobs } = await import('./jobs/run-jobs.ts');
    const queue = runJobs({ app, config, vault, db: connection.db, settings: database.settings });
    undo.push(() => queue.stop());
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Finishes the requests under way, then stops the database. A second signal changes nothing. */
function stopOnSignals(stop: () => Promise<void>): void {
  const leave = () => {
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  // Started by another process that died without a word: do not outlive it holding the port.
  process.on('disconnect', leave);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => (underWay ??= work());
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function sentenceFor(error: unknown): string | null {
  if (
    error instanceof WrongSetting ||
    error instanceof DatabaseRefused ||
    error instanceof EmbeddedDatabaseRefused ||
    error instanceof MasterKeyRefused
  ) {
    return error.message;
  }
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; set PORT to a free one.`;
  if (code === 'EACCES' && port)
    return `Port ${port} needs more rights than this user has; set PORT to 1024 or more.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  return null;
}

start().catch((error: unknown) => {
  const sentence = sentenceFor(error);
  say.warn(sentence ? `Leveza cannot start: ${sentence}` : `Leveza cannot start: ${(error as Error).stack}`);
  process.exit(1);
});
