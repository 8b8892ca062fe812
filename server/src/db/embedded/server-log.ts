import { openSync } from 'node:fs';
import { copyFile, open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './refused.ts';

const LARGEST_LOG_BYTES = 4 * 1024 * 1024;
const READ_BACK_BYTES = 16 * 1024;

export function logFile(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

/** A file and not a pipe: the server outlives a killed Leveza, and must still have where to write. */
export function openLog(file: string): number {
  return openSync(file, 'a', 0o600);
}

/** Keeps at most two full logs; the server appends, so cutting its file under it loses nothing else. */
export async function boundLog(file: string): Promise<void> {
  if ((await logSize(file)) <= LARGEST_LOG_BYTES) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

export async function logSize(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}

export async function logSince(file: string, position: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(
      Buffer.alloc(READ_BACK_BYTES),
      0,
      READ_BACK_BYTES,
      position,
    );
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
