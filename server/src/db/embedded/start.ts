import { chmod, mkdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chooseAccount } from './account.ts';
import { forgetAddress } from './address.ts';
import { DATABASE, ensureDatabase } from './ask.ts';
import { prepareBinaries } from './binaries.ts';
import type { Cluster, RunningServer } from './cluster.ts';
import { SUPERUSER, clusterExists, createCluster, giveTo, removeDrafts } from './create-cluster.ts';
import { watchDisk } from './disk-watch.ts';
import { openServer } from './open-server.ts';
import { FolderInUse, takeOwnership } from './owner-lock.ts';
import { readOrMakePassword } from './password.ts';
import { noteOutside, tellLeftovers } from './outside.ts';
import { linkCluster, placeCluster } from './place.ts';
import { asRefusal, diskFull } from './refused.ts';
import { logFile } from './server-log.ts';
import { shutDown, shutDownOnWindows } from './shut-down.ts';
import { ONLY_READING, supervise } from './supervise.ts';

const LEAVING_MS = 4000;

export interface EmbeddedDatabase {
  /** `pg` connects with these; they stay the same when the server is brought back */
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** where the rows really are */
  dataFolder: string;
  /** fast shutdown; resolves when the server is gone */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** PostgreSQL has been started and only has to get ready: a good time for other work. */
  onLaunched?: (() => void) | undefined;
  log: { info(message: string): void; warn(message: string): void };
}

/** Starts the embedded PostgreSQL of a data folder, or takes over the one a killed Leveza left running. */
export async function startEmbeddedDatabase({
  dataDir,
  log,
  onLaunched,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  let home = resolve(dataDir);
  const ownership: (() => void)[] = [];
  try {
    home = await makeHome(home);
    const cluster = await prepareCluster(home, ownership, log);
    const server = await openServer({ ...cluster, onLaunched });
    try {
      await ensureDatabase(server.address, cluster.password);
    } catch (error) {
      await end(server, cluster);
      await forgetAddress(server.address);
      throw server.isReadOnly ? diskFull(cluster.folder) : error;
    }
    if (server.isReadOnly) log.warn(ONLY_READING);
    const left = await tellLeftovers();
    if (left) log.warn(left);
    return await embeddedDatabase(cluster, server, ownership, log);
  } catch (error) {
    releaseAll(ownership);
    throw asRefusal(error, home);
  }
}

async function makeHome(folder: string): Promise<string> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
  // Only root lets others pass through, and only because PostgreSQL will be one of them.
  if (isNew && process.geteuid?.() === 0) await chmod(folder, 0o711);
  return realpath(folder);
}

async function prepareCluster(
  home: string,
  ownership: (() => void)[],
  log: EmbeddedOptions['log'],
): Promise<Cluster> {
  ownership.push(await whenFree(home));
  const account = await chooseAccount(join(home, 'postgres'));
  const placement = await placeCluster(home, account, (message) => log.info(message));
  const parent = dirname(placement.cluster);
  // Two data folders may lead to one cluster, when one is a copy of the other.
  if (parent !== home) ownership.push(await whenFree(parent));

  const binaries = await prepareBinaries(home, account);
  await removeDrafts(parent);
  const exists = await clusterExists(placement.cluster, binaries);
  const password = await readOrMakePassword(home, exists);
  if (exists && account) await giveTo(account, placement.cluster);
  if (!exists) {
    log.info(`Preparing a new database in ${placement.cluster}.`);
    await createCluster(placement.cluster, binaries, account, password);
  }
  await linkCluster(placement);
  if (parent !== home) await noteOutside(placement.cluster, home);
  return { folder: await realpath(placement.cluster), binaries, account, password, logFile: logFile(home) };
}

/** A restart often comes while the one before is still finishing its requests. */
async function whenFree(folder: string): Promise<() => void> {
  const deadline = Date.now() + LEAVING_MS;
  for (;;) {
    try {
      return takeOwnership(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}

async function embeddedDatabase(
  cluster: Cluster,
  first: RunningServer,
  ownership: (() => void)[],
  log: EmbeddedOptions['log'],
): Promise<EmbeddedDatabase> {
  const { address } = first;
  const supervised = supervise(first, {
    reopen: () => openServer(cluster, address),
    shutDown: (server) => end(server, cluster),
    needsNewStart: await watchDisk(cluster),
    warn: (message) => log.warn(message),
  });
  return {
    connection: { ...address, user: SUPERUSER, password: cluster.password, database: DATABASE },
    dataFolder: cluster.folder,
    stop: async () => {
      await supervised.stop();
      await forgetAddress(address);
      releaseAll(ownership);
    },
  };
}

async function end(server: RunningServer, cluster: Cluster): Promise<void> {
  if (process.platform === 'win32') await shutDownOnWindows(server.process, cluster.binaries, cluster.folder);
  else await shutDown(server.process);
}

function releaseAll(ownership: (() => void)[]): void {
  for (const release of ownership.splice(0)) release();
}
