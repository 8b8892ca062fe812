import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import type { FileStore } from '../services/vault/file-store.ts';
import { BIN, FileLost, LABEL, isFileId } from '../services/vault/file-store.ts';
import { FILES } from './manifest.ts';
import type { Swap } from './swap.ts';

/** Fetches every file of a store into a folder, one in memory at a time; tells their paths there. */
export async function fetchAll(store: FileStore, into: string, signal?: AbortSignal): Promise<string[]> {
  const paths: string[] = [];
  const add = async (path: string, bytes: Buffer) => {
    paths.push(path);
    if (existsSync(join(into, path))) return;
    await mkdir(dirname(join(into, path)), { recursive: true, mode: 0o700 });
    await writeFile(join(into, path), bytes, { mode: 0o600 });
  };
  const label = await store.label();
  if (label !== null) await add(posix.join(FILES, LABEL), Buffer.from(`${label}\n`));
  const onShelves = await store.idsOlderThan(-Infinity);
  const inBin = await store.idsInBin();
  for (const [index, id] of [...onShelves, ...inBin].entries()) {
    signal?.throwIfAborted();
    const shelf = index < onShelves.length ? id.slice(0, 2) : BIN;
    const bytes = await store.read(id).catch(unlessLost);
    if (bytes) await add(posix.join(FILES, shelf, id), bytes);
  }
  return paths;
}

/**
 * Sends unpacked files to a store. Ids are never given twice, so that the former files stay beside them until the swap is
 * kept; then those that the backup does not have are removed.
 */
export async function sendAll(unpacked: string, store: FileStore, signal?: AbortSignal): Promise<Swap> {
  const former = new Set([...(await store.idsOlderThan(-Infinity)), ...(await store.idsInBin())]);
  const sent = new Set<string>();
  const removeAll = async (ids: Iterable<string>) => {
    for (const id of ids) {
      await store.remove(id);
      await store.removeFromBin(id);
    }
  };
  const undo = () => removeAll([...sent].filter((id) => !former.has(id)));
  const folder = join(unpacked, FILES);
  try {
    for (const path of existsSync(folder) ? await readdir(folder, { recursive: true }) : []) {
      signal?.throwIfAborted();
      const id = basename(path);
      if (!isFileId(id)) continue;
      sent.add(id);
      await store.write(id, await readFile(join(folder, path)));
    }
  } catch (error) {
    await undo().catch(() => undefined); // the store may be away; the sweep removes files without a row
    throw error;
  }
  return {
    undo,
    async keep() {
      const label = await readFile(join(folder, LABEL), 'utf8').catch(() => null);
      if (label !== null) await store.setLabel(label.trim());
      await removeAll([...former].filter((id) => !sent.has(id)));
    },
  };
}

function unlessLost(error: unknown): null {
  if (error instanceof FileLost) return null; // its patient deleted it meanwhile
  throw error;
}
