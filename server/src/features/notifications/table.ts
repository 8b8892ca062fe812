import type { Notification } from '@leveza/contract/notifications.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** Notifications of a patient, and whether each was read. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: owner(),
    kind: text('kind').$type<Notification['kind']>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notifications_newest').on(t.userId, t.createdAt, t.id),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
    // '//host' and '/\host' would be another site.
    check(
      'notifications_link_inside',
      sql`left(${t.link}, 1) = '/' and left(${t.link}, 2) not in ('//', '/\\')`,
    ),
  ],
);
