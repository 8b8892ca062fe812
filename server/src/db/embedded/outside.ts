import { existsSync } from 'node:fs';
import { readFile, readdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOwned } from './owner-lock.ts';
import { EmbeddedDatabaseRefused, errorCode } from './refused.ts';

/** Where the rows of a data folder live that only root can enter. */
export const OUTSIDE = '/var/lib/leveza';

/** Beside the rows: the data folder they belong to. In the data folder: where its rows are. */
const homeFile = (cluster: string) => join(dirname(cluster), 'data-folder');
const placeFile = (dataDir: string) => join(dataDir, 'postgres.place');

/** Writes down on both sides what belongs together, so that a copy and a leftover are known as such. */
export async function noteOutside(cluster: string, dataDir: string): Promise<void> {
  await writeFile(homeFile(cluster), `${dataDir}\n`, { mode: 0o600 });
  await writeFile(placeFile(dataDir), `${cluster}\n`, { mode: 0o600 });
}

/** Refuses a copy of a data folder: its link leads to the rows of the first one, which it would change. */
export async function refuseCopy(dataDir: string, cluster: string): Promise<void> {
  const home = await noteIn(homeFile(cluster));
  if (home === null || home === dataDir || !(await leadsTo(home, cluster))) return;
  throw new EmbeddedDatabaseRefused(
    `${dataDir} is a copy of ${home} without its database, which lives in ${cluster}; use npm run backup there and npm run restore here, or remove ${join(dataDir, 'postgres')} and ${placeFile(dataDir)} to begin with an empty database.`,
  );
}

/** Refuses a copy that lost even the link, where a new database would pass for the old one. */
export async function refuseWithoutRows(dataDir: string, expected: string): Promise<void> {
  const place = await noteIn(placeFile(dataDir));
  if (place === null || place === expected) return;
  throw new EmbeddedDatabaseRefused(
    `The database of ${dataDir} lives in ${place} and is not part of this copy; use npm run backup and npm run restore, or remove ${placeFile(dataDir)} to begin with an empty database.`,
  );
}

/** The sentence about rows no data folder leads to any more, with the command that removes them; null without any. */
export async function tellLeftovers(outside = OUTSIDE): Promise<string | null> {
  const found = await leftovers(outside);
  if (found.length === 0) return null;
  return `Rows of data folders that no longer exist are still on this disk, with patients' data in them; if nothing needs them, remove them with: rm -rf ${found.join(' ')}`;
}

async function leftovers(outside: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await namesIn(outside)) {
    const folder = join(outside, name);
    const cluster = join(folder, 'postgres');
    const home = await noteOfOthers(homeFile(cluster));
    // Without a note the rows may belong to a data folder that was not started since notes are written.
    if (home === null || isOwned(folder)) continue;
    if (!(await leadsTo(home, cluster))) found.push(folder);
    else
      for (const entry of await namesIn(folder))
        if (entry.startsWith('postgres.left-')) found.push(join(folder, entry));
  }
  return found.toSorted();
}

async function leadsTo(dataDir: string, cluster: string): Promise<boolean> {
  const link = join(dataDir, 'postgres');
  return existsSync(link) && existsSync(cluster) && (await realpath(link)) === (await realpath(cluster));
}

/** A note that another user of this machine wrote cannot be read, and is none of ours. */
async function noteOfOthers(file: string): Promise<string | null> {
  try {
    return await noteIn(file);
  } catch (error) {
    if (errorCode(error) === 'EACCES') return null;
    throw error;
  }
}

async function noteIn(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(errorCode(error))) return [];
    throw error;
  }
}
