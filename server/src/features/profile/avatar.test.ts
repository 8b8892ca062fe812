import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { LABEL } from '../../services/vault/file-store.ts';
import { multipart } from '../../testing/multipart.ts';
import type { Patient, TestApp } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';

let house: TestApp;
let ana: Patient;

beforeAll(async () => {
  house = await testApp();
});

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } });

const upload = (content: Buffer, patient = ana) =>
  patient.call('PUT', '/api/users/avatar', multipart({ name: 'foto.jpg', content }));

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(house.config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  const pictures = entries.filter((entry) => entry.isFile() && entry.name !== LABEL);
  return pictures.map((entry) => join(entry.parentPath, entry.name));
}

describe('a picture', () => {
  beforeAll(async () => {
    ana = await house.patient();
  });

  test('is kept square, without the place it was taken at, and read back by its owner only', async () => {
    const withPlace = await canvas(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'segredo' }, IFD3: { GPSLatitudeRef: 'S' } })
      .toBuffer();
    expect(withPlace.includes('segredo')).toBe(true);
    const reply = await upload(withPlace);
    const { avatar } = reply.json<{ data: { avatar: string } }>().data;
    const picture = await ana.call('GET', avatar);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringContaining('attachment') as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { width, height, exif } = await sharp(picture.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 512, height: 512, exif: undefined });
    const bia = await house.patient();
    expect((await bia.call('GET', avatar)).statusCode).toBe(404);
  });

  test('lies encrypted on the disk, for its owner’s eyes only', async () => {
    const [file, ...others] = await storedFiles();
    expect(others).toEqual([]);
    expect((await stat(file!)).mode & 0o777).toBe(0o600);
    expect((await readFile(file!)).includes('JFIF')).toBe(false);
  });

  test('is replaced by the next one, and removed', async () => {
    const [before] = await storedFiles();
    const reply = await upload(await canvas(10, 10).png().toBuffer());
    expect(reply.statusCode).toBe(200);
    const [after, ...others] = await storedFiles();
    expect(after).not.toBe(before);
    expect(others).toEqual([]);
    const removed = await ana.call('DELETE', '/api/users/avatar');
    expect(removed.json()).toMatchObject({ data: { avatar: null } });
    expect(await storedFiles()).toEqual([]);
    expect((await ana.call('GET', '/api/users/avatar')).statusCode).toBe(404);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  test.each([
    ['an SVG', svg],
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['a JPEG cut off', jpegStart],
    ['a JPEG in name only', Buffer.concat([jpegStart, svg])],
  ])('%s is refused', async (_, content) => {
    const reply = await upload(content);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { code: 'not-a-picture' } });
  });

  test('an empty one, one too large and one with too many pixels are refused in words', async () => {
    expect((await upload(Buffer.alloc(0))).json()).toMatchObject({ error: { code: 'file-missing' } });
    const large = await upload(Buffer.alloc(10 * 1024 * 1024 + 1));
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ error: { message: 'O arquivo é muito grande. Máximo 10MB' } });
    const bomb = await canvas(9000, 9000).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    expect((await upload(bomb)).json()).toMatchObject({ error: { code: 'not-a-picture' } });
  });

  test('sent as anything but multipart is refused', async () => {
    const reply = await ana.call('PUT', '/api/users/avatar', { payload: { file: 'x' } });
    expect(reply.statusCode).toBe(415);
  });
});
