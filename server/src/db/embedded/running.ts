import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { DATABASE, askIdentity } from './ask.ts';
import { SUPERUSER } from './create-cluster.ts';
import { passwordFile } from './password.ts';
import { adoptable } from './postmaster-file.ts';
import type { Postmaster } from './postmaster-file.ts';
import type { EmbeddedDatabase } from './start.ts';

const START_PATIENCE_MS = 15_000;
const POLL_MS = 100;

/** How to reach the embedded server that is running for this data folder, as a guest; null when none is. */
export async function runningDatabase(dataDir: string): Promise<EmbeddedDatabase['connection'] | null> {
  const cluster = join(dataDir, 'postgres');
  if (!existsSync(cluster)) return null;
  const postmaster = await readyPostmaster(cluster);
  if (!postmaster) return null;
  const password = (await readFile(passwordFile(dataDir), 'utf8')).trim();
  // The file may be older than the server that now answers at its address.
  const { folder } = await askIdentity(postmaster.address, password);
  if ((await realpath(folder)) !== (await realpath(cluster))) return null;
  return { ...postmaster.address, user: SUPERUSER, password, database: DATABASE };
}

async function readyPostmaster(cluster: string): Promise<Postmaster | null> {
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    const found = await adoptable(cluster);
    if (!found) return null;
    if (found.postmaster.status === 'ready') return found.postmaster;
    if (Date.now() > deadline) return null;
    await pause(POLL_MS);
  }
}
