import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fileFolder } from '../../services/vault/file-folder.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { runJob } from '../../testing/jobs.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testApp, testDatabase } from '../../testing/test-app.ts';
import { sweepUnclaimedFiles } from './jobs.ts';
import { addFile, forgetFile, readFile } from './shared/files.ts';
import { sweepFiles } from './shared/sweep-files.ts';
import { vaultOf } from './shared/vault-of.ts';
import { files, installation } from './table.ts';

const NOW = { unclaimedMs: -1000, inBinMs: DAY_MS };
const CONTENT = Buffer.from('uma receita');

let house: TestApp;
let owner: string;
let id: string;
let warnings: string[];
const log = { warn: (line: string) => void warnings.push(line) };

beforeEach(async () => {
  warnings = [];
  house = await testApp();
  ({ id: owner } = await house.patient());
  id = await addFile(house.db, house.vault, owner, {
    name: 'receita.pdf',
    mediaType: 'application/pdf',
    content: CONTENT,
  });
});

test('files of another or an empty database are left alone, and the start and the sweep say so', async () => {
  const empty = await testDatabase();
  const vault = await vaultOf(empty.db, house.config, log);
  expect(warnings.join()).toMatch(/belong to another database/);
  await expect(sweepFiles(empty.db, vault, NOW)).rejects.toMatchObject({ name: 'FilesOfAnotherDatabase' });
  await expect(runJob({ ...house, db: empty.db, vault }, sweepUnclaimedFiles)).rejects.toMatchObject({
    name: 'FilesOfAnotherDatabase',
  });
  expect(await vault.idsOlderThan(-1000)).toEqual([id]);

  const back = await vaultOf(house.db, house.config, log);
  expect(warnings).toHaveLength(1);
  expect(await sweepFiles(house.db, back, NOW)).toBe(0);
  expect((await readFile(house.db, back, owner, id))!.content).toEqual(CONTENT);
});

test('a file without a row waits in the bin, from where it is read and taken back when the row returns', async () => {
  const { db, vault } = house;
  const [row] = await db.select().from(files);
  await forgetFile(db, owner, id);
  expect(await sweepFiles(db, vault, NOW)).toBe(1);
  expect([await vault.idsOlderThan(-1000), await vault.idsInBin()]).toEqual([[], [id]]);

  await db.insert(files).values(row!);
  expect((await readFile(db, vault, owner, id))!.content).toEqual(CONTENT);
  expect(await sweepFiles(db, vault, NOW)).toBe(0);
  expect([await vault.idsOlderThan(-1000), await vault.idsInBin()]).toEqual([[id], []]);
});

test('the bin is emptied after its days', async () => {
  const { db, vault } = house;
  await forgetFile(db, owner, id);
  await sweepFiles(db, vault, NOW);
  expect(await vault.idsInBin()).toEqual([id]);
  await sweepFiles(db, vault, { ...NOW, inBinMs: -1000 });
  expect(await vault.idsInBin()).toEqual([]);
});

const denied = Object.assign(new Error('permission denied'), { code: 'EACCES' });

/** The same store in which one file cannot be moved. */
function withStuck(vault: Vault, verb: 'discard' | 'takeBack', stuck: string): Vault {
  return {
    ...vault,
    [verb]: (each: string) => (each === stuck ? Promise.reject(denied) : vault[verb](each)),
  };
}

test('a file that cannot be moved stops neither the others, nor the bin, nor the other store', async () => {
  const { db, vault } = house;
  const elsewhere = temporaryFolder();
  onTestFinished(() => elsewhere.remove());
  const old = fileFolder(elsewhere.path);
  await forgetFile(db, owner, id);
  await sweepFiles(db, vault, NOW);
  const orphans = [randomUUID(), randomUUID(), randomUUID()];
  for (const orphan of orphans) await vault.store(orphan, CONTENT);
  const [stuck] = await vault.idsOlderThan(-1000);
  const broken = { ...withStuck(vault, 'discard', stuck!), old };

  await expect(sweepFiles(db, broken, { ...NOW, inBinMs: -1000 })).rejects.toBe(denied);
  expect(await vault.idsOlderThan(-1000)).toEqual([stuck]);
  expect(await vault.idsInBin()).toEqual([]);
  expect(await old.label(), 'the other store was reached').toBe(await vault.label());
});

test('a file whose row is there again stays in the bin until it can be taken back', async () => {
  const { db, vault } = house;
  const [row] = await db.select().from(files);
  await forgetFile(db, owner, id);
  await sweepFiles(db, vault, NOW);
  await db.insert(files).values(row!);
  const broken = withStuck(vault, 'takeBack', id);
  await expect(sweepFiles(db, broken, { ...NOW, inBinMs: -1000 })).rejects.toBe(denied);
  expect(await vault.idsInBin()).toEqual([id]);
});

test('a folder from before there were ids is taken over by the database that knows its files', async () => {
  await rm(join(house.config.dataDir, 'files', 'database.id'));
  const stranger = await testDatabase();
  await vaultOf(stranger.db, house.config, log);
  expect(warnings).toHaveLength(1);
  await vaultOf(house.db, house.config, log);
  expect(warnings).toHaveLength(1);
});

test('a lost master key is not replaced, and another one is refused', async () => {
  const { db, config } = house;
  await rm(join(config.dataDir, 'master.key'));
  await expect(vaultOf(db, config, log)).rejects.toThrow(/master\.key is missing/);
  await expect(vaultOf(db, { ...config, masterKey: randomBytes(32) }, log)).rejects.toThrow(
    /not the one this database was sealed with/,
  );
  // The rows of a database from before there were ids need the key as well, and so do bare files.
  await db.delete(installation);
  await expect(vaultOf(db, config, log)).rejects.toThrow(/master\.key is missing/);
  const empty = await testDatabase();
  await expect(vaultOf(empty.db, config, log)).rejects.toThrow(/master\.key is missing/);
});
