import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { ConnectionSettings } from '../../db/connection.ts';
import { atTheEnd } from '../../testing/endings.ts';
import { AS_FILES, onDatabase, runOn } from '../../testing/postgres.ts';

/** An unused database, dropped afterwards. */
export async function emptyDatabase(owner?: string): Promise<ConnectionSettings> {
  return newDatabase(owner ? `owner ${owner}` : '');
}

/** A copy of a database without connections, dropped afterwards. */
export async function copyOf(original: ConnectionSettings): Promise<ConnectionSettings> {
  return newDatabase(`template ${nameOf(original)}`);
}

async function newDatabase(how: string): Promise<ConnectionSettings> {
  const { settings } = inject('postgres');
  const name = `leveza_restore_${randomBytes(6).toString('hex')}`;
  await runOn(settings, `create database ${name} ${how} ${AS_FILES}`);
  atTheEnd(() => runOn(settings, `drop database ${name} with (force)`));
  return onDatabase(settings, name);
}

function nameOf(settings: ConnectionSettings): string {
  return 'connectionString' in settings
    ? new URL(settings.connectionString).pathname.slice(1)
    : settings.database;
}

/** The same, by and for a user who owns it and has no other rights. */
export async function ownersDatabase(): Promise<ConnectionSettings> {
  const { settings } = inject('postgres');
  const user = `leveza_owner_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(9).toString('hex');
  await runOn(settings, `create role ${user} login password '${password}'`);
  atTheEnd(() => runOn(settings, `drop role ${user}`));
  const own = await emptyDatabase(user);
  if (!('connectionString' in own)) return { ...own, user, password };
  const url = new URL(own.connectionString);
  url.username = user;
  url.password = password;
  return { connectionString: url.href };
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'leveza-backup-test-'));
  atTheEnd(() => rm(folder, { recursive: true }));
  return folder;
}

export async function put(folder: string, path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}
