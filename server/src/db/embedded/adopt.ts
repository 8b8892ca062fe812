import { realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { askIdentity } from './ask.ts';
import type { Identity } from './ask.ts';
import type { Cluster, RunningServer } from './cluster.ts';
import { adoptable } from './postmaster-file.ts';
import type { Postmaster } from './postmaster-file.ts';
import { isRunning } from './process-table.ts';
import type { ProcessIdentity } from './process-table.ts';
import { shutDown } from './shut-down.ts';

const RECOVERY_PATIENCE_MS = 120_000;
const ANSWER_PATIENCE_MS = 3000;
const POLL_MS = 50;

/** Takes over the server a killed Leveza left behind; one that does not answer rightly is stopped. */
export async function adopt(cluster: Cluster): Promise<RunningServer | null> {
  const found = await adoptable(cluster.folder);
  if (!found) return null;
  const postmaster = await waitUntilSettled(cluster, found.process);
  const answer = postmaster && (await askUntilAnswered(cluster, postmaster));
  if (answer && answer.version === cluster.binaries.version && answer.folder === cluster.folder) {
    return { process: found.process, address: postmaster.address, isReadOnly: answer.isReadOnly };
  }
  await shutDown(found.process);
  return null;
}

// It may be replaying its log, or on its way out.
async function waitUntilSettled(cluster: Cluster, server: ProcessIdentity): Promise<Postmaster | null> {
  const deadline = Date.now() + RECOVERY_PATIENCE_MS;
  while (isRunning(server) && Date.now() < deadline) {
    const found = await adoptable(cluster.folder);
    if (found?.postmaster.status === 'ready') return found.postmaster;
    await pause(POLL_MS);
  }
  return null;
}

async function askUntilAnswered(cluster: Cluster, { address }: Postmaster): Promise<Identity | null> {
  const deadline = Date.now() + ANSWER_PATIENCE_MS;
  for (;;) {
    try {
      const answer = await askIdentity(address, cluster.password);
      return { ...answer, folder: await realpath(answer.folder) };
    } catch {
      // Any failure means the same here: not ours to use. The next start tells its reason.
      if (Date.now() > deadline) return null;
      await pause(POLL_MS);
    }
  }
}
