import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { restoreLibraryLinks } from './library-links.ts';
import { errorCode } from './refused.ts';

const ABANDONED_AFTER_MS = 10 * MINUTE_MS;

/** A copy everybody may read; it appears under its name only when complete. */
export async function copyBinaries(native: string, target: string): Promise<void> {
  if (existsSync(target)) return;
  await removeAbandoned(target);
  const draft = `${target}.new-${randomUUID().slice(0, 8)}`;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await restoreLibraryLinks(draft);
    await openToReaders(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const wasFaster = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error)) && existsSync(target);
    if (!wasFaster) throw error;
  }
}

async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToReaders(path);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

// Young drafts may belong to another Leveza that is copying right now.
async function removeAbandoned(target: string): Promise<void> {
  const folder = dirname(target);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(target)}.new-`)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
