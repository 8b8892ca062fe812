import { chmod, open } from 'node:fs/promises';

const OTHERS = 0o077;

/** A file of secrets that other accounts can read and Leveza may not close to them. */
export class FileOpenToOthers extends Error {}

/** The text of a file of secrets, or null without one. A file other accounts could open is closed to them first. */
export async function readPrivate(file: string): Promise<string | null> {
  let handle;
  try {
    handle = await open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    const { mode } = await handle.stat();
    // Windows has no such modes and reports every file as open.
    if (mode & OTHERS && process.platform !== 'win32') await close(file);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

async function close(file: string): Promise<void> {
  try {
    await chmod(file, 0o600);
  } catch (error) {
    throw new FileOpenToOthers(`Other accounts can read ${file}; let its owner run: chmod 600 ${file}`, {
      cause: error,
    });
  }
}
