import { and, eq, isNull, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { notifications } from './table.ts';

const markAll = statement(
  'notifications-read',
  { owner: 'uuid', now: 'instant' },
  { id: notifications.id },
  (db, $, row) =>
    db
      .update(notifications)
      .set({ readAt: sql`${$.now}` })
      .where(and(eq(notifications.userId, $.owner), isNull(notifications.readAt)))
      .returning(row),
);

/** The answer is how many were unread until now. */
export async function readAllNotifications({ db, owner, now }: Call): Promise<number> {
  return (await markAll(db, { owner, now })).length;
}
