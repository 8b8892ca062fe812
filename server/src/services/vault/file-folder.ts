import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, Found } from './file-store.ts';
import { BIN, FileLost, LABEL, SHELF, idOf, olderThan } from './file-store.ts';

export function fileFolder(folder: string): FileStore {
  // Two letters a shelf: no folder grows past the size a file system lists quickly.
  const pathOf = (id: string) => join(folder, id.slice(0, 2), id);
  const binPathOf = (id: string) => join(folder, BIN, id);
  const labelFile = join(folder, LABEL);

  return {
    place: folder,
    write: (id, bytes) => writeDurably(pathOf(id), bytes),
    read: (id) => readFile(pathOf(id)).catch(unlessMissing(() => readFile(binPathOf(id)).catch(lost))),
    remove: (id) => rm(pathOf(id), { force: true }),
    idsOlderThan: async (ageMs) => (await listShelves(folder)).filter(olderThan(ageMs)).map(idOf),
    isEmpty: async () => (await listShelves(folder)).length === 0,
    async discard(id) {
      const now = new Date();
      await mkdir(join(folder, BIN), { recursive: true, mode: 0o700 });
      await utimes(pathOf(id), now, now); // days in the bin are counted from here
      await rename(pathOf(id), binPathOf(id));
    },
    takeBack: (id) => moveInto(binPathOf(id), pathOf(id)),
    idsInBin: async (ageMs = -Infinity) =>
      (await listFolder(join(folder, BIN))).filter(olderThan(ageMs)).map(idOf),
    removeFromBin: (id) => rm(binPathOf(id), { force: true }),
    label: () =>
      readFile(labelFile, 'utf8').then(
        (text) => text.trim(),
        unlessMissing(async () => null),
      ),
    setLabel: (label) => writeDurably(labelFile, Buffer.from(`${label}\n`)),
  };
}

async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
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

async function listShelves(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const shelf of await namesIn(folder)) {
    if (SHELF.test(shelf)) found.push(...(await listFolder(join(folder, shelf))));
  }
  return found;
}

async function listFolder(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const id of await namesIn(folder)) {
    const seen = await stat(join(folder, id)).catch(() => null);
    if (seen) found.push({ id, mtimeMs: seen.mtimeMs });
  }
  return found;
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(unlessMissing(async () => []));
}

const lost = unlessMissing<never>(() => Promise.reject(new FileLost()));

function unlessMissing<T>(instead: () => Promise<T>): (error: unknown) => Promise<T> {
  return (error) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return instead();
    throw error;
  };
}
