import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { FileOpenToOthers, readPrivate } from './private-file.ts';
import { KEY_BYTES } from './seal.ts';

/** The master key cannot be used: its message is the one line shown before exit 1. */
export class MasterKeyRefused extends Error {}

interface KeySettings {
  /** From the configuration; wins over the file. */
  masterKey: Buffer | undefined;
  dataDir: string;
}

/**
 * The key that seals every other: given, or made at the first start and kept readable by its owner only. A new key
 * beside data sealed by a lost one would hide the loss, so `isNeeded` tells whether such data exists.
 */
export async function readMasterKey(
  { masterKey, dataDir }: KeySettings,
  isNeeded: () => Promise<boolean>,
): Promise<Buffer> {
  if (masterKey) return masterKey;
  const file = join(dataDir, 'master.key');
  let found = await keyIn(file);
  const isSealed = !found && (await isNeeded());
  // A process that started beside this one may have made the key and sealed with it meanwhile.
  if (isSealed) found = await keyIn(file);
  if (isSealed && !found) {
    throw new MasterKeyRefused(
      `${file} is missing and stored files and secrets were sealed with it; put it back from a backup, or set MASTER_KEY.`,
    );
  }
  const key = found ?? (await makeKey(dataDir, file));
  if (key.length === KEY_BYTES) return key;
  throw new MasterKeyRefused(
    `${file} does not hold a key. Restore it from a backup: without it stored files cannot be read.`,
  );
}

async function keyIn(file: string): Promise<Buffer | null> {
  const text = await readPrivate(file).catch((error: unknown) => {
    if (error instanceof FileOpenToOthers) throw new MasterKeyRefused(error.message, { cause: error });
    throw error;
  });
  return text === null ? null : Buffer.from(text.trim(), 'base64');
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
