import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { z } from 'zod';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { forgetAddress } from '../address.ts';
import { outsideFolder } from '../place.ts';
import { adoptable, readPostmasterFile } from '../postmaster-file.ts';
import { shutDown } from '../shut-down.ts';
import { startEmbeddedDatabase } from '../start.ts';
import type { EmbeddedDatabase } from '../start.ts';

const folders: string[] = [];
const databases: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

export const OWNER = fileURLToPath(new URL('./owner-process.ts', import.meta.url));
export const NOBODY = { uid: 65534, gid: 65534 };
export const isRoot = process.getuid?.() === 0;
export const logged: string[] = [];
const log = {
  info: (line: string) => void logged.push(line),
  warn: (line: string) => void logged.push(line),
};

/** A data folder that goes away after the test, inside a folder of the given mode. */
export function freshDataDir(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'leveza-test-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return join(folder, 'data');
}

/** The same, with a database that was started once before. */
export async function preparedDataDir(): Promise<string> {
  const dataDir = freshDataDir();
  await putPrepared(dataDir);
  return dataDir;
}

/** Copies such a database into a data folder: making one takes a second. The first test of a run that asks makes it. */
export async function putPrepared(dataDir: string): Promise<void> {
  // The folder of the run, which every worker has as its TMPDIR.
  const template = join(tmpdir(), 'leveza-prepared-database');
  if (!existsSync(template)) await prepare(template);
  execFileSync('cp', ['-a', join(template, '.'), dataDir]);
}

async function prepare(template: string): Promise<void> {
  const folder = temporaryFolder();
  try {
    const draft = join(folder.path, 'data');
    const made = await startEmbeddedDatabase({ dataDir: draft, log });
    await made.stop();
    renameSync(draft, template);
  } catch (error) {
    if (!existsSync(template)) throw error; // else another worker was faster
  } finally {
    folder.remove();
  }
}

export async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log });
  databases.push(database);
  return database;
}

export function spawnOwner(command: string[], as: { uid?: number; gid?: number } = {}): ChildProcess {
  const [file, ...args] = command;
  const child = spawn(file!, args, { ...as, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

export function owner(dataDir: string, as: { uid?: number; gid?: number } = {}): ChildProcess {
  return spawnOwner([process.execPath, OWNER, dataDir], as);
}

const Connection = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
});

export function connectionOf(line: string): EmbeddedDatabase['connection'] {
  return Connection.parse(JSON.parse(line.replace(/^READY /, '')));
}

export async function firstLine(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stdout!)) return line;
  return '';
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export async function query(
  connection: EmbeddedDatabase['connection'],
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}

/** Ends every process and removes every folder the test made. */
export async function clearWorkshop(): Promise<void> {
  for (const child of children.splice(0)) await kill(child);
  for (const database of databases.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) {
    const dataDir = join(folder, 'data');
    const outside = outsideFolder(dataDir);
    for (const cluster of [join(dataDir, 'postgres'), join(outside, 'postgres')]) await clearCluster(cluster);
    for (const made of [folder, outside]) rmSync(made, { recursive: true, force: true, maxRetries: 5 });
  }
  logged.length = 0;
}

async function clearCluster(cluster: string): Promise<void> {
  if (!existsSync(cluster)) return;
  const postmaster = await readPostmasterFile(cluster);
  const running = await adoptable(cluster);
  if (running) await shutDown(running.process);
  if (postmaster) await forgetAddress(postmaster.address);
}
