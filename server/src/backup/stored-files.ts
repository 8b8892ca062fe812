import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { errorCode } from '../db/embedded/refused.ts';
import type { StoredFile } from './manifest.ts';
import { FILES, MASTER_KEY } from './manifest.ts';
import { BackupRefused } from './refused.ts';

/** Fixes what the file store holds now in another folder, under the same names. */
export async function collectFiles(
  dataDir: string,
  into: string,
  signal?: AbortSignal,
): Promise<StoredFile[]> {
  const collected: StoredFile[] = [];
  for (const path of [...(await pathsUnder(dataDir, FILES)), MASTER_KEY]) {
    signal?.throwIfAborted();
    const copy = join(into, path);
    if (await hold(join(dataDir, path), copy)) collected.push({ path, ...(await checksumOf(copy)) });
  }
  return collected;
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
