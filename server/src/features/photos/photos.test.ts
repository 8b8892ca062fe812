import type { Photo } from '@leveza/contract/photos.ts';
import { MOST_PHOTOS } from '@leveza/domain/photos/limits.ts';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { multipart } from '../../testing/multipart.ts';
import { picture } from '../../testing/picture.ts';
import type { Patient, SharedApp } from '../../testing/test-app.ts';
import { sharedApp } from '../../testing/test-app.ts';
import { files } from '../files/table.ts';
import { progressPhotos } from './table.ts';

let house: SharedApp;
beforeAll(async () => {
  house = await sharedApp();
});

const send = (patient: Patient, content: Buffer) =>
  patient.call('POST', '/api/photos', multipart({ name: 'IMG_0001.jpg', content }));
const add = async (patient: Patient, content?: Buffer) =>
  (await send(patient, content ?? (await picture()))).json<{ data: Photo }>().data;
const list = async (patient: Patient) =>
  (await patient.call('GET', '/api/photos')).json<{ data: Photo[] }>().data;
const fileOf = (patient: Patient, { id }: Photo) => patient.call('GET', `/api/photos/${id}/file`);

test('the place and the camera of a photo are not kept, and it is made smaller', async () => {
  const ana = await house.patient();
  const taken = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#886644' } })
    .withExif({ IFD0: { Model: 'Telefone' }, IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const reply = await fileOf(ana, await add(ana, taken));
  expect(reply.headers['content-type']).toBe('image/jpeg');
  const { exif, width, height } = await sharp(reply.rawPayload).metadata();
  expect(exif).toBeUndefined();
  expect([width, height]).toEqual([1440, 960]);
});

test('what is no picture is refused', async () => {
  const reply = await send(await house.patient(), Buffer.from('<svg onload="alert(1)"/>'));
  expect(reply.statusCode).toBe(422);
});

test('newest first, each with the weight of its day', async () => {
  const ana = await house.patient();
  const [first, second] = [await add(ana), await add(ana)];
  const day = dayFromToday(-5);
  const reply = await ana.call('PUT', `/api/photos/${first.id}`, { payload: { takenOn: day } });
  expect(reply.json<{ data: Photo }>().data).toEqual({ id: first.id, takenOn: day, weight: null });
  await ana.call('POST', '/api/measurements', {
    payload: { weight: 88.5, datetime: `${day}T10:00:00-03:00` },
  });
  expect(await list(ana)).toEqual([
    { id: second.id, takenOn: dayFromToday(0), weight: null },
    { id: first.id, takenOn: day, weight: 88.5 },
  ]);
});

test('the weight of another patient stands beside no photo', async () => {
  const [ana, bia] = [await house.patient('Ana'), await house.patient('Bia')];
  const { id, takenOn } = await add(ana);
  const payload = { weight: 82, datetime: new Date().toISOString() };
  expect((await bia.call('POST', '/api/measurements', { payload })).statusCode).toBe(201);
  expect(await list(ana)).toEqual([{ id, takenOn, weight: null }]);
});

test('a photo of tomorrow is refused', async () => {
  const ana = await house.patient();
  const { id } = await add(ana);
  const reply = await ana.call('PUT', `/api/photos/${id}`, { payload: { takenOn: dayFromToday(1) } });
  expect(reply.statusCode).toBe(422);
});

test('a deleted photo is gone with its file', async () => {
  const ana = await house.patient();
  const photo = await add(ana);
  expect((await ana.call('DELETE', `/api/photos/${photo.id}`)).statusCode).toBe(200);
  expect(await list(ana)).toEqual([]);
  expect((await fileOf(ana, photo)).statusCode).toBe(404);
  expect(await house.db.$count(files, eq(files.userId, ana.id))).toBe(0);
});

test('there is a most, said in a sentence', async () => {
  const ana = await house.patient();
  const { id, takenOn } = await add(ana);
  const [row] = await house.db
    .select({ fileId: progressPhotos.fileId })
    .from(progressPhotos)
    .where(and(eq(progressPhotos.userId, ana.id), eq(progressPhotos.id, id)));
  const more = Array.from({ length: MOST_PHOTOS - 1 }, () => ({
    userId: ana.id,
    takenOn,
    fileId: row!.fileId,
  }));
  await house.db.insert(progressPhotos).values(more);
  const reply = await send(ana, await picture());
  expect(reply.statusCode).toBe(409);
  expect(reply.body).toContain(`O limite é de ${MOST_PHOTOS} fotos. Exclua uma para guardar outra.`);
});
