import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Address } from './address.ts';
import { program } from './binaries.ts';
import type { Cluster, RunningServer } from './cluster.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { identify } from './process-table.ts';
import { EmbeddedDatabaseRefused, diskFull, saysDiskFull } from './refused.ts';
import { bareEnvironment } from './run.ts';
import { boundLog, logSince, logSize, openLog } from './server-log.ts';
import { serverSettings } from './settings.ts';

const POLL_MS = 20;

/** Another server is still letting go of this folder, so trying again makes sense. */
export class FolderBusy extends Error {}

export async function launch(
  cluster: Cluster,
  address: Address,
  isReadOnly: boolean,
): Promise<RunningServer> {
  await boundLog(cluster.logFile);
  const logStart = await logSize(cluster.logFile);
  const stale = await readPostmasterFile(cluster.folder);
  const child = spawnServer(cluster, serverSettings(address, isReadOnly), stale?.pid);
  cluster.onLaunched?.();
  const failure = new Promise<never>((_, reject) => child.once('error', reject));
  const isReady = await Promise.race([waitUntilReady(child, cluster.folder), failure]);
  if (!isReady) throw explain(await logSince(cluster.logFile, logStart), cluster);
  return { process: identify(child.pid!), address, isReadOnly };
}

function spawnServer(cluster: Cluster, settings: string[], stalePid: number | undefined): ChildProcess {
  const log = openLog(cluster.logFile);
  // The file of a dead server is left to PostgreSQL, which also checks that no process of that server is left. A pid
  // reused by another program would stop PostgreSQL, unless it is declared as its grandparent.
  const env = { ...bareEnvironment(), ...(stalePid && { PG_GRANDPARENT_PID: String(stalePid) }) };
  try {
    const args = ['-D', cluster.folder, ...settings];
    const child = spawn(program(cluster.binaries, 'postgres'), args, {
      ...cluster.account,
      cwd: '/',
      env,
      // Its own session: Ctrl-C in the terminal must reach Leveza first, which still has to write.
      detached: true,
      stdio: ['ignore', log, log],
      windowsHide: true,
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

// As long as the process lives it is either ready or replaying its log, which may take its time.
async function waitUntilReady(child: ChildProcess, folder: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(folder);
    if (file && file.pid === child.pid && file.status === 'ready') return true;
    await pause(POLL_MS);
  }
  return false;
}

function explain(output: string, cluster: Cluster): Error {
  if (saysDiskFull(output)) return diskFull(cluster.folder);
  if (/lock file .* already exists|pre-existing shared memory block/.test(output))
    return new FolderBusy(output);
  const why = /(?:FATAL|PANIC): +(.+)/.exec(output)?.[1] ?? 'it gave no reason';
  return new EmbeddedDatabaseRefused(
    `PostgreSQL did not start on ${cluster.folder} (${why}); see ${cluster.logFile}, or set DATABASE_URL.`,
  );
}
