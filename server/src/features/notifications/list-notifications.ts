import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { ask, statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { notificationReply } from './reply.ts';
import { unreadQuestion } from './shared/notify.ts';
import { notifications } from './table.ts';

const selectPage = statement(
  'notifications-page',
  { limit: 'int', offset: 'int', owner: 'uuid' },
  getTableColumns(notifications),
  (db, $, row) =>
    db
      .select(row)
      .from(notifications)
      .where(eq(notifications.userId, $.owner))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit($.limit)
      .offset($.offset),
);

const countAll = statement(
  'notifications-count',
  { owner: 'uuid' },
  { total: sql<number>`count(*)::int` },
  (db, $, row) => db.select(row).from(notifications).where(eq(notifications.userId, $.owner)),
);

export async function listNotifications(
  { db, owner }: Call,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await selectPage(db, { owner, limit, offset: (page - 1) * limit });
  const [counted] = await countAll(db, { owner });
  const unread = await ask(db, unreadQuestion(owner));
  return { rows: rows.map(notificationReply), total: counted!.total, unread };
}
