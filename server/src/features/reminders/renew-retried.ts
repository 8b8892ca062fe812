import { messageOf, type Planning } from '@leveza/domain/reminders/plan-messages.ts';
import { keyOf } from '@leveza/domain/reminders/sayings.ts';
import type { Db } from '../../db/connection.ts';
import { dropRetried, retriedMessages, rewriteRetried } from '../messages/shared/waiting-messages.ts';

/**
 * Keeps messages that wait for another try true. One whose doses are all taken is dropped. One of several doses is
 * written anew about those still open, and stays the same message: its attempts count on.
 */
export async function renewRetried(tx: Db, owner: string, planning: Planning): Promise<void> {
  const rows = await retriedMessages(tx, owner);
  const occasionOf = new Map(planning.occasions.map((occasion) => [keyOf(occasion), occasion]));
  for (const ofMessage of Map.groupBy(rows, ({ message }) => message.id).values()) {
    const { message } = ofMessage[0]!;
    const { channel, sendAt, isAnswerable } = message;
    // Reminders that did not arrive stay missed, even if their doses were taken since.
    if (ofMessage.some(({ topic }) => topic.what.startsWith('outage:'))) continue;
    const open = ofMessage.flatMap(({ topic: { what, plannedAt, nth } }) => {
      const occasion = occasionOf.get(keyOf({ what, at: plannedAt }));
      return occasion ? [{ occasion, channel, nth, sendAt, isCollected: !isAnswerable }] : [];
    });
    if (open.length === ofMessage.length) continue;
    if (open.length === 0) await dropRetried(tx, message.id);
    else await rewriteRetried(tx, message, messageOf(open, planning));
  }
}
