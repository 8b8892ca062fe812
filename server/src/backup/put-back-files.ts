import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../db/embedded/refused.ts';
import type { FilesConfig } from '../files-config.ts';
import { LABEL } from '../services/vault/file-store.ts';
import { UNHURRIED, s3Store } from '../services/vault/s3/s3-store.ts';
import { FILES, MASTER_KEY } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { sendAll } from './remote-files.ts';
import type { Swap } from './swap.ts';
import { syncFolder } from './write-archive.ts';

export interface Target {
  unpacked: string;
  dataDir: string;
  files: FilesConfig;
}

export async function holdsFiles({ dataDir, files }: Omit<Target, 'unpacked'>): Promise<boolean> {
  if (files.store.kind === 's3') return !(await s3Store(files.store, UNHURRIED).isEmpty());
  try {
    return (await readdir(join(dataDir, FILES))).some((name) => name !== LABEL);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Puts the unpacked files in their place; the former ones wait aside until the swap is kept or undone. */
export async function putBackFiles(
  { unpacked, dataDir, files }: Target,
  signal?: AbortSignal,
): Promise<Swap> {
  if (files.store.kind === 'folder') return swapNames(unpacked, dataDir, [FILES, MASTER_KEY]);
  const remote = await sendAll(unpacked, s3Store(files.store, UNHURRIED), signal);
  try {
    const local = await swapNames(unpacked, dataDir, [MASTER_KEY]);
    return {
      undo: async () => void (await Promise.all([remote.undo(), local.undo()])),
      keep: async () => void (await Promise.all([remote.keep(), local.keep()])),
    };
  } catch (error) {
    await remote.undo();
    throw error;
  }
}

async function swapNames(unpacked: string, dataDir: string, names: string[]): Promise<Swap> {
  if (names.includes(FILES)) await refuseLink(join(dataDir, FILES));
  // The temporary folder is always removed, so the old files are not moved there.
  const aside = await mkdtemp(join(dataDir, '.replaced-'));
  const moves: { from: string; to: string }[] = [];
  const move = async (from: string, to: string) => {
    if (!existsSync(from)) return;
    await rename(from, to);
    moves.push({ from, to });
  };
  const undo = async () => {
    for (const { from, to } of moves.splice(0).toReversed()) await rename(to, from);
    await rmdir(aside);
  };
  try {
    // A key the backup does not have stays: nothing restored needs it, but a lost key is lost for good.
    for (const name of names) {
      if (name === MASTER_KEY && !existsSync(join(unpacked, name))) continue;
      await move(join(dataDir, name), join(aside, name));
      await move(join(unpacked, name), join(dataDir, name));
    }
    await syncFolder(dataDir);
  } catch (error) {
    await undo();
    throw error;
  }
  return { undo, keep: () => rm(aside, { recursive: true, force: true }) };
}

// A renamed link would leave the former files where it led, and fill another disk.
async function refuseLink(folder: string): Promise<void> {
  try {
    if ((await lstat(folder)).isDirectory()) return;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  throw new BackupRefused(`${folder} is a link; restore needs a real folder there, so move it away first.`);
}
