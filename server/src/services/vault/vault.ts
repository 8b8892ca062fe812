import { randomBytes, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { KEY_BYTES, seal, unseal } from './seal.ts';

/** Keeps secrets and files unreadable to a thief of the disk or of the database, unless he has both and the key. */
export interface Vault {
  sealText(text: string, about: string): string;
  openText(sealed: string, about: string): string;
  /** Stores a file under an id; the answer is its own key, sealed, to be kept in the database. */
  store(id: string, content: Uint8Array): Promise<string>;
  read(id: string, sealedKey: string): Promise<Buffer>;
  remove(id: string): Promise<void>;
  /** Ids of the files older than this. */
  idsOlderThan(ageMs: number): Promise<string[]>;
}

export function openVault(masterKey: Buffer, dataDir: string): Vault {
  const folder = join(dataDir, 'files');
  // Two letters a folder: no folder grows past what a file system lists quickly.
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
  const sealText = (text: string, about: string) =>
    seal(masterKey, Buffer.from(text), about).toString('base64url');
  const openText = (sealed: string, about: string) =>
    unseal(masterKey, Buffer.from(sealed, 'base64url'), about).toString();

  return {
    sealText,
    openText,
    async store(id, content) {
      const key = randomBytes(KEY_BYTES);
      await writeDurably(pathOf(id), seal(key, content, id));
      return sealText(key.toString('base64'), `file ${id}`);
    },
    async read(id, sealedKey) {
      const key = Buffer.from(openText(sealedKey, `file ${id}`), 'base64');
      return unseal(key, await readFile(pathOf(id)), id);
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    idsOlderThan: (ageMs) => listOlder(folder, Date.now() - ageMs),
  };
}

/** After this returns, the file is there even if the power goes; before, nothing is seen under its name. */
async function writeDurably(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    await withHandle(await open(draft, 'wx', 0o600), async (file) => {
      await file.writeFile(content);
      await file.sync();
    });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await withHandle(await open(dirname(path)), (folder) => folder.sync());
}

async function withHandle(handle: FileHandle, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

async function listOlder(folder: string, before: number): Promise<string[]> {
  const found: string[] = [];
  for (const shelf of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, shelf))) {
      const seen = await stat(join(folder, shelf, name)).catch(() => null);
      if (seen && seen.mtimeMs < before) found.push(name);
    }
  }
  return found;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}
