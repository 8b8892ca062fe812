import { createWriteStream } from 'node:fs';
import { link, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { create } from 'tar';
import { errorCode } from '../db/embedded/refused.ts';
import type { Manifest } from './manifest.ts';
import { MANIFEST, tablePath } from './manifest.ts';
import { BackupRefused } from './refused.ts';

/** Packs a folder that holds what the manifest names; complete and on disk when it returns. */
export async function packFolder(
  folder: string,
  manifest: Manifest,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  const paths = [MANIFEST, ...manifest.tables.map(tablePath), ...manifest.files.map(({ path }) => path)];
  const packed = create({ cwd: folder, portable: true, strict: true }, paths);
  await pipeline(
    Readable.from(packed, { objectMode: false }),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    { signal },
  );
}

/** Gives a finished archive its name, unless something has that name. */
export async function publish(draft: string, target: string): Promise<void> {
  try {
    // Unlike a rename, a link never replaces a file that came into being meanwhile.
    await link(draft, target);
    await rm(draft);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw alreadyThere(target);
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'].includes(errorCode(error))) throw error;
    await rename(draft, target); // a file system without links, such as that of a memory stick
  }
  await syncFolder(dirname(target));
}

export function alreadyThere(target: string): BackupRefused {
  return new BackupRefused(
    `${target} exists already; a backup never replaces a file, so choose another name.`,
  );
}

export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows does not open folders
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
