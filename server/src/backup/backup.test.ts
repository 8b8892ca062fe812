import { randomBytes, randomUUID } from 'node:crypto';
import { cp, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConnectionSettings } from '../db/connection.ts';
import { withSingleConnection } from '../db/connection.ts';
import { products } from '../features/catalog/table.ts';
import { idempotencyKeys } from '../http/idempotency/table.ts';
import { runOn } from '../testing/postgres.ts';
import type { TestDatabase } from '../testing/test-app.ts';
import { createPatient, testDatabase } from '../testing/test-app.ts';
import { readArchive } from './read-archive.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { checksumsOf, fileChecksumsOf } from './testing/checksums.ts';
import { copyOf, emptyDatabase, put, temporaryFolder } from './testing/places.ts';
import { packFolder } from './write-archive.ts';
import { defaultTarget, writeBackup } from './write-backup.ts';

const now = new Date('2026-11-15T03:20:01.234Z');
const ODD = [
  'tab\there',
  'line\nbreak\r\n',
  'back\\slash \\N \\.',
  '"quotes" \'and\' {braces},',
  'São João 💊 e\u0301',
  '',
];

let source: TestDatabase;
let busy: TestDatabase;
let newer: TestDatabase;
let dataDir: string;
let archive: string;
/** Copied for every test that would change it. */
let home: { settings: ConnectionSettings; dataDir: string };

async function fill({ db }: TestDatabase): Promise<void> {
  for (const name of ODD) {
    const { id: userId } = await createPatient(db, name);
    await db.insert(products).values({
      userId,
      name,
      mainCategory: 'SUPPLEMENTS',
      benefits: ODD,
      searchTerms: ['NULL', 'null', '\\N'],
      boxQuantity: 123_456_789.123,
      averagePrice: 0.01,
      searchText: name,
    });
    await db
      .insert(idempotencyKeys)
      .values({ userId, key: name, fingerprint: 'x', answer: `{"a":"${name}"}` });
  }
  const { id } = await createPatient(db);
  await db.execute(sql`update users set created_at = '1969-12-31 23:59:59.999999-03' where id = ${id}`);
  await db.execute(sql`update sessions set revoked_at = 'infinity' where user_id = ${id}`);
}

beforeAll(async () => {
  source = await testDatabase();
  busy = await testDatabase();
  newer = await testDatabase();
  dataDir = await temporaryFolder();
  await fill(source);
  for (let size = 0; size < 100_000; size = size * 3 + 1) {
    await put(dataDir, `files/${size % 7}/${randomUUID()}`, randomBytes(size));
  }
  await put(dataDir, `files/exames/${'longo'.repeat(25)} ção.pdf`, 'conteúdo');
  await put(dataDir, 'master.key', randomBytes(32));
  archive = join(await temporaryFolder(), 'leveza.tar.gz');
  await writeBackup({ settings: source.settings, dataDir, target: archive, now });
});

