import type { Notification } from '@leveza/contract/notifications.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { notifications } from './table.ts';

/** A notification as it travels. */
export function notificationReply({
  createdAt,
  readAt,
  ...row
}: InferSelectModel<typeof notifications>): Notification {
  return { ...row, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}
