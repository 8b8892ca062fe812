import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from './refused.ts';

const MEGABYTE = 1024 * 1024;
const RESERVE_MB = 32;
/** Left free besides, so that restoring the reserve is not itself what fills the disk. */
const MARGIN_MB = 32;

/**
 * Room put by for a full disk. PostgreSQL stops, reads included, when it cannot add to its log (16 MB at a
 * time); given this room it opens again, for reading only. False when there is no room for a reserve.
 */
export async function keepReserve(cluster: string): Promise<boolean> {
  const file = reserveOf(cluster);
  if ((await sizeOf(file)) === RESERVE_MB * MEGABYTE) return true;
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < (RESERVE_MB + MARGIN_MB) * MEGABYTE) return false;
  try {
    await fill(file);
    return true;
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT'].includes(errorCode(error))) throw error;
    await rm(file, { force: true });
    return false;
  }
}

/** True when there was a reserve to give up. */
export async function spendReserve(cluster: string): Promise<boolean> {
  const file = reserveOf(cluster);
  const had = (await sizeOf(file)) > 0;
  await rm(file, { force: true });
  return had;
}

function reserveOf(cluster: string): string {
  return join(dirname(cluster), 'postgres.reserve');
}

async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    // Noise, because some file systems store zeros in no space at all.
    const noise = randomBytes(MEGABYTE);
    for (let written = 0; written < RESERVE_MB; written++) await handle.writeFile(noise);
  } finally {
    await handle.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}
