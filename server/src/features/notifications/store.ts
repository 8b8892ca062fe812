import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
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

const given = (name: string) => sql.placeholder(name);
const isOwn = eq(notifications.userId, given('owner'));
const isUnread = and(isOwn, isNull(notifications.readAt));

const selectPage = statement('notifications-page', (db) =>
  db
    .select()
    .from(notifications)
    .where(isOwn)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(given('limit'))
    .offset(given('offset')),
);

const countAll = statement('notifications-count', (db) =>
  db.select({ total: count() }).from(notifications).where(isOwn),
);

const markOne = statement('notification-read', (db) =>
  db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(isOwn, eq(notifications.id, given('id'))))
    .returning(),
);

const markAll = statement('notifications-read', (db) =>
  db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(isUnread)
    .returning({ id: notifications.id }),
);
