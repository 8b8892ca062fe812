import type { Notification } from '@leveza/contract/notifications.ts';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { insertStatement, statement } from '../../db/statement.ts';
import { notifications } from './table.ts';

/** Tells a patient something. Given a request's `db`, it is said only if the change it speaks of is kept. */
export async function notify(
  db: Db,
  owner: string,
  message: Pick<Notification, 'kind' | 'title' | 'body' | 'link'>,
): Promise<string> {
  const [created] = await insertNotification(db, { ...message, userId: owner });
  return created!.id; // an insert without conflict clause always returns its row
}

export async function listNotifications(
  db: Db,
  owner: string,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await selectPage(db, { owner, limit, offset: (page - 1) * limit });
  const [counted] = await countAll(db, { owner });
  return { notifications: rows, total: counted!.total, unread: await countUnread(db, owner) };
}

export async function countUnread(db: Db, owner: string): Promise<number> {
  const [counted] = await countRowsUnread(db, { owner });
  return counted!.total;
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

const insertNotification = insertStatement('notify', notifications, [
  'userId',
  'kind',
  'title',
  'body',
  'link',
]);

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

const countRowsUnread = statement('notifications-unread', (db) =>
  db.select({ total: count() }).from(notifications).where(isUnread),
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
