import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, realpath, rename, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makePassable, passes } from './account.ts';
import { OUTSIDE, refuseCopy, refuseWithoutRows } from './outside.ts';
import { passwordFile } from './password.ts';
import { adoptable } from './postmaster-file.ts';
import { EmbeddedDatabaseRefused, errorCode } from './refused.ts';
import type { Account } from './run.ts';
import { shutDown } from './shut-down.ts';

export interface Placement {
  /** where the rows are or will be */
  cluster: string;
  /** the name under the data folder that leads there, to be made once the cluster exists */
  link: string | null;
}

type Log = (message: string) => void;

/** Under the data folder, unless the account PostgreSQL runs as cannot enter it. */
export async function placeCluster(dataDir: string, account: Account | null, log: Log): Promise<Placement> {
  const here = join(dataDir, 'postgres');
  const found = await kindOf(here);
  if (found === 'link') {
    const cluster = await follow(here);
    await refuseCopy(dataDir, cluster);
    return { cluster, link: null };
  }
  if (found === 'nothing') await refuseWithoutRows(dataDir, outsideCluster(dataDir));
  if (!account || (await passes(account, '-x', found === 'folder' ? here : dataDir))) {
    return { cluster: here, link: null };
  }
  return placeOutside(here, found, log);
}

/** The last step of a first start outside, so that a link always leads to a complete cluster. */
export async function linkCluster({ cluster, link }: Placement): Promise<void> {
  if (link) await symlink(cluster, link);
}

function outsideCluster(dataDir: string): string {
  return join(outsideFolder(dataDir), 'postgres');
}

/** The place for a data folder that only root can enter. */
export function outsideFolder(dataDir: string): string {
  return join(OUTSIDE, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
}

async function placeOutside(here: string, found: 'folder' | 'nothing', log: Log): Promise<Placement> {
  const dataDir = dirname(here);
  const cluster = outsideCluster(dataDir);
  log(
    `Only root can enter ${dataDir}, so the database lives in ${cluster} and ${here} is a link to it; keep both.`,
  );
  for (const folder of [OUTSIDE, dirname(cluster)]) await makePassable(folder);
  // Rows without their password belong to a data folder that was deleted: kept, but not opened.
  if (existsSync(cluster) && (found === 'folder' || !existsSync(passwordFile(dataDir)))) {
    await setAside(cluster, log);
  }
  if (found === 'folder') await move(here, cluster);
  return { cluster, link: here };
}

async function setAside(cluster: string, log: Log): Promise<void> {
  await stopOrphan(cluster);
  const aside = `${cluster}.left-${Date.now()}`;
  await rename(cluster, aside);
  log(`An older database of a data folder that no longer exists was set aside as ${aside}.`);
}

async function stopOrphan(cluster: string): Promise<void> {
  const running = await adoptable(cluster);
  if (running) await shutDown(running.process);
}

async function move(here: string, cluster: string): Promise<void> {
  await stopOrphan(here);
  try {
    await rename(here, cluster);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    throw new EmbeddedDatabaseRefused(
      `Only root can enter ${dirname(here)}, so move the folder ${here} to ${cluster} while Leveza is stopped, and start it again.`,
    );
  }
}

async function kindOf(path: string): Promise<'link' | 'folder' | 'nothing'> {
  try {
    return (await lstat(path)).isSymbolicLink() ? 'link' : 'folder';
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'nothing';
    throw error;
  }
}

async function follow(link: string): Promise<string> {
  try {
    return await realpath(link);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new EmbeddedDatabaseRefused(
      `The database that ${link} leads to is gone; put it back, or remove that link to begin with an empty database.`,
    );
  }
}
