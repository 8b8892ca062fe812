import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { LocalS3 } from '../../testing/s3/local-s3.ts';
import { localS3 } from '../../testing/s3/local-s3.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { FileStore } from './file-store.ts';
import { moveFiles } from './move-files.ts';
import { UNHURRIED } from './s3/s3-store.ts';
import { storesOf } from './stores.ts';
import type { Vault } from './vault.ts';
import { openVault } from './vault.ts';

const KEY = randomBytes(32);
const CONTENT = Buffer.from('um exame');
const folder = temporaryFolder();
afterAll(() => folder.remove());

let s3: LocalS3;
let dataDir: string;
let from: FileStore;
let to: FileStore;
/** Leveza as it was before the move, and as it runs during the move. */
let before: Vault;
let during: Vault;

beforeEach(async () => {
  s3 = await localS3('');
  dataDir = `${folder.path}/${randomUUID()}`;
  const files = { store: s3.config, old: { kind: 'folder' } } as const;
  ({ store: to, old: from } = storesOf(files, dataDir, UNHURRIED) as { store: FileStore; old: FileStore });
  before = openVault(KEY, dataDir);
  during = openVault(KEY, dataDir, files);
  await before.setLabel('uma base');
});

async function storedBefore(count: number): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (let made = 0; made < count; made += 1) {
    const id = randomUUID();
    keys.set(id, await before.store(id, CONTENT));
  }
  return keys;
}

async function allReadable(vault: Vault, keys: Map<string, string>): Promise<void> {
  for (const [id, key] of keys) expect(await vault.read(id, key)).toEqual(CONTENT);
}

test('files are read from either store while they are moved, and from the new one alone afterwards', async () => {
  const keys = await storedBefore(6);
  const [binned] = keys.keys();
  await before.discard(binned!);
  await during.setLabel('uma base');
  await allReadable(during, keys);
  const added = randomUUID();
  keys.set(added, await during.store(added, CONTENT));

  expect(await moveFiles({ from, to })).toMatchObject({ files: 6 });
  expect([await from.isEmpty(), await from.idsInBin()]).toEqual([true, []]);
  await allReadable(openVault(KEY, dataDir, { store: s3.config, old: null }), keys);
  expect(await moveFiles({ from, to })).toEqual({ files: 0, bytes: 0 });
});

test('a move that fails loses nothing, and the next one goes on', async () => {
  const keys = await storedBefore(8);
  await during.setLabel('uma base');
  let written = 0;
  s3.fault = ({ method }) =>
    method === 'PUT' && (written += 1) > 3 ? { status: 403, code: 'QuotaExceeded' } : null;
  await expect(moveFiles({ from, to })).rejects.toMatchObject({ code: 'QuotaExceeded' });
  await allReadable(during, keys);
  s3.fault = () => null;
  const { files } = await moveFiles({ from, to });
  expect(files).toBeGreaterThan(0);
  await allReadable(openVault(KEY, dataDir, { store: s3.config, old: null }), keys);
});

test('a file that comes back changed stays where it was', async () => {
  const keys = await storedBefore(1);
  await during.setLabel('uma base');
  s3.fault = ({ method, url }) => {
    const object = s3.objects.get(url.split('/').slice(2).join('/'));
    if (method === 'GET' && object && !url.includes('database.id')) object.bytes = Buffer.from('outro');
    return null;
  };
  await expect(moveFiles({ from, to })).rejects.toThrow(/does not give back/);
  await allReadable(before, keys);
});

test('a deletion reaches both stores', async () => {
  const [id = ''] = (await storedBefore(1)).keys();
  await during.store(id, CONTENT);
  await during.remove(id);
  expect([await from.isEmpty(), s3.objects.size]).toEqual([true, 0]);
});

test('a deletion does not fail with the store: without its key the file is noise', async () => {
  s3.fault = () => ({ status: 500 });
  await expect(during.remove(randomUUID())).resolves.toBeUndefined();
});

test('stores of different databases, and one that no Leveza has used, are left alone', async () => {
  await storedBefore(1);
  await expect(moveFiles({ from, to })).rejects.toThrow(/No Leveza has used s3:\/\/leveza-testes yet/);
  await during.setLabel('outra base');
  await expect(moveFiles({ from, to })).rejects.toThrow(/different databases/);
  expect(await from.isEmpty()).toBe(false);
});
