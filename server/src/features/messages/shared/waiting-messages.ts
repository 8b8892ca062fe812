import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { messages, messageTopics } from '../table.ts';
import type { PlannedMessage } from './put-planned.ts';

interface Taken {
  what: string;
  plannedAt: Date;
  sendAt: Date;
}

/**
 * Takes a patient's planned messages away and answers their topics. Messages whose time is over stay in the log. Those
 * without topics, such as tests and codes, are no reminders and stay planned.
 */
export async function takePlanned(tx: Db, owner: string, now: Date): Promise<Taken[]> {
  await tx.execute(sql`
    update messages set state = 'expired'
    where user_id = ${owner} and state = 'planned' and useful_until <= ${now}`);
  const { rows } = await tx.execute<Record<keyof Taken, string>>(sql`
    with gone as (
      delete from messages m
      where m.user_id = ${owner} and m.state = 'planned' and (
        select bool_and(t.what not like 'outage:%') from message_topics t where t.message_id = m.id)
      returning m.id, m.send_at
    )
    select t.what, t.planned_at as "plannedAt", g.send_at as "sendAt"
    from gone g join message_topics t on t.message_id = g.id`);
  return rows.map(({ what, plannedAt, sendAt }) => ({
    what,
    plannedAt: new Date(plannedAt),
    sendAt: new Date(sendAt),
  }));
}

/** A patient's messages that wait for another try, one row for each topic. */
export function retriedMessages(tx: Db, owner: string) {
  return tx
    .select({ message: messages, topic: messageTopics })
    .from(messages)
    .innerJoin(messageTopics, eq(messageTopics.messageId, messages.id))
    .where(and(eq(messages.userId, owner), eq(messages.state, 'retrying')));
}

/** The sender may have taken it meanwhile: then it leaves as it is. */
const isRetried = (id: string) => and(eq(messages.id, id), eq(messages.state, 'retrying'));

export async function dropRetried(tx: Db, id: string): Promise<void> {
  await tx.delete(messages).where(isRetried(id));
}

/** Writes a message anew that waits for another try; its attempts count on. */
export async function rewriteRetried(
  tx: Db,
  { id, userId, channel }: Pick<typeof messages.$inferSelect, 'id' | 'userId' | 'channel'>,
  { title, body, link, topics }: Pick<PlannedMessage, 'title' | 'body' | 'link' | 'topics'>,
): Promise<void> {
  const rewritten = await tx
    .update(messages)
    .set({ title, body, link })
    .where(isRetried(id))
    .returning({ id: messages.id });
  if (rewritten.length === 0) return;
  await tx.delete(messageTopics).where(eq(messageTopics.messageId, id));
  await tx
    .insert(messageTopics)
    .values(topics.map((topic) => ({ ...topic, messageId: id, userId, channel })));
}