describe('a backup', () => {
  test('brings every row and every file back, with equal checksums', async () => {
    const target = { settings: await emptyDatabase(), dataDir: join(await temporaryFolder(), 'data') };
    await restoreBackup({ file: archive, ...target });

    const rows = await checksumsOf(source.settings);
    expect(Object.keys(rows).length).toBeGreaterThanOrEqual(7);
    expect(rows['public.users']).toMatch(/^7:/);
    const { 'drizzle.__drizzle_migrations': _, ...restored } = await checksumsOf(target.settings);
    expect(rows).toMatchObject(restored);
    expect(Object.keys(restored)).toHaveLength(Object.keys(rows).length - 1);

    const files = await fileChecksumsOf(dataDir);
    expect(Object.keys(files).length).toBeGreaterThan(10);
    expect(await fileChecksumsOf(target.dataDir)).toEqual(files);
    expect((await readdir(target.dataDir)).toSorted()).toEqual(['files', 'master.key']);
  });

  test('is for its owner alone and leaves nothing beside it', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(archive, '..'))).toEqual(['leveza.tar.gz']);
    expect(defaultTarget('/d', now)).toBe('/d/backups/leveza-20261115-032001.tar.gz');
  });

  test('never replaces a file', async () => {
    const before = await readFile(archive);
    const again = writeBackup({ settings: source.settings, dataDir, target: archive, now });
    await expect(again).rejects.toThrow('exists already');
    expect((await readFile(archive)).equals(before)).toBe(true);
  });

  test('shows one moment, however much is written meanwhile', async () => {
    const stopping = new AbortController();
    const writers = Array.from({ length: 4 }, async () => {
      // A patient and her session are one transaction: half of one must never be seen.
      while (!stopping.signal.aborted)
        await busy.db.transaction(async (tx) => void (await createPatient(tx, 'x'.repeat(2000))));
    });
    const file = join(await temporaryFolder(), 'busy.tar.gz');
    const folder = await temporaryFolder();
    const seen = [];
    for (const round of [1, 2, 3]) {
      const taken = await writeBackup({
        settings: busy.settings,
        dataDir: folder,
        target: `${file}${round}`,
        now,
      });
      seen.push(taken.tables.find(({ name }) => name === 'users')!.rows);
      expect(taken.tables.find(({ name }) => name === 'sessions')!.rows).toBe(seen.at(-1));
    }
    stopping.abort();
    await Promise.all(writers);
    expect(seen[2]).toBeGreaterThan(seen[0]!);

    const settings = await emptyDatabase();
    await restoreBackup({ file: `${file}3`, settings, dataDir: folder });
    expect((await checksumsOf(settings))['public.users']).toMatch(new RegExp(`^${seen[2]}:`));
  });

  test('of a database without Leveza is refused', async () => {
    const target = join(await temporaryFolder(), 'nothing.tar.gz');
    const backup = writeBackup({ settings: await emptyDatabase(), dataDir, target, now });
    await expect(backup).rejects.toThrow('holds no Leveza yet');
    expect(await readdir(join(target, '..'))).toEqual([]);
  });
});

/** A database with one patient, without the pool that would count as a running Leveza. */
async function inhabited() {
  const settings = await copyOf(home.settings);
  const folder = await temporaryFolder();
  await cp(home.dataDir, folder, { recursive: true });
  return { settings, dataDir: folder };
}

async function expectUnchanged(target: Awaited<ReturnType<typeof inhabited>>, work: () => Promise<unknown>) {
  const before = [await checksumsOf(target.settings), await fileChecksumsOf(target.dataDir)];
  await work();
  expect([await checksumsOf(target.settings), await fileChecksumsOf(target.dataDir)]).toEqual(before);
}

