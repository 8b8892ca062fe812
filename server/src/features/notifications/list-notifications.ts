import { eq } from 'drizzle-orm';
import { pageOf } from '../../db/page-of.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { notificationReply } from './reply.ts';
import { unreadQuestion } from './shared/notify.ts';
import { notifications } from './table.ts';

export async function listNotifications(
  { db, owner }: Call,
  { page, limit }: { page: number; limit: number },
) {
  const own = db.select().from(notifications).where(eq(notifications.userId, owner));
  const newest = [notifications.createdAt, notifications.id];
  const { rows, total } = await pageOf(db, own, { page, limit, newest });
  return { rows: rows.map(notificationReply), total, unread: await ask(db, unreadQuestion(owner)) };
}
