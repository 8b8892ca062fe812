import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE } from './ask.ts';
import { SUPERUSER } from './create-cluster.ts';
import { passwordFile } from './password.ts';
import { adoptable } from './postmaster-file.ts';
import { errorCode } from './refused.ts';
import type { EmbeddedDatabase } from './start.ts';

/** How to reach the server that runs on this data folder now, whoever started it; null when none does. */
export async function runningDatabase(dataDir: string): Promise<EmbeddedDatabase['connection'] | null> {
  try {
    const found = await adoptable(await realpath(join(dataDir, 'postgres')));
    if (!found) return null;
    const password = (await readFile(passwordFile(dataDir), 'utf8')).trim();
    return { ...found.postmaster.address, user: SUPERUSER, password, database: DATABASE };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
