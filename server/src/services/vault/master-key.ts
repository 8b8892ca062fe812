import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_BYTES } from './seal.ts';

/** The master key cannot be used: its message is the one line shown before exit 1. */
export class MasterKeyRefused extends Error {}

interface KeySettings {
  /** From the configuration; wins over the file. */
  masterKey: Buffer | undefined;
  dataDir: string;
}

/** The key that seals every other: given, or made at the first start and kept readable by its owner only. */
export async function readMasterKey({ masterKey, dataDir }: KeySettings): Promise<Buffer> {
  if (masterKey) return masterKey;
  const file = join(dataDir, 'master.key');
  const key = (await keyIn(file)) ?? (await makeKey(dataDir, file));
  if (key.length === KEY_BYTES) return key;
  throw new MasterKeyRefused(
    `${file} does not hold a key. Restore it from a backup: without it stored files cannot be read.`,
  );
}

async function keyIn(file: string): Promise<Buffer | null> {
  try {
    return Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written whole under another name first; of two processes that start at once, the second takes the first's. */
async function makeKey(dataDir: string, file: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `.master-${randomUUID()}`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  return (await keyIn(file))!; // linked just now, by this process or another
}
