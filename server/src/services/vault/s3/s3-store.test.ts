import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Fault, LocalS3 } from '../../../testing/s3/local-s3.ts';
import { localS3 } from '../../../testing/s3/local-s3.ts';
import type { FileStore } from '../file-store.ts';
import type { Patience } from './ask-store.ts';
import { s3Store } from './s3-store.ts';

const QUICK: Patience = { withinMs: 60_000, removalMs: 60_000, tries: 3, restMs: 0 };

let s3: LocalS3;
let store: FileStore;
const id = randomUUID();
const content = randomBytes(100_000);

beforeEach(async () => {
  s3 = await localS3();
  store = s3Store(s3.config, QUICK);
});

/** The first answers fail, those after them are good. */
function failFirst(...faults: Fault[]): void {
  s3.fault = () => faults.shift() ?? null;
}

test('a file is written, read and removed under the name it has in a folder', async () => {
  await store.write(id, content);
  expect([...s3.objects.keys()]).toEqual([`leveza/arquivos/${id.slice(0, 2)}/${id}`]);
  expect(await store.read(id)).toEqual(content);
  await store.remove(id);
  await store.remove(id);
  await expect(store.read(id)).rejects.toMatchObject({ name: 'FileLost' });
});

test('lists go over many pages, with the age of each file; other objects of the bucket are none of ours', async () => {
  const ids = Array.from({ length: 8 }, () => randomUUID()).toSorted();
  for (const one of ids) await store.write(one, Buffer.from('x'));
  await store.setLabel('uma base');
  s3.objects.set('outro/aa/arquivo', { bytes: Buffer.from('y'), at: new Date() });
  s3.objects.set(`leveza/arquivos-2/${ids[0]}`, { bytes: Buffer.from('y'), at: new Date() });
  s3.objects.get(`leveza/arquivos/${ids[0]!.slice(0, 2)}/${ids[0]}`)!.at = new Date(Date.now() - 60_000);
  expect(await store.idsOlderThan(-1000)).toEqual(ids);
  expect(await store.idsOlderThan(30_000)).toEqual([ids[0]]);
  expect(await store.label()).toBe('uma base');
});

test('the bin holds a file that is still read, until it is taken back or removed', async () => {
  expect(await store.isEmpty()).toBe(true);
  await store.write(id, content);
  await store.discard(id);
  expect([await store.isEmpty(), await store.idsInBin()]).toEqual([true, [id]]);
  expect(await store.idsInBin(60_000)).toEqual([]);
  expect(await store.read(id)).toEqual(content);
  await store.takeBack(id);
  expect([await store.idsOlderThan(-1000), await store.idsInBin()]).toEqual([[id], []]);
  await store.discard(id);
  await store.removeFromBin(id);
  expect(s3.objects.size).toBe(0);
});

test.each<[string, Fault]>([
  ['a failure of the store', { status: 500 }],
  ['a busy store', { status: 503, code: 'SlowDown' }],
  ['an answer cut off', 'cut-off'],
])('%s is asked again', async (_, fault) => {
  await store.write(id, content);
  failFirst(fault, fault);
  expect(await store.read(id)).toEqual(content);
  expect(s3.server.requests).toHaveLength(4);
});

test.each<[string, Fault, string]>([
  ['fails', { status: 500 }, 'InternalError'],
  ['is busy', { status: 503, code: 'SlowDown' }, 'SlowDown'],
  ['cuts answers off', 'cut-off', 'UND_ERR_SOCKET'],
])('a store that %s again and again is away', async (_, fault, code) => {
  await store.write(id, content);
  s3.fault = () => fault;
  await expect(store.read(id)).rejects.toMatchObject({ name: 'FileStoreAway', code, isRefusal: false });
});

test('a store without an answer is away after the time there is, and rests', async () => {
  const hurried = s3Store(s3.config, { withinMs: 50, removalMs: 50, tries: 3, restMs: 60_000 });
  s3.fault = () => 'silent';
  await expect(hurried.read(id)).rejects.toMatchObject({ name: 'FileStoreAway', code: 'late' });
  const asked = s3.server.requests.length;
  await expect(hurried.write(id, content)).rejects.toMatchObject({ name: 'FileStoreAway', code: 'resting' });
  expect(s3.server.requests).toHaveLength(asked);
});

test('a store that is not there is away', async () => {
  await s3.server.stop();
  await expect(store.read(id)).rejects.toMatchObject({ name: 'FileStoreAway', code: 'ECONNREFUSED' });
});

test.each([
  ['secret', { secretAccessKey: 'outro' }, 'SignatureDoesNotMatch'],
  ['key', { accessKeyId: 'outro' }, 'InvalidAccessKeyId'],
  ['region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ['bucket', { bucket: 'outro-balde' }, 'NoSuchBucket'],
])('a wrong %s is a refusal, asked once', async (_, wrong, code) => {
  const refused = s3Store({ ...s3.config, ...wrong }, QUICK);
  await expect(refused.write(id, content)).rejects.toMatchObject({ code, isRefusal: true });
  await expect(refused.idsInBin()).rejects.toMatchObject({ code, isRefusal: true });
  expect(s3.server.requests).toHaveLength(2);
  expect(s3.objects.size).toBe(0);
});
