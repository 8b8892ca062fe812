import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { s3Store, UNHURRIED } from '../services/vault/s3/s3-store.ts';
import { localS3 } from '../testing/s3/local-s3.ts';
import { testDatabase } from '../testing/test-app.ts';
import { readArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { emptyDatabase, put, temporaryFolder } from './testing/places.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-11-15T03:20:01.234Z');

test('a backup holds the files of both stores, and goes back into a folder or a bucket', async () => {
  const { settings } = await testDatabase();
  const [dataDir, s3, other] = [await temporaryFolder(), await localS3(), await localS3('outro')];
  const store = s3Store(s3.config, UNHURRIED);
  const [there, inBin, notMoved] = [randomUUID(), randomUUID(), randomUUID()];
  const content = randomBytes(3000);
  await store.setLabel('uma base');
  for (const id of [there, inBin]) await store.write(id, content);
  await store.discard(inBin);
  await put(dataDir, `files/${notMoved.slice(0, 2)}/${notMoved}`, content);
  await put(dataDir, 'files/database.id', 'uma base\n');
  await put(dataDir, 'master.key', 'chave');

  const file = join(await temporaryFolder(), 'b.tar.gz');
  const moving = { store: s3.config, old: { kind: 'folder' } } as const;
  await writeBackup({ settings, dataDir, files: moving, target: file, now });
  const { files } = await readArchive(file);
  expect(files.map(({ path }) => path).toSorted()).toEqual(
    [
      `files/${notMoved.slice(0, 2)}/${notMoved}`,
      `files/${there.slice(0, 2)}/${there}`,
      `files/bin/${inBin}`,
      'files/database.id',
      'master.key',
    ].toSorted(),
  );

  const folder = await temporaryFolder();
  await restoreBackup({ file, settings: await emptyDatabase(), dataDir: folder });
  expect(await readFile(join(folder, 'files', there.slice(0, 2), there))).toEqual(content);

  const target = s3Store(other.config, UNHURRIED);
  const former = randomUUID();
  await target.write(former, content);
  const elsewhere = await temporaryFolder();
  const restored = { file, settings: await emptyDatabase(), dataDir: elsewhere };
  const inBucket = { store: other.config, old: null };
  await expect(restoreBackup({ ...restored, files: inBucket })).rejects.toThrow(
    's3://leveza-testes/outro already holds files; add --replace',
  );
  await expect(restoreBackup({ ...restored, files: moving })).rejects.toThrow(/FILES_OLD_URL/);

  // A store that fails half-way leaves everything as it was.
  let written = 0;
  other.fault = ({ method }) =>
    method === 'PUT' && (written += 1) > 1 ? { status: 403, code: 'QuotaExceeded' } : null;
  await expect(restoreBackup({ ...restored, files: inBucket, replace: true })).rejects.toMatchObject({
    code: 'QuotaExceeded',
  });
  expect(await target.idsOlderThan(-1000)).toEqual([former]);

  other.fault = () => null;
  await restoreBackup({ ...restored, files: inBucket, replace: true });
  expect((await target.idsOlderThan(-1000)).toSorted()).toEqual([there, inBin, notMoved].toSorted());
  expect(await target.label()).toBe('uma base');
  expect(await readFile(join(elsewhere, 'master.key'), 'utf8')).toBe('chave');
});
