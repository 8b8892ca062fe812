import { randomUUID } from 'node:crypto';
import { chown, lchown, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { program } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseRefused, diskFull, errorCode, saysDiskFull } from './refused.ts';
import { run } from './run.ts';
import type { Account } from './run.ts';

export const SUPERUSER = 'leveza';
const DRAFT = 'postgres.new-';

/** Whether the rows of an earlier start are there, and of a PostgreSQL that can read them. */
export async function clusterExists(cluster: string, binaries: Binaries): Promise<boolean> {
  const made = await majorVersionOf(cluster);
  const ours = binaries.version.split('.')[0];
  if (made === null || made === ours) return made !== null;
  throw new EmbeddedDatabaseRefused(
    `The data in ${cluster} was made by PostgreSQL ${made} and this Leveza brings PostgreSQL ${ours}; start the Leveza that made it, or run a PostgreSQL ${made} on it and set DATABASE_URL.`,
  );
}

/** Made beside its place and moved there when complete: a kill leaves nothing that never opens again. */
export async function createCluster(
  cluster: string,
  binaries: Binaries,
  account: Account | null,
  password: string,
): Promise<void> {
  if (!account) refuseNamelessUser();
  const draft = join(dirname(cluster), `${DRAFT}${randomUUID().slice(0, 8)}`);
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(join(draft, 'password'), password, { mode: 0o600 });
    if (account) {
      await chown(draft, account.uid, account.gid);
      await chown(join(draft, 'password'), account.uid, account.gid);
    }
    await initdb(draft, binaries, account);
    await rename(join(draft, 'cluster'), cluster);
    await syncFolder(dirname(cluster));
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Removes the drafts of first starts that were killed; an initdb that outlived its Leveza then fails. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A backup restored by root belongs to root, whom PostgreSQL refuses. */
export async function giveTo(account: Account, cluster: string): Promise<void> {
  if ((await stat(cluster)).uid === account.uid) return;
  const entries = await readdir(cluster, { recursive: true });
  for (const entry of entries) await lchown(join(cluster, entry), account.uid, account.gid);
  // The folder itself comes last: its owner says whether the work was finished.
  await chown(cluster, account.uid, account.gid);
}

async function initdb(draft: string, binaries: Binaries, account: Account | null): Promise<void> {
  const options = [
    `--pgdata=${join(draft, 'cluster')}`,
    `--pwfile=${join(draft, 'password')}`,
    `--username=${SUPERUSER}`,
    '--auth-local=scram-sha-256',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ];
  const { code, output } = await run(program(binaries, 'initdb'), options, account);
  if (code === 0) return;
  if (saysDiskFull(output)) throw diskFull(dirname(draft));
  if (output.includes('could not look up effective user ID')) throw namelessUser();
  const why = /(?:error|FATAL): +(.+)/.exec(output)?.[1] ?? `initdb ended with ${code}`;
  throw new EmbeddedDatabaseRefused(
    `PostgreSQL could not prepare its folder in ${dirname(draft)} (${why}); correct that, or set DATABASE_URL.`,
  );
}

async function majorVersionOf(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    if (errorCode(error) !== 'EACCES') throw error;
    throw new EmbeddedDatabaseRefused(
      `The database in ${cluster} belongs to another account; start Leveza as the user who made it, set DATA_DIR to another folder, or set DATABASE_URL.`,
    );
  }
}

function refuseNamelessUser(): void {
  try {
    userInfo();
  } catch {
    throw namelessUser();
  }
}

function namelessUser(): EmbeddedDatabaseRefused {
  return new EmbeddedDatabaseRefused(
    `PostgreSQL does not run for user id ${process.geteuid?.()}, which has no entry in /etc/passwd; add one, start Leveza as another user, or set DATABASE_URL.`,
  );
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows does not open folders
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
