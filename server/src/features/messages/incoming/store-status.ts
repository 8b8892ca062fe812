import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { tellRefused } from '../send/tell-unreachable.ts';
import { planAgain } from '../shared/plan-again.ts';
import { messages, type ContactChannel } from '../table.ts';
import { type News, afterNews } from './after-news.ts';

export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Anything else is no name that a channel gave us. */
const REFERENCE = /^[\x21-\x7e]{1,512}$/;

/** News of one message, found by the channel's name for it or by the id that went out with it. */
export interface StatusNews extends News {
  channel: ContactChannel;
  messageId: string | null;
}

/** Stores how far a message has come. One left in 'sending' is settled by it, and so not sent again. */
export async function storeStatus(
  db: Db,
  { channel, messageId, ...news }: StatusNews,
  now: Date,
): Promise<void> {
  if (!REFERENCE.test(news.reference)) return;
  const byId = messageId !== null && UUID.test(messageId) ? [eq(messages.id, messageId)] : [];
  const isIt = or(eq(messages.reference, news.reference), ...byId);
  await db.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(messages)
      .where(and(eq(messages.channel, channel), isIt))
      .for('update');
    const after = message && afterNews(message, news);
    if (!after) return;
    await tx.update(messages).set(after).where(eq(messages.id, message.id));
    // Another channel takes a reminder that this one could not bring.
    if (after.state === 'failed') await planAgain(tx, [message.userId]);
    const isUnreached = news.reason === 'gone' || news.reason === 'undeliverable';
    if (news.status === 'failed' && isUnreached) {
      const { userId } = message;
      await tellRefused(tx, { userId, channel, isGone: news.reason === 'gone', times: 1 }, now);
    }
  });
}
