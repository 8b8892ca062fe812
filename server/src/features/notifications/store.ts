import { and, desc, eq, isNull, sql, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Places } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import { countUnread } from './shared/notify.ts';
import { notifications } from './table.ts';

export async function listNotifications(
  db: Db,
  owner: string,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await selectPage(db, { owner, limit, offset: (page - 1) * limit });
  const [counted] = await countAll(db, { owner });
  return { notifications: rows, total: counted!.total, unread: await countUnread(db, owner) };
}

/** Reading it again keeps the first time; undefined when it is not this patient's. */
export async function readNotification(db: Db, owner: string, id: string) {
  const [notification] = await markOne(db, { owner, id });
  return notification;
}

/** How many were unread until now. */
export async function readAllNotifications(db: Db, owner: string): Promise<number> {
  return (await markAll(db, { owner })).length;
}

const isOwn = ($: Places<'owner'>) => eq(notifications.userId, $.owner);
const isUnread = ($: Places<'owner'>) => and(isOwn($), isNull(notifications.readAt));

const selectPage = statement(
  'notifications-page',
  { limit: 'int', offset: 'int', owner: 'uuid' },
  getTableColumns(notifications),
  (db, $, row) =>
    db
      .select(row)
      .from(notifications)
      .where(isOwn($))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit($.limit)
      .offset($.offset),
);

const countAll = statement(
  'notifications-count',
  { owner: 'uuid' },
  { total: sql<number>`count(*)::int` },
  (db, $, row) => db.select(row).from(notifications).where(isOwn($)),
);

const markOne = statement(
  'notification-read',
  { id: 'uuid', owner: 'uuid' },
  getTableColumns(notifications),
  (db, $, row) =>
    db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
      .where(and(isOwn($), eq(notifications.id, $.id)))
      .returning(row),
);

const markAll = statement('notifications-read', { owner: 'uuid' }, { id: notifications.id }, (db, $, row) =>
  db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(isUnread($))
    .returning(row),
);
