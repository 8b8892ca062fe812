import type { Message } from '@leveza/contract/messages/log.ts';
import type { InferSelectModel } from 'drizzle-orm';
import type { messages } from './table.ts';

/** A message as it travels: the words that were sent, and nothing of the machinery. */
export function messageReply(row: InferSelectModel<typeof messages>): Message {
  const { id, channel, type, title, body, state, failure } = row;
  return {
    id,
    channel,
    type,
    title,
    body,
    state,
    failure,
    sendAt: row.sendAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
  };
}
