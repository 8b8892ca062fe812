import { messageOf, type Planning } from '@leveza/domain/reminders/plan-messages.ts';
import { keyOf } from '@leveza/domain/reminders/sayings.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { messages, messageTopics } from '../messages/table.ts';

/**
 * Keeps messages that wait for another try true. One whose doses are all taken is dropped. One of several doses is
 * written anew about those still open, and stays the same message: its attempts count on.
 */
export async function renewRetried(tx: Db, owner: string, planning: Planning): Promise<void> {
  const rows = await tx
    .select({ message: messages, topic: messageTopics })
    .from(messages)
    .innerJoin(messageTopics, eq(messageTopics.messageId, messages.id))
    .where(and(eq(messages.userId, owner), eq(messages.state, 'retrying')));
  const occasionOf = new Map(planning.occasions.map((occasion) => [keyOf(occasion), occasion]));
  for (const ofMessage of Map.groupBy(rows, ({ message }) => message.id).values()) {
    const { id, channel, sendAt, isAnswerable } = ofMessage[0]!.message;
    // An outage was real, whatever happened since.
    if (ofMessage.some(({ topic }) => topic.what.startsWith('outage:'))) continue;
    const open = ofMessage.flatMap(({ topic: { what, plannedAt, nth } }) => {
      const occasion = occasionOf.get(keyOf({ what, at: plannedAt }));
      return occasion ? [{ occasion, channel, nth, sendAt, isCollected: !isAnswerable }] : [];
    });
    if (open.length === ofMessage.length) continue;
    // The sender may have taken it meanwhile: then it leaves as it is.
    const isWaiting = and(eq(messages.id, id), eq(messages.state, 'retrying'));
    if (open.length === 0) {
      await tx.delete(messages).where(isWaiting);
      continue;
    }
    const { title, body, link, topics } = messageOf(open, planning);
    const renewed = await tx
      .update(messages)
      .set({ title, body, link })
      .where(isWaiting)
      .returning({ id: messages.id });
    if (renewed.length === 0) continue;
    await tx.delete(messageTopics).where(eq(messageTopics.messageId, id));
    await tx
      .insert(messageTopics)
      .values(topics.map((topic) => ({ ...topic, messageId: id, userId: owner, channel })));
  }
}
