import { setTimeout as pause } from 'node:timers/promises';
import { forgetAddress, makeAddress, restoreAddress } from './address.ts';
import type { Address } from './address.ts';
import { adopt } from './adopt.ts';
import type { Cluster, RunningServer } from './cluster.ts';
import { FolderBusy, launch } from './launch.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { DiskFull, EmbeddedDatabaseRefused } from './refused.ts';
import { keepReserve, spendReserve } from './reserve.ts';
import { shutDown } from './shut-down.ts';

const BUSY_PATIENCE_MS = 30_000;
const BUSY_PAUSE_MS = 200;

/** A server on this cluster: the one that is there, or a new one, at a given address if one is given. */
export async function openServer(cluster: Cluster, keep?: Address): Promise<RunningServer> {
  const deadline = Date.now() + BUSY_PATIENCE_MS;
  for (;;) {
    const left = await adopt(cluster);
    if (left && (!keep || keep.host === left.address.host)) return left;
    if (left) await shutDown(left.process);
    try {
      return await launchAt(cluster, keep);
    } catch (error) {
      if (!(error instanceof FolderBusy)) throw error;
      if (Date.now() > deadline) throw stillBusy(cluster, error);
      await pause(BUSY_PAUSE_MS);
    }
  }
}

async function launchAt(cluster: Cluster, keep: Address | undefined): Promise<RunningServer> {
  const former = await readPostmasterFile(cluster.folder);
  if (former && former.address.host !== keep?.host) await forgetAddress(former.address);
  const address = keep ?? (await makeAddress(cluster.account));
  if (keep) await restoreAddress(keep, cluster.account);
  try {
    return await launchWithReserve(cluster, address);
  } catch (error) {
    if (!keep) await forgetAddress(address);
    throw error;
  }
}

async function launchWithReserve(cluster: Cluster, address: Address): Promise<RunningServer> {
  // Without a reserve a write could stop even reading, and nothing would be left to open it again.
  if (!(await keepReserve(cluster.folder))) return launch(cluster, address, true);
  try {
    return await launch(cluster, address, false);
  } catch (error) {
    if (!(error instanceof DiskFull) || !(await spendReserve(cluster.folder))) throw error;
    return launch(cluster, address, true);
  }
}

function stillBusy(cluster: Cluster, cause: Error): EmbeddedDatabaseRefused {
  return new EmbeddedDatabaseRefused(
    `Another PostgreSQL is running on ${cluster.folder}; stop it, or set DATABASE_URL to it.`,
    { cause },
  );
}
