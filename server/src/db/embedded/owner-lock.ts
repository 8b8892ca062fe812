import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { identify, isRunning } from './process-table.ts';
import type { ProcessIdentity } from './process-table.ts';
import { EmbeddedDatabaseRefused, errorCode } from './refused.ts';

const Holder = z.object({ pid: z.number(), started: z.string() }).nullable().catch(null);

/**
 * One living Leveza per data folder. Owners take numbered turns in `postgres.owner/`: the highest number
 * owns, the next number can be linked only once, and the highest is never removed, only marked as released.
 * So a dead owner is replaced without a moment in which two starters could both succeed.
 */
export function takeOwnership(folder: string): () => void {
  const turns = join(folder, 'postgres.owner');
  mkdirSync(turns, { recursive: true, mode: 0o700 });
  for (;;) {
    const last = lastTurn(turns);
    const holder = last === 0 ? null : read(join(turns, String(last)));
    if (holder === 'replaced') continue;
    if (holder && isRunning(holder)) throw alreadyOwned(folder, holder);

    const mine = join(turns, String(last + 1));
    if (!claim(turns, mine)) continue;
    if (lastTurn(turns) !== last + 1) {
      rmSync(mine, { force: true });
      continue;
    }
    forgetOthers(turns, last + 1);
    return () => release(turns, mine);
  }
}

/** Whether a living Leveza uses this folder. */
export function isOwned(folder: string): boolean {
  const turns = join(folder, 'postgres.owner');
  if (!existsSync(turns)) return false;
  const last = lastTurn(turns);
  const holder = last === 0 ? null : read(join(turns, String(last)));
  return holder === 'replaced' || (holder !== null && isRunning(holder));
}

function lastTurn(turns: string): number {
  return Math.max(0, ...readdirSync(turns).map((name) => (/^\d+$/.test(name) ? Number(name) : 0)));
}

function read(turn: string): ProcessIdentity | null | 'replaced' {
  try {
    return Holder.parse(JSON.parse(readFileSync(turn, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'replaced';
    if (error instanceof SyntaxError) return null; // cut short by a power loss: that owner is gone
    throw error;
  }
}

// Links a finished file, so that no process reads a turn without its owner.
function claim(turns: string, mine: string): boolean {
  const draft = join(turns, `.${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(identify(process.pid)), { mode: 0o600 });
  try {
    linkSync(draft, mine);
    return true;
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes(errorCode(error))) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function forgetOthers(turns: string, mine: number): void {
  for (const name of readdirSync(turns)) {
    if (name !== String(mine)) rmSync(join(turns, name), { force: true });
  }
}

function release(turns: string, mine: string): void {
  const draft = join(turns, `.${randomUUID()}`);
  try {
    writeFileSync(draft, 'null', { mode: 0o600 });
    renameSync(draft, mine);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error; // the whole folder was removed meanwhile
  }
}

/** Another living Leveza has this folder, perhaps only until it has finished stopping. */
export class FolderInUse extends EmbeddedDatabaseRefused {}

function alreadyOwned(folder: string, holder: ProcessIdentity): FolderInUse {
  return new FolderInUse(
    `Another Leveza (process ${holder.pid}) is already using ${folder}; stop it first, give this one its own DATA_DIR, or set DATABASE_URL for both.`,
  );
}
