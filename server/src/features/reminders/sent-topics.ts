import type { SentTopic } from '@leveza/domain/reminders/planned-message.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gte, ne, or, sql } from 'drizzle-orm';
import type { Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import { messages, messageTopics } from '../messages/table.ts';

/** News waits for a weekly collection at the latest; nothing older is said again. */
const DAYS_BACK = 10;

/** Occasions that left, are on their way, or came to nothing because the server was off. */
export interface Memory {
  sent: SentTopic[];
  /** When the first message was to be sent that came to nothing since the patient was last told of an outage. */
  lapsedSince: Date | null;
}

const selectSent = statement(
  'sent-topics',
  { owner: 'uuid', since: 'instant' },
  {
    what: messageTopics.what,
    plannedAt: messageTopics.plannedAt,
    nth: messageTopics.nth,
    channel: messageTopics.channel,
    state: messages.state,
    attempts: messages.attempts,
    sendAt: messages.sendAt,
    sentAt: messages.sentAt,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(messageTopics)
      .innerJoin(messages, eq(messages.id, messageTopics.messageId))
      .where(
        and(
          eq(messageTopics.userId, $.owner),
          gte(messageTopics.plannedAt, $.since),
          // An outage is told though it was planned before; all else that is planned is planned anew.
          or(ne(messages.state, 'planned'), sql`${messageTopics.what} like 'outage:%'`),
        ),
      ),
);

export function memoryQuestion(owner: string, now: Date): Question<Memory> {
  const since = new Date(now.getTime() - DAYS_BACK * DAY_MS);
  return selectSent.question({ owner, since }, (rows) => {
    const sent = rows
      .filter(({ state }) => state !== 'expired')
      .map(({ what, plannedAt, nth, channel, state, sendAt, sentAt }) => ({
        what,
        plannedAt,
        nth,
        channel,
        sentAt: sentAt ?? sendAt,
        isFailed: state === 'failed',
      }));
    const toldUntil = Math.max(
      now.getTime() - 2 * DAY_MS,
      ...sent.flatMap(({ what, sentAt }) => (what.startsWith('outage:') ? [sentAt.getTime()] : [])),
    );
    const lapsed = rows.flatMap(({ state, attempts, sendAt }) =>
      state === 'expired' && attempts === 0 && sendAt.getTime() > toldUntil ? [sendAt.getTime()] : [],
    );
    return { sent, lapsedSince: lapsed.length === 0 ? null : new Date(Math.min(...lapsed)) };
  });
}
