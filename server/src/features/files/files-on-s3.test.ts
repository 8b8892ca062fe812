import type { Health } from '@leveza/contract/health.ts';
import type { Photo } from '@leveza/contract/photos.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { picture } from '../../testing/picture.ts';
import type { LocalS3 } from '../../testing/s3/local-s3.ts';
import { localS3 } from '../../testing/s3/local-s3.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { addFile } from './shared/files.ts';
import { sweepFiles } from './shared/sweep-files.ts';
import { vaultOf } from './shared/vault-of.ts';

const NOW = { unclaimedMs: -1000, inBinMs: -1000 };

let s3: LocalS3;
let house: TestApp;
let ana: Patient;
let content: Buffer;
let warnings: string[];
const log = { warn: (line: string) => void warnings.push(line) };

beforeAll(async () => {
  s3 = await localS3();
  house = await testApp({ files: { store: s3.config, old: null } });
  content = await picture();
});

beforeEach(async () => {
  warnings = [];
  s3.fault = () => null;
  ana = await house.patient();
});

const stored = () => house.vault.idsOlderThan(-1000);
const send = () => ana.call('POST', '/api/photos', multipart({ name: 'IMG_0001.jpg', content }));
const errorOf = async (reply: Awaited<ReturnType<typeof send>>) =>
  reply.json<{ error: { code: string; message: string } }>().error;

test('a photo is kept there sealed, comes back, and goes with its patient', async () => {
  const { id } = (await send()).json<{ data: Photo }>().data;
  const [fileId = ''] = await stored();
  const { bytes } = s3.objects.get(`leveza/arquivos/${fileId.slice(0, 2)}/${fileId}`)!;
  expect(bytes.includes(Buffer.from('JFIF'))).toBe(false);
  const file = await ana.call('GET', `/api/photos/${id}/file`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);

  await send();
  expect(await stored()).toHaveLength(2);
  const left = await ana.call('DELETE', '/api/account', { payload: { confirmation: 'excluir' } });
  expect(left.statusCode, left.body).toBe(200);
  expect(await stored()).toEqual([]);
});

test('a file without a row is swept into the bin there, and out of it', async () => {
  const { db, vault } = house;
  await vault.store(crypto.randomUUID(), content);
  expect(await sweepFiles(db, vault, { ...NOW, inBinMs: 60_000 })).toBe(1);
  expect(await vault.idsInBin()).toHaveLength(1);
  await sweepFiles(db, vault, NOW);
  expect(await vault.idsInBin()).toEqual([]);
});

test('the start refuses a wrong key, and warns of a store that does not answer and of files left in the folder', async () => {
  const { db, config } = house;
  const wrong = { ...s3.config, secretAccessKey: 'outro' };
  await expect(vaultOf(db, { ...config, files: { store: wrong, old: null } }, log)).rejects.toThrow(
    /refuses Leveza \(SignatureDoesNotMatch\); check FILES_URL and the S3_ settings/,
  );
  s3.fault = () => ({ status: 503, code: 'SlowDown' });
  await vaultOf(db, config, log);
  expect(warnings).toEqual([expect.stringMatching(/does not answer \(SlowDown\).*neither opened nor added/)]);

  s3.fault = () => null;
  const folder = await vaultOf(db, { ...config, files: { store: { kind: 'folder' }, old: null } }, log);
  await addFile(db, folder, ana.id, { name: 'a.pdf', mediaType: 'application/pdf', content });
  await vaultOf(db, config, log);
  expect(warnings.at(-1)).toMatch(/still holds files of this database.*FILES_OLD_URL=folder/);
});

test('a file that is missing there has its own sentence', async () => {
  const { id } = (await send()).json<{ data: Photo }>().data;
  for (const key of s3.objects.keys()) if (!key.endsWith('database.id')) s3.objects.delete(key);
  const reply = await ana.call('GET', `/api/photos/${id}/file`);
  expect([reply.statusCode, await errorOf(reply)]).toEqual([
    410,
    expect.objectContaining({ code: 'file-lost', message: expect.stringMatching(/envie de novo/) }),
  ]);
});

// The last: after a failure the store rests.
test('a store that does not answer is told, nothing is lost, and deletion works all the same', async () => {
  const { id } = (await send()).json<{ data: Photo }>().data;
  s3.fault = () => ({ status: 500 });
  for (const reply of [await ana.call('GET', `/api/photos/${id}/file`), await send()]) {
    expect([reply.statusCode, await errorOf(reply)]).toEqual([
      503,
      expect.objectContaining({
        code: 'files-unavailable',
        message: expect.stringMatching(/Nada se perdeu/),
      }),
    ]);
    expect(reply.headers['retry-after']).toBeDefined();
  }
  expect((await ana.call('GET', '/api/photos')).json<{ data: Photo[] }>().data).toHaveLength(1);
  expect((await ana.call('POST', '/api/account/export')).statusCode).toBe(503);

  const health = (await house.app.inject('/api/health')).json<{ data: Health }>().data;
  expect(health).toMatchObject({ status: 'ok', files: { store: 's3', answers: false } });
  expect((await ana.call('DELETE', `/api/photos/${id}`)).statusCode).toBe(200);
});
