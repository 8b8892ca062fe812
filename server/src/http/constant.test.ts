import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { expect, test, vi } from 'vitest';
import { sharedApp } from '../testing/test-app.ts';
import { packingOnce } from './constant.ts';

test('an answer of constant data is written once, and packed once for each encoding', async () => {
  const house = await sharedApp();
  const [ana, bia] = [await house.patient('Ana'), await house.patient('Bia')];
  const read = (who: typeof ana, encoding: string) =>
    who.call('GET', `/api${readGlp1Catalog.path}`, { headers: { 'accept-encoding': encoding } });
  const plain = await read(ana, 'identity');
  const parse = vi.spyOn(readGlp1Catalog.reply, 'parse');
  const [br, again, gzip] = [await read(ana, 'br'), await read(bia, 'br, gzip'), await read(bia, 'gzip')];
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
  expect(plain.json()).toMatchObject({ success: true, version: expect.any(String) as string });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(again.rawPayload).toEqual(br.rawPayload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(gzip.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(gzip.rawPayload.length),
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
});

test('the same text is packed once, and another one, such as a refusal, by itself', () => {
  const { gzipSync } = packingOnce().zlib;
  const pack = (text: string) => gzipSync(Buffer.from(text), {});
  const packed = pack('catalogue');
  expect(pack('catalogue')).toBe(packed);
  expect(gunzipSync(pack('refusal')).toString()).toBe('refusal');
  expect(pack('catalogue')).toEqual(packed);
});

test('its calls are refused like any other', async () => {
  const house = await sharedApp();
  const stranger = await house.app.inject({ url: `/api${readGlp1Catalog.path}` });
  expect(stranger.statusCode).toBe(401);
});
