import type { FileStore } from './file-store.ts';
import { FileLost, isFileId } from './file-store.ts';

/** The files may not be moved: its message is the one line shown before exit 1. */
export class MoveRefused extends Error {}

export interface Moved {
  files: number;
  bytes: number;
}

interface Move {
  from: FileStore;
  to: FileStore;
  onMoved?: (moved: Moved, total: number) => void;
  signal?: AbortSignal;
}

const AT_ONCE = 4;

/**
 * Moves every file from one store to another: each is copied, read back, compared and only then removed, so that it is in
 * one of them at any moment and an interrupted move goes on where it ended. A file deleted by its patient meanwhile may
 * come into the new store without its row; the sweep removes it.
 */
export async function moveFiles({ from, to, onMoved, signal }: Move): Promise<Moved> {
  await refuseStrangers(from, to);
  // Those in the bin too: on a shelf of the new store they are swept into its bin again.
  const found = [...(await from.idsOlderThan(-Infinity)), ...(await from.idsInBin())];
  const waiting = [...new Set(found)].filter(isFileId);
  const total = waiting.length;
  const moved = { files: 0, bytes: 0 };
  const work = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      if (signal?.aborted) throw new MoveRefused('Interrupted; run it again to move the rest.');
      moved.bytes += await moveOne(id, from, to);
      moved.files += 1;
      onMoved?.(moved, total);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    waiting.length = 0; // one that failed ends the others too
  }
  return moved;
}

async function moveOne(id: string, from: FileStore, to: FileStore): Promise<number> {
  const bytes = await from.read(id).catch(unlessLost);
  if (!bytes) return 0;
  await to.write(id, bytes);
  if (!bytes.equals(await to.read(id))) {
    throw new MoveRefused(`${to.place} does not give back what it was given; nothing more was moved.`);
  }
  await from.remove(id);
  await from.removeFromBin(id);
  return bytes.length;
}

/** A start of Leveza writes the id of its database into an empty store, so an equal id says that it uses the new one. */
async function refuseStrangers(from: FileStore, to: FileStore): Promise<void> {
  const [old, next] = [await from.label(), await to.label()];
  if (next === null) {
    throw new MoveRefused(
      `No Leveza has used ${to.place} yet; start it with FILES_URL and FILES_OLD_URL set, all of its processes, then move.`,
    );
  }
  if (old !== next && !(old === null && (await from.isEmpty()))) {
    throw new MoveRefused(`${from.place} and ${to.place} belong to different databases; nothing was moved.`);
  }
}

function unlessLost(error: unknown): null {
  if (error instanceof FileLost) return null; // deleted by its patient meanwhile
  throw error;
}
