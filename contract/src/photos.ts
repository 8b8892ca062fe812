import type { Endpoint } from './endpoint.ts';
import { calendarDay } from './time.ts';
import { z } from './zod.ts';

/** Large enough for the picture of a phone; the device draws it anew and sends far less. */
export const PHOTO_MOST_BYTES = 10 * 1024 * 1024;
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const;

/** A photo of progress. The picture itself is asked for by its id. */
export const Photo = z.object({
  id: z.uuid(),
  takenOn: z.iso.date(),
  /** The last weighing of that day, in kg. */
  weight: z.number().nullable(),
});
export type Photo = z.infer<typeof Photo>;

export const PhotoInput = z.object({ takenOn: calendarDay });
export type PhotoInput = z.output<typeof PhotoInput>;

const one = { access: 'patient', params: z.object({ id: z.uuid() }) } as const;
const PhotoReply = z.object({ data: Photo });

export const listPhotos = {
  method: 'GET',
  path: '/photos',
  summary: 'The patient’s photos of progress, newest first',
  access: 'patient',
  shows: ['photos', 'measurements', 'profile'],
  reply: z.object({ data: z.array(Photo) }),
} as const satisfies Endpoint;

export const addPhoto = {
  method: 'POST',
  path: '/photos',
  summary: 'Keeps a photo of today: JPEG or PNG, without its metadata',
  access: 'patient',
  status: 201,
  upload: { mostBytes: PHOTO_MOST_BYTES },
  changes: ['photos'],
  reply: PhotoReply,
} as const satisfies Endpoint;

export const changePhoto = {
  ...one,
  method: 'PUT',
  path: '/photos/:id',
  summary: 'Says on which day a photo was taken',
  body: PhotoInput,
  changes: ['photos'],
  reply: PhotoReply,
} as const satisfies Endpoint;

export const deletePhoto = {
  ...one,
  method: 'DELETE',
  path: '/photos/:id',
  summary: 'Deletes a photo for good',
  changes: ['photos'],
  reply: PhotoReply,
} as const satisfies Endpoint;

export const readPhotoFile = {
  ...one,
  method: 'GET',
  path: '/photos/:id/file',
  summary: 'The picture of a photo',
  download: true,
  shows: ['photos'],
  reply: z.object({}),
} as const satisfies Endpoint;
