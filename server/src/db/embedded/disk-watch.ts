import { askIdentity } from './ask.ts';
import type { Cluster, RunningServer } from './cluster.ts';
import { saysDiskFull } from './refused.ts';
import { keepReserve } from './reserve.ts';
import { boundLog, logSince, logSize } from './server-log.ts';

/** Looked at now and then: true when a full disk, or room on it again, calls for a new start. */
export async function watchDisk(cluster: Cluster): Promise<(server: RunningServer) => Promise<boolean>> {
  let position = await logSize(cluster.logFile);
  let isSuspect = false;

  return async (server) => {
    await boundLog(cluster.logFile);
    const lines = await news();
    if (server.isReadOnly) return keepReserve(cluster.folder);
    // After a crash on a full disk PostgreSQL may keep running without accepting connections.
    isSuspect ||= saysDiskFull(lines);
    if (isSuspect) isSuspect = !(await answers(server));
    return isSuspect;
  };

  async function news(): Promise<string> {
    if ((await logSize(cluster.logFile)) < position) position = 0;
    const lines = await logSince(cluster.logFile, position);
    position += Buffer.byteLength(lines);
    return lines;
  }

  async function answers(server: RunningServer): Promise<boolean> {
    try {
      await askIdentity(server.address, cluster.password);
      return true;
    } catch {
      return false; // a new start is the remedy for every reason
    }
  }
}
