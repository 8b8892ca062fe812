import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupRefused } from '../backup/refused.ts';
import type { Config } from '../config.ts';
import { WrongSetting, readConfig } from '../config.ts';
import { EmbeddedDatabaseRefused, errorCode } from '../db/embedded/refused.ts';
import { problemOfDatabaseError } from '../db/failure.ts';
import { DatabaseRefused } from '../db/open-database.ts';
import { FileStoreAway } from '../services/vault/file-store.ts';
import { MoveRefused } from '../services/vault/move-files.ts';

/** The command was written wrongly: its message says how it is written. */
export class WrongUse extends Error {}

/** Progress goes beside the result, so that the result can be used in a script. */
export const log = {
  info: (message: string) => console.error(message),
  warn: (message: string) => console.error(message),
};

/** Runs a command to its end; a signal lets it put everything in order before it leaves. */
export async function runCommand(
  work: (config: Config, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    await work(readConfig(process.env), stopping.signal);
  } catch (error) {
    console.error(sentenceFor(error));
    process.exitCode = 1;
  }
}

/** Resolves a typed path against the person's folder: npm runs its scripts in the project's. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

function sentenceFor(error: unknown): string {
  const expected = [
    BackupRefused,
    WrongUse,
    WrongSetting,
    DatabaseRefused,
    EmbeddedDatabaseRefused,
    FileStoreAway,
    MoveRefused,
  ];
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof Error && error.name === 'AbortError') return 'Interrupted; nothing was changed.';
  const code = errorCode(error);
  if (code.startsWith('ERR_PARSE_ARGS')) return (error as Error).message;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full; free some space and try again.';
  const { path = 'a file', syscall } = error as { path?: string; syscall?: string };
  if (syscall !== 'connect' && ['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return `This user may not read or write ${path}; run the command as the user who runs Leveza.`;
  }
  if (problemOfDatabaseError(error) === 'database-unavailable') {
    return 'The connection to the database was lost; check that it is running and try again.';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