describe('a restore', () => {
  beforeAll(async () => {
    home = { settings: await emptyDatabase(), dataDir: await temporaryFolder() };
    await restoreBackup({ file: archive, ...home });
    await runOn(
      home.settings,
      `delete from users; insert into users (email, name) values ('b@example.com', 'Bia')`,
    );
    await put(home.dataDir, 'files/of-bia', 'hers');
  });

  test('over patients is refused and changes nothing, unless asked to replace them', async () => {
    const target = await inhabited();
    await expectUnchanged(target, () =>
      expect(restoreBackup({ file: archive, ...target })).rejects.toThrow('already holds patients'),
    );

    await restoreBackup({ file: archive, ...target, replace: true });
    expect(await checksumsOf(target.settings)).toMatchObject({
      'public.users': (await checksumsOf(source.settings))['public.users'],
    });
    expect(await fileChecksumsOf(target.dataDir)).toEqual(await fileChecksumsOf(dataDir));
  });

  test('over files without patients is refused', async () => {
    const target = await inhabited();
    await runOn(target.settings, 'delete from users');
    await expect(restoreBackup({ file: archive, ...target })).rejects.toThrow('already holds files');
  });

  test('beside a running Leveza is refused', async () => {
    const settings = await emptyDatabase();
    await withSingleConnection(settings, () =>
      expect(restoreBackup({ file: archive, settings, dataDir, replace: true })).rejects.toThrow(
        'is running',
      ),
    );
  });

  test('over the tables of another program is refused', async () => {
    const settings = await emptyDatabase();
    await runOn(settings, 'create table invoices (id int)');
    const restore = restoreBackup({ file: archive, settings, dataDir, replace: true });
    await expect(restore).rejects.toThrow('not Leveza’s');
  });

  test('of an archive with one changed byte is refused and changes nothing', async () => {
    const target = await inhabited();
    const whole = await readFile(archive);
    const broken = join(await temporaryFolder(), 'broken.tar.gz');
    await expectUnchanged(target, async () => {
      for (const share of [0.05, 0.5, 0.95]) {
        const at = Math.floor(whole.length * share);
        await writeFile(broken, whole.with(at, whole[at]! ^ 0x10));
        await expect(checkBackup(broken)).rejects.toThrow('is damaged');
        await expect(restoreBackup({ file: broken, ...target, replace: true })).rejects.toThrow('is damaged');
      }
    });
  });

  test.each([0, 1, 100, -1, -9])('of an archive cut at %d is refused', async (length) => {
    const cut = join(await temporaryFolder(), 'cut.tar.gz');
    await writeFile(cut, (await readFile(archive)).subarray(0, length));
    await expect(readArchive(cut)).rejects.toThrow('is damaged');
  });

  test('of a file that is not there says so', async () => {
    await expect(readArchive('/nowhere.tar.gz')).rejects.toThrow('There is no file /nowhere.tar.gz.');
  });

  test('of a backup with a migration this Leveza does not know is refused', async () => {
    const target = await inhabited();
    await newer.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 1)`,
    );
    const file = join(await temporaryFolder(), 'newer.tar.gz');
    await writeBackup({ settings: newer.settings, dataDir, target: file, now });
    await expect(checkBackup(file)).rejects.toThrow('update Leveza first');
    await expectUnchanged(target, () =>
      expect(restoreBackup({ file, ...target, replace: true })).rejects.toThrow('update Leveza first'),
    );
  });

  test('that fails after loading leaves database and files as they were', async () => {
    const target = await inhabited();
    const folder = await temporaryFolder();
    const { tables, ...rest } = await readArchive(archive, { into: folder });
    const file = join(await temporaryFolder(), 'miscounted.tar.gz');
    const miscounted = tables.map((table) => ({
      ...table,
      rows: table.rows + Number(table.name === 'users'),
    }));
    await packFolder(folder, { ...rest, tables: miscounted }, file);
    await expectUnchanged(target, () =>
      expect(restoreBackup({ file, ...target, replace: true })).rejects.toThrow('users took 7 of 8 rows'),
    );
    expect((await readdir(target.dataDir)).toSorted()).toEqual(['files', 'master.key']);
  });

  test('whose files cannot be put in place leaves the database as it was', async () => {
    const { settings } = await inhabited();
    const elsewhere = await temporaryFolder();
    const target = { settings, dataDir: await temporaryFolder() };
    await put(elsewhere, 'of-bia', 'hers');
    await symlink(elsewhere, join(target.dataDir, 'files'));
    await expectUnchanged(target, () =>
      expect(restoreBackup({ file: archive, ...target, replace: true })).rejects.toThrow('is a link'),
    );
  });

  test('that is interrupted leaves everything as it was', async () => {
    const target = await inhabited();
    const stopping = new AbortController();
    await expectUnchanged(target, async () => {
      const restore = restoreBackup({ file: archive, ...target, replace: true, signal: stopping.signal });
      stopping.abort();
      await expect(restore).rejects.toThrow(/abort/i);
    });
  });
});
