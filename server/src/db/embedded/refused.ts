/** The embedded database cannot run here; the message is one sentence that says what to do. */
export class EmbeddedDatabaseRefused extends Error {
  override name = 'EmbeddedDatabaseRefused';
}

/** A full disk is the one refusal that ends by itself, when space is freed. */
export class DiskFull extends EmbeddedDatabaseRefused {}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function diskFull(folder: string): DiskFull {
  return new DiskFull(`The disk that holds ${folder} is full; free some space on it and start Leveza again.`);
}

export function saysDiskFull(text: string): boolean {
  return /No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/.test(text);
}

/** Turns what the file system said into a sentence; anything unforeseen stays as it is. */
export function asRefusal(error: unknown, folder: string): unknown {
  if (error instanceof EmbeddedDatabaseRefused) return error;
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    const detail = error instanceof Error ? error.message : code;
    return new EmbeddedDatabaseRefused(
      `Leveza cannot write its database in ${folder} (${detail}); make that folder writable, set DATA_DIR to another one, or set DATABASE_URL.`,
      { cause: error },
    );
  }
  return error;
}
