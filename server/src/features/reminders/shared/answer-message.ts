import type { AnswerableReminder } from '@leveza/contract/reminders/answers.ts';
import type { ReminderAnswer } from '@leveza/domain/messages/answers.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../../db/connection.ts';
import type { Call } from '../../../http/call.ts';
import { type AnswerableDose, answerableDoses, SNOOZE_MS } from './answerable-doses.ts';
import { type AnswerableMessage, answerableMessage } from './doses-of-message.ts';

const UNDO_MS = 10 * MINUTE_MS;
const SKIPPED_BY_REMINDER = 'Pulada pelo lembrete';

/** The doses a message spoke of, and their present state. Nothing is changed. */
export async function readMessageAnswer(db: Db, messageId: string, now: Date): Promise<AnswerableReminder> {
  const message = await answerableMessage(db, messageId, { now });
  return replyOf(message, await dosesOf(message));
}

/**
 * Answers all doses a message spoke of, or takes the answer back. The same answer again changes nothing, and neither
 * does another one: the record is shown, and can be undone first. A question of the rules is not answered here.
 */
export async function answerMessage(
  db: Db,
  messageId: string,
  answer: ReminderAnswer | 'undo',
  when: Pick<Call, 'now' | 'pressedAt'>,
): Promise<AnswerableReminder> {
  const { now } = when;
  return db.transaction(async (tx) => {
    const message = await answerableMessage(tx, messageId, when);
    for (const dose of await dosesOf(message)) {
      if (answer === 'undo') await undo(dose, now);
      else if (dose.answer !== null && dose.answer !== 'snooze') continue;
      else if (answer === 'take') await dose.take().catch(askWithoutNames);
      else if (answer === 'skip') await dose.skip(SKIPPED_BY_REMINDER);
      else if (dose.answer === null) await dose.snooze(new Date(now.getTime() + SNOOZE_MS));
    }
    return replyOf(message, await dosesOf(message));
  });
}

/** A link is opened without a session, and its message may leave names out: a question says none there either. */
function askWithoutNames(error: unknown): never {
  if (error instanceof Problem && error.asks) throw new Problem(error.code);
  throw error;
}

async function undo(dose: AnswerableDose, now: Date): Promise<void> {
  const until = undoUntil(dose);
  if (until && until >= now) await dose.takeBack();
}

/** Doses of the message that their plans still have. */
async function dosesOf(message: AnswerableMessage): Promise<AnswerableDose[]> {
  const found = await answerableDoses(message);
  if (found.length === 0) throw new Problem('link-spent');
  return found;
}

const undoUntil = ({ answeredAt }: AnswerableDose) => answeredAt && new Date(answeredAt.getTime() + UNDO_MS);

function replyOf(
  { title, body, call, injections }: AnswerableMessage,
  doses: readonly AnswerableDose[],
): AnswerableReminder {
  const answers = new Set(doses.map(({ answer }) => answer));
  const [answer] = answers;
  const isAnswered = answers.size === 1 && answer !== null && answer !== undefined;
  const ends = doses
    .flatMap((dose) => undoUntil(dose) ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  const [first] = ends;
  return {
    title,
    body,
    plannedAt: doses[0]!.plannedAt,
    timeZone: call.zone,
    isInjection: injections.length > 0,
    answer: isAnswered ? answer : null,
    undoUntil: isAnswered && first && first > call.now ? first.toISOString() : null,
  };
}
