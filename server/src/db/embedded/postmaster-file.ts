import { existsSync, readlinkSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Address } from './address.ts';
import { commandLine, identify, isRunning } from './process-table.ts';
import type { ProcessIdentity } from './process-table.ts';
import { errorCode } from './refused.ts';

/** Facts a running PostgreSQL writes about itself into its own folder. */
export interface Postmaster {
  pid: number;
  address: Address;
  status: string;
}

const HALF_WRITTEN_MS = 1000;

export async function readPostmasterFile(cluster: string): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  const first = await parse(file);
  if (first !== 'unreadable') return first;
  // Empty for an instant while a server starts; for good after a power loss, and then PostgreSQL refuses it.
  await pause(HALF_WRITTEN_MS);
  const second = await parse(file);
  if (second !== 'unreadable') return second;
  await rm(file, { force: true });
  return null;
}

/** The server left running in this folder by an earlier Leveza, if there is one. */
export async function adoptable(
  cluster: string,
): Promise<{ process: ProcessIdentity; postmaster: Postmaster } | null> {
  const postmaster = await readPostmasterFile(cluster);
  if (!postmaster) return null;
  const found = identify(postmaster.pid);
  if (!isRunning(found) || !(await servesFolder(postmaster.pid, cluster))) return null;
  return { process: found, postmaster };
}

async function parse(file: string): Promise<Postmaster | null | 'unreadable'> {
  let lines: string[];
  try {
    lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  const [pid, , , port, socketFolder, listenAddress, , status] = lines;
  if (!Number.isSafeInteger(Number(pid)) || Number(pid) <= 0) return 'unreadable';
  const address = { host: socketFolder || listenAddress || '', port: Number(port) };
  return { pid: Number(pid), address, status: status ?? '' };
}

// The number alone proves nothing: after a restart of the machine it may belong to any process.
async function servesFolder(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const [executable, ...args] = commandLine(pid);
  if (!executable || basename(executable) !== 'postgres') return false;
  const folder = await realpath(cluster);
  if (currentFolder(pid) === folder) return true;
  // Root in a container may not look into another user's process, but everybody sees its arguments.
  const dataFolder = args[args.indexOf('-D') + 1];
  return dataFolder !== undefined && existsSync(dataFolder) && (await realpath(dataFolder)) === folder;
}

function currentFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null; // no /proc, or not permitted: the arguments decide
  }
}
