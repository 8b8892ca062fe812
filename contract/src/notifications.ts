import type { Endpoint } from './endpoint.ts';
import { Page, Pagination } from './pagination.ts';
import { z } from './zod.ts';

export const NOTIFICATION_KINDS = ['info', 'reminder', 'stock', 'security'] as const;

export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  /** Where it leads: a `Place`, as `linkTo` writes it; null when it only informs. */
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = {
  method: 'GET',
  path: '/notifications',
  summary: 'The patient’s notifications, newest first, and how many are unread',
  access: 'patient',
  query: Page,
  shows: ['notifications'],
  reply: z.object({ data: z.array(Notification), unread: z.number(), pagination: Pagination }),
} as const satisfies Endpoint;

export const readNotification = {
  method: 'PUT',
  path: '/notifications/:id/read',
  summary: 'Marks one as read',
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  changes: ['notifications'],
  reply: z.object({ data: Notification }),
} as const satisfies Endpoint;

export const readAllNotifications = {
  method: 'PUT',
  path: '/notifications/read',
  summary: 'Marks all as read',
  access: 'patient',
  changes: ['notifications'],
  reply: z.object({ data: z.object({ marked: z.number() }) }),
} as const satisfies Endpoint;
