import { createHash } from 'node:crypto';
import { constants, createReadStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { errorCode } from '../db/embedded/refused.ts';
import type { FilesConfig } from '../files-config.ts';
import { UNHURRIED, s3Store } from '../services/vault/s3/s3-store.ts';
import { fetchAll } from './remote-files.ts';
import type { StoredFile } from './manifest.ts';
import { FILES, MASTER_KEY } from './manifest.ts';
import { BackupRefused } from './refused.ts';

interface Source {
  files: FilesConfig;
  dataDir: string;
}

/** Fixes what the file stores hold now in another folder, under the same names. */
export async function collectFiles(
  { files: { store, old }, dataDir }: Source,
  into: string,
  signal?: AbortSignal,
): Promise<StoredFile[]> {
  const collected = new Map<string, StoredFile>();
  // The old store first: a file that is moved meanwhile is found in at least one of them.
  for (const place of old ? [old, store] : [store]) {
    const paths =
      place.kind === 's3'
        ? await fetchAll(s3Store(place, UNHURRIED), into, signal)
        : await holdAll(dataDir, await pathsUnder(dataDir, FILES), into, signal);
    for (const path of paths) {
      if (!collected.has(path)) collected.set(path, { path, ...(await checksumOf(join(into, path))) });
    }
  }
  for (const path of await holdAll(dataDir, [MASTER_KEY], into, signal)) {
    collected.set(path, { path, ...(await checksumOf(join(into, path))) });
  }
  return [...collected.values()];
}

async function holdAll(
  dataDir: string,
  paths: string[],
  into: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const held: string[] = [];
  for (const path of paths) {
    signal?.throwIfAborted();
    const copy = join(into, path);
    if (existsSync(copy) || (await hold(join(dataDir, path), copy))) held.push(path);
  }
  return held;
}

async function pathsUnder(dataDir: string, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await entriesOf(join(dataDir, folder))) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) paths.push(...(await pathsUnder(dataDir, path)));
    else if (entry.isFile()) paths.push(path);
    else
      throw new BackupRefused(
        `${join(dataDir, path)} is neither a file nor a folder; a backup cannot hold it.`,
      );
  }
  return paths;
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []; // no file was ever stored, or its patient left meanwhile
    throw error;
  }
}

// A second name costs no space and survives a deletion under way; stored files are replaced, never rewritten.
async function hold(file: string, copy: string): Promise<boolean> {
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  try {
    // A file with several names already would become a link in the archive.
    if ((await stat(file)).nlink === 1) await link(file, copy);
    else await copyFile(file, copy, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes(errorCode(error))) throw error;
    await copyFile(file, copy, constants.COPYFILE_EXCL);
    return true;
  }
}

async function checksumOf(file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}
