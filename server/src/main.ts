import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import { WrongSetting, readConfig } from './config.ts';
import { EmbeddedDatabaseRefused } from './db/embedded/refused.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { DatabaseRefused, openDatabase } from './db/open-database.ts';
import type { Run } from './run.ts';
import { FileStoreAway } from './services/vault/file-store.ts';
import { MasterKeyRefused } from './services/vault/master-key.ts';

/** Lines for the person who starts Leveza; requests go to the structured log instead. */
const say = {
  info: (message: string) => void process.stdout.write(`${message}\n`),
  warn: (message: string) => void process.stderr.write(`${message}\n`),
};

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const { database, loading } = await openAndLoad(config);
  const undo: (() => Promise<unknown>)[] = [() => database.stop()];
  const stop = once(async () => {
    for (const step of undo.toReversed()) await step();
  });
  stopOnSignals(stop);

  try {
    const { run } = await loading;
    await run({ config, database, say, undo });
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Opened {
  database: OpenDatabase;
  /** Awaited where a failure stops the database again. */
  loading: Promise<{ run: Run }>;
}

/** PostgreSQL takes as long to get ready as the code of the server to load, so both happen at once. */
async function openAndLoad(config: Config): Promise<Opened> {
  const { promise: launched, resolve: onLaunched } = Promise.withResolvers<void>();
  const opening = openDatabase(config, say, onLaunched);
  await Promise.race([opening, launched]);
  const loading = import('./run.ts');
  loading.catch(() => undefined);
  return { database: await opening, loading };
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

function sentenceFor(error: unknown): string | null {
  if (
    error instanceof WrongSetting ||
    error instanceof DatabaseRefused ||
    error instanceof EmbeddedDatabaseRefused ||
    error instanceof MasterKeyRefused ||
    error instanceof FileStoreAway
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
