import { eq, getTableColumns } from 'drizzle-orm';
import { askInOne } from '../../db/ask-in-one.ts';
import { pageStatement } from '../../db/page-statement.ts';
import type { Call } from '../../http/call.ts';
import { notificationReply } from './reply.ts';
import { unreadQuestion } from './shared/notify.ts';
import { notifications } from './table.ts';

const selectNotifications = pageStatement(
  'notifications',
  { owner: 'uuid' },
  getTableColumns(notifications),
  [notifications.createdAt, notifications.id],
  {
    table: notifications,
    where: ($) => eq(notifications.userId, $.owner),
    describe: (db, _, row) => db.select(row).from(notifications),
  },
);

export async function listNotifications({ db, owner }: Call, asked: { page: number; limit: number }) {
  const [rows, total, unread] = await askInOne(
    db,
    ...selectNotifications.questions({ owner }, asked),
    unreadQuestion(owner),
  );
  return { rows: rows.map(notificationReply), total, unread };
}
