import { Problem } from '@leveza/contract/problem.ts';
import type { ReminderAnswer } from '@leveza/domain/messages/answers.ts';
import { saysStop } from '@leveza/domain/messages/stop-words.ts';
import { DAY_MS, DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Call } from '../../../http/call.ts';
import { hit } from '../../../http/rate-limit/hit.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { meaningOf } from '../../../services/whatsapp/graph-errors.ts';
import type { WhatsappNews } from '../../../services/whatsapp/webhook.ts';
import { openMessageToken } from '../shared/message-token.ts';
import { contactPoints, messages } from '../table.ts';
import { type ChatReply, sendChatReply } from './chat-reply.ts';
import { storeStatus, UUID } from './store-status.ts';
import { type Person, phonesOf, reachedBy, stopChannel } from './stop-channel.ts';
import { isFirst } from './take-once.ts';

/** Answers the doses of a message; `reminders` knows how. A `Problem` is a refusal or a question of the rules. */
export type AnswerMessage = (
  db: Db,
  messageId: string,
  answer: ReminderAnswer,
  when: Pick<Call, 'now' | 'pressedAt'>,
) => Promise<{ answer: ReminderAnswer | null }>;

/** Ends alerts that other patients chose for a person who wants no more messages; `carers` knows how. */
export type StopCaring = (tx: Db, phones: string[], now: Date) => Promise<void>;

/** A message to a carer was taken and failed later; `carers` knows whom to tell. Any other id is none of theirs. */
export type FollowUndelivered = (tx: Db, carerId: string) => Promise<void>;

interface Means {
  vault: Vault;
  answerMessage: AnswerMessage;
  stopCaring: StopCaring;
  followUndelivered: FollowUndelivered;
  now: Date;
}

/** Follows the news of Meta, one message after the other: a repeated call goes on where a failed one ended. */
export async function receiveWhatsapp(
  db: Db,
  { statuses, taps, texts }: WhatsappNews,
  means: Means,
): Promise<void> {
  for (const { messageId: reference, callbackData: messageId, errorCode, ...status } of statuses) {
    const reason = reasonOf(errorCode);
    await storeStatus(db, { ...status, channel: 'whatsapp', reference, messageId, reason }, means.now);
    if (status.status === 'failed' && messageId !== null && UUID.test(messageId)) {
      await db.transaction(async (tx) => {
        if (!(await isFirst(tx, { id: `failed:${reference}`, at: status.at }, means.now))) return;
        await means.followUndelivered(tx, messageId);
      });
    }
  }
  for (const tap of taps) await receiveTap(db, tap, means);
  for (const text of texts) {
    await fromPerson(db, text, means.now, (tx, owners, person) =>
      replyToText(tx, text.text, { owners, person, means }),
    );
  }
}

function reasonOf(errorCode: number | null) {
  const meaning = errorCode === null ? null : meaningOf(errorCode);
  if (meaning?.state === 'refused') return meaning.reason;
  return meaning === null ? 'rejected' : 'undeliverable';
}

/** Such as BR.1503 (two letters of the country). */
const OUTSIDE_ID = /^[A-Z]{2}\.\w{1,128}$/;

/** Takes a message of a person once. It opens the 24 hours in which WhatsApp takes free text. */
async function fromPerson(
  db: Db,
  { messageId, from, userId, at }: WhatsappNews['texts'][number] | WhatsappNews['taps'][number],
  now: Date,
  replyTo: (tx: Db, owners: string[], person: Person) => Promise<ChatReply | null>,
): Promise<void> {
  const outsideId = userId !== null && OUTSIDE_ID.test(userId) ? userId : null;
  const person: Person = { channel: 'whatsapp', digits: from, outsideId };
  await db.transaction(async (tx) => {
    if (!(await isFirst(tx, { id: messageId, at }, now))) return;
    const until = new Date(Math.min(at.getTime(), now.getTime()) + DAY_MS);
    const contacts = await tx
      .update(contactPoints)
      .set({
        windowUntil: sql`greatest(${contactPoints.windowUntil}, ${until})`,
        outsideId: sql`coalesce(${outsideId}, ${contactPoints.outsideId})`,
      })
      .where(reachedBy(person))
      .returning({ userId: contactPoints.userId });
    const owners = contacts.map((contact) => contact.userId);
    const [owner] = owners;
    const reply = await replyTo(tx, owners, person);
    if (owner !== undefined && reply !== null) await enqueue(tx, sendChatReply, { owner, reply });
  });
}

const TAP = /^(?<answer>take|snooze|skip)\.(?<token>[\w-]+)$/;

/** Answers the doses of the message that had the button. A refusal rolls that back, and is told instead. */
async function receiveTap(db: Db, tap: WhatsappNews['taps'][number], means: Means): Promise<void> {
  try {
    await fromPerson(db, tap, means.now, (tx, owners) => recordTap(tx, tap, owners, means));
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const isSpent = error.status === 410 || error.status === 404;
    await fromPerson(db, tap, means.now, async () => (isSpent ? 'spent' : 'asked'));
  }
}

async function recordTap(
  tx: Db,
  { payload, at }: WhatsappNews['taps'][number],
  owners: string[],
  { vault, answerMessage, now }: Means,
): Promise<ChatReply | null> {
  const { answer, token } = TAP.exec(payload)?.groups ?? {};
  if (!answer || !token || owners.length === 0) return null;
  const asked = answer as ReminderAnswer; // the pattern names no other
  const { id, expires } = openMessageToken(vault, 'answer', token);
  const [message] = await tx
    .select({ userId: messages.userId, sendAt: messages.sendAt, claimedAt: messages.claimedAt })
    .from(messages)
    .where(eq(messages.id, id));
  if (!message || !owners.includes(message.userId)) return 'spent';
  // An hour of delay begins when it is asked for here: after the tap it may be over already.
  const pressedAt = asked === 'snooze' ? undefined : tappedAt(at, message, now);
  if (expires < (pressedAt ?? now)) return 'spent';
  const recorded = await answerMessage(tx, id, asked, { now, pressedAt });
  return recorded.answer === null || recorded.answer === asked ? asked : 'answered';
}

type Sent = Pick<typeof messages.$inferSelect, 'sendAt' | 'claimedAt'>;

/** When a button was tapped: Meta repeats its calls for days. Undefined where it says a moment that cannot be. */
function tappedAt(at: Date, { sendAt, claimedAt }: Sent, now: Date): Date | undefined {
  return at >= (claimedAt ?? sendAt) && at <= now ? at : undefined;
}

async function replyToText(
  tx: Db,
  text: string,
  { owners, person, means }: { owners: string[]; person: Person; means: Means },
): Promise<ChatReply | null> {
  if (saysStop(text)) {
    await stopChannel(tx, person, means.now);
    await means.stopCaring(tx, phonesOf(person), means.now);
    return 'stopped';
  }
  if (owners.length === 0) return null;
  const { count } = await hit(tx, `chat-replies:${owners[0]}`, { times: 1, perSeconds: DAY_SECONDS });
  return count === 1 ? 'unread' : null;
}
