import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { ConnectionSettings } from '../db/connection.ts';
import { withSingleConnection } from '../db/connection.ts';
import { knownMigrations, migrate } from '../db/migrate.ts';
import type { FilesConfig } from '../files-config.ts';
import { IN_FOLDER } from '../files-config.ts';
import { loadTables } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { putBackFiles } from './put-back-files.ts';
import { readArchive } from './read-archive.ts';
import { rebuild } from './rebuild.ts';
import type { Migration } from '../db/migrate.ts';
import { BackupRefused } from './refused.ts';
import { begin } from './session.ts';
import { refuseOccupied } from './target.ts';

/** Reads the whole archive and says whether this Leveza can restore it. Touches nothing. */
export async function checkBackup(file: string, signal?: AbortSignal): Promise<void> {
  refuseUnknownSteps(await readArchive(file, { signal }), knownMigrations());
}

export interface RestoreOptions {
  file: string;
  settings: ConnectionSettings;
  dataDir: string;
  files?: FilesConfig;
  /** whether patients and files already there may be replaced */
  replace?: boolean;
  steps?: readonly Migration[];
  signal?: AbortSignal;
}

/** Database and files as the backup has them, then up to date with this Leveza. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { settings, dataDir } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(dataDir, '.restore-'));
  try {
    const manifest = await withSingleConnection(settings, (client) => replaceAll(client, work, options));
    // The rows are safe now. Should one of these steps fail, the next start of Leveza tries it again.
    await withSingleConnection(settings, (client) => migrate(client));
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function replaceAll(client: pg.Client, work: string, options: RestoreOptions): Promise<Manifest> {
  const { file, dataDir, replace = false, steps = knownMigrations(), signal } = options;
  const place = { dataDir, files: options.files ?? IN_FOLDER };
  await begin(client, '');
  await refuseOccupied(client, place, replace);
  const manifest = await readArchive(file, { into: work, signal });
  refuseUnknownSteps(manifest, steps);
  await rebuild(client, steps.slice(0, manifest.migrations.length));
  await loadTables(client, manifest, work, signal);

  // Files change hands last and before the commit: a failure on either side takes both back. Only a power
  // loss between the two can part them, and then the same restore with --replace joins them again.
  const swap = await putBackFiles({ unpacked: work, ...place }, signal);
  try {
    signal?.throwIfAborted();
    await client.query('commit');
  } catch (error) {
    await swap.undo();
    throw error;
  }
  await swap.keep();
  return manifest;
}

function refuseUnknownSteps({ migrations, leveza }: Manifest, steps: readonly Migration[]): void {
  if (migrations.every((hash, index) => steps[index]?.hash === hash)) return;
  throw new BackupRefused(
    `This backup comes from another Leveza (${leveza}) whose tables this one does not know; update Leveza first.`,
  );
}
