import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { MasterKeyRefused, readMasterKey } from './master-key.ts';
import { openVault } from './vault.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

const nothingSealed = async () => false;

const folders: { remove(): void }[] = [];
afterAll(() => folders.forEach(({ remove }) => remove()));

function folder(): string {
  const made = temporaryFolder();
  folders.push(made);
  return made.path;
}

test('processes that start at once end up with one key, readable by its owner only', FIRST_TRY, async () => {
  const dataDir = folder();
  const settings = { masterKey: undefined, dataDir };
  const keys = await Promise.all(Array.from({ length: 8 }, () => readMasterKey(settings, nothingSealed)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['master.key']);
});

test('a key given by configuration wins, and a damaged file is not replaced', async () => {
  const dataDir = folder();
  const masterKey = randomBytes(32);
  expect(await readMasterKey({ masterKey, dataDir }, nothingSealed)).toBe(masterKey);
  await writeFile(join(dataDir, 'master.key'), 'half a ke');
  await expect(readMasterKey({ masterKey: undefined, dataDir }, nothingSealed)).rejects.toBeInstanceOf(
    MasterKeyRefused,
  );
});

test('a missing key is not replaced beside data it sealed', async () => {
  const dataDir = folder();
  const settings = { masterKey: undefined, dataDir };
  await expect(readMasterKey(settings, async () => true)).rejects.toThrow(/master\.key is missing/);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a key file other accounts can read is closed to them', async () => {
  const dataDir = folder();
  const settings = { masterKey: undefined, dataDir };
  const key = await readMasterKey(settings, nothingSealed);
  await chmod(join(dataDir, 'master.key'), 0o644);
  expect(await readMasterKey(settings, nothingSealed)).toEqual(key);
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600);
});

test('a file comes back whole, and only under its own name and key', async () => {
  const dataDir = folder();
  const vault = openVault(randomBytes(32), dataDir);
  const content = randomBytes(100_000);
  const [id, other] = [randomUUID(), randomUUID()];
  const key = await vault.store(id, content);
  const otherKey = await vault.store(other, content);
  expect(await vault.read(id, key)).toEqual(content);
  await expect(vault.read(other, key)).rejects.toThrow(/./);
  await expect(vault.read(id, otherKey)).rejects.toThrow(/./);
  await expect(openVault(randomBytes(32), dataDir).read(id, key)).rejects.toThrow(/./);
});

test('a changed bit is noticed', async () => {
  const dataDir = folder();
  const vault = openVault(randomBytes(32), dataDir);
  const id = randomUUID();
  const key = await vault.store(id, Buffer.from('um exame'));
  const path = join(dataDir, 'files', id.slice(0, 2), id);
  const bytes = await readFile(path);
  bytes[20]! ^= 1;
  await writeFile(path, bytes);
  await expect(vault.read(id, key)).rejects.toThrow(/./);
});

test('a secret sealed for one patient does not open for another', () => {
  const vault = openVault(randomBytes(32), '/nowhere');
  const sealed = vault.sealText('JBSWY3DPEHPK3PXP', 'two-factor ana');
  expect(vault.openText(sealed, 'two-factor ana')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => vault.openText(sealed, 'two-factor bia')).toThrow(/./);
});
