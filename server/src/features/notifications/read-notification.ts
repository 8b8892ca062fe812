import type { Notification } from '@leveza/contract/notifications.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { notificationReply } from './reply.ts';
import { notifications } from './table.ts';

const markOne = statement(
  'notification-read',
  { id: 'uuid', owner: 'uuid', now: 'instant' },
  getTableColumns(notifications),
  (db, $, row) =>
    db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, ${$.now})` })
      .where(isOwn(notifications, $.owner, $.id))
      .returning(row),
);

/** Reading it again keeps the first time. */
export async function readNotification({ db, owner, now }: Call, id: string): Promise<Notification> {
  return notificationReply(ownRow(await markOne(db, { owner, id, now })));
}
