import { randomBytes } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { FileOpenToOthers, readPrivate } from '../../services/vault/private-file.ts';
import { EmbeddedDatabaseRefused } from './refused.ts';

export function passwordFile(dataDir: string): string {
  return join(dataDir, 'postgres.password');
}

/** Written before the first cluster is, so that a cluster never exists without its password. */
export async function readOrMakePassword(dataDir: string, clusterExists: boolean): Promise<string> {
  const file = passwordFile(dataDir);
  const password = await readPrivate(file).catch((error: unknown) => {
    if (error instanceof FileOpenToOthers) throw new EmbeddedDatabaseRefused(error.message, { cause: error });
    throw error;
  });
  if (password?.trim()) return password.trim();
  if (clusterExists) {
    throw new EmbeddedDatabaseRefused(
      `The password of the database is missing; put ${file} back from a backup, or move ${join(dataDir, 'postgres')} away to begin with an empty database.`,
    );
  }
  return makePassword(file);
}

async function makePassword(file: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const draft = await open(`${file}.new`, 'w', 0o600);
  try {
    await draft.writeFile(`${password}\n`);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${file}.new`, file);
  return password;
}
