import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type pg from 'pg';
import type { ConnectionSettings } from '../db/connection.ts';
import { withSingleConnection } from '../db/connection.ts';
import { errorCode } from '../db/embedded/refused.ts';
import { appliedMigrations } from '../db/migrate.ts';
import type { FilesConfig } from '../files-config.ts';
import { IN_FOLDER } from '../files-config.ts';
import { VERSION } from '../version.ts';
import { copyOut } from './copy-table.ts';
import type { Manifest, StoredTable } from './manifest.ts';
import { newManifest, tablePath } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { BackupRefused } from './refused.ts';
import { begin } from './session.ts';
import { collectFiles } from './stored-files.ts';
import { listSequences, listTables, tableSql } from './tables.ts';
import { alreadyThere, packFolder, publish } from './write-archive.ts';

export interface BackupOptions {
  settings: ConnectionSettings;
  dataDir: string;
  files?: FilesConfig;
  target: string;
  now: Date;
  signal?: AbortSignal;
}

export function defaultTarget(dataDir: string, now: Date): string {
  const [day = '', time = ''] = now
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .split('T');
  return join(dataDir, 'backups', `leveza-${day}-${time}.tar.gz`);
}

/** Database and files as they are at one moment, in one file that was read back before it got its name. */
export async function writeBackup({
  settings,
  dataDir,
  files = IN_FOLDER,
  target,
  now,
  signal,
}: BackupOptions): Promise<Manifest> {
  if (existsSync(target)) throw alreadyThere(target);
  const work = await makeWorkFolder(target);
  try {
    const folder = join(work, 'content');
    await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
    const manifest = await withSingleConnection(settings, (client) =>
      collect(client, { dataDir, files, folder, now, signal }),
    );
    const draft = join(work, 'archive.tar.gz');
    await packFolder(folder, manifest, draft, signal);
    await readArchive(draft, { signal });
    signal?.throwIfAborted();
    await publish(draft, target);
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

interface Collection {
  dataDir: string;
  files: FilesConfig;
  folder: string;
  now: Date;
  signal?: AbortSignal;
}

async function collect(client: pg.Client, collection: Collection): Promise<Manifest> {
  const { folder, now, signal } = collection;
  await begin(client, 'isolation level repeatable read, read only');
  const migrations = await migrationsOf(client);
  const tables = await listTables(client);
  // The lock keeps columns unchanged while the copy runs; rows may change, since the copy reads a snapshot.
  await client.query(`lock table ${tables.map(tableSql).join(', ')} in access share mode`);
  // Right after the snapshot: a file its rows name is still there, one of later rows does no harm.
  const files = await collectFiles(collection, folder, signal);
  const stored: StoredTable[] = [];
  for (const table of tables) {
    const copied = await copyOut(client, table, join(folder, tablePath(table)), signal);
    stored.push({ ...table, ...copied });
  }
  // Last, because sequences stand outside of any snapshot: they are never behind the rows.
  const sequences = await listSequences(client);
  await client.query('commit');
  return newManifest({
    leveza: VERSION,
    takenAt: now.toISOString(),
    migrations,
    tables: stored,
    sequences,
    files,
  });
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const known = await client.query<{ has: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as has`,
  );
  const migrations = known.rows[0]?.has ? await appliedMigrations(client) : [];
  if (migrations.length > 0) return migrations;
  throw new BackupRefused('The database holds no Leveza yet, so there is nothing to back up.');
}

async function makeWorkFolder(target: string): Promise<string> {
  try {
    return await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new BackupRefused(`There is no folder ${dirname(target)} to write the backup into.`);
  }
}
