import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { Profile } from './profile.ts';

export const PICTURE_MOST_BYTES = 10 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;

export const uploadAvatar = {
  method: 'PUT',
  path: '/users/avatar',
  summary: 'Sets the picture: JPEG or PNG, cut to a square, without its metadata',
  access: 'patient',
  upload: { mostBytes: PICTURE_MOST_BYTES },
  changes: ['profile'],
  reply: z.object({ data: Profile }),
} as const satisfies Endpoint;

export const readAvatar = {
  method: 'GET',
  path: '/users/avatar',
  summary: 'The patient’s picture',
  access: 'patient',
  download: true,
  shows: ['profile'],
  reply: z.object({}),
} as const satisfies Endpoint;

export const removeAvatar = {
  method: 'DELETE',
  path: '/users/avatar',
  summary: 'Removes the picture',
  access: 'patient',
  changes: ['profile'],
  reply: z.object({ data: Profile }),
} as const satisfies Endpoint;
