import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../db/embedded/refused.ts';
import { LABEL } from '../services/vault/file-folder.ts';
import { FILES, MASTER_KEY } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { syncFolder } from './write-archive.ts';

export async function holdsFiles(dataDir: string): Promise<boolean> {
  try {
    return (await readdir(join(dataDir, FILES))).some((name) => name !== LABEL);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

export interface Swap {
  undo(): Promise<void>;
  /** forgets the former files */
  keep(): Promise<void>;
}

/** Puts the unpacked files in their place; the former ones wait aside until the swap is kept or undone. */
export async function putBackFiles(unpacked: string, dataDir: string): Promise<Swap> {
  await refuseLink(join(dataDir, FILES));
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
    for (const name of existsSync(join(unpacked, MASTER_KEY)) ? [FILES, MASTER_KEY] : [FILES]) {
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
