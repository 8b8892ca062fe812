import type { AnswerableReminder, ReminderAnswer } from '@leveza/contract/reminders/answers.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../../db/connection.ts';
import { type AnsweredDose, planDoseDoor } from '../../plans/shared/plan-dose-door.ts';
import { type AnswerableMessage, answerableMessage } from './doses-of-message.ts';

const UNDO_MS = 10 * MINUTE_MS;
const SNOOZE_MS = HOUR_MS;
const SKIPPED_BY_REMINDER = 'Pulada pelo lembrete';

/** What a message spoke of, and what became of its doses. Nothing is changed. */
export async function readMessageAnswer(db: Db, messageId: string, now: Date): Promise<AnswerableReminder> {
  const message = await answerableMessage(db, messageId, now);
  return replyOf(message, await dosesOf(message));
}

/**
 * Answers all doses a message spoke of, or takes the answer back. The same answer again changes nothing, and neither
 * does another one: what was recorded is shown, and can be undone first. A question of the rules is not answered here.
 */
export async function answerMessage(
  db: Db,
  messageId: string,
  answer: ReminderAnswer | 'undo',
  now: Date,
): Promise<AnswerableReminder> {
  return db.transaction(async (tx) => {
    const message = await answerableMessage(tx, messageId, now);
    const doses = await dosesOf(message);
    const door = planDoseDoor(message.call);
    for (const dose of doses) {
      const before = answerTo(dose, now);
      if (answer === 'undo') await undo(message, dose);
      else if (before !== null && before !== 'snooze') continue;
      else if (answer === 'take') await door.take(dose);
      else if (answer === 'skip') await door.skip(dose, SKIPPED_BY_REMINDER);
      else if (before === null) await door.snooze(dose, new Date(now.getTime() + SNOOZE_MS));
    }
    return replyOf(message, await dosesOf(message));
  });
}

async function undo({ call }: AnswerableMessage, dose: AnsweredDose): Promise<void> {
  const until = undoUntil(dose);
  if (until && until >= call.now) await planDoseDoor(call).takeBack(dose);
}

/** Doses of the message that their plans still have. */
async function dosesOf({ call, doses }: AnswerableMessage): Promise<AnsweredDose[]> {
  const found = await planDoseDoor(call).find(doses);
  if (found.length === 0) throw new Problem('link-spent');
  return found;
}

function answerTo({ dose }: AnsweredDose, now: Date): ReminderAnswer | null {
  if (dose.state === 'taken') return 'take';
  if (dose.state === 'skipped') return 'skip';
  // Put off until a moment that has come, it is asked about again.
  return dose.snoozedUntil && new Date(dose.snoozedUntil) > now ? 'snooze' : null;
}

function undoUntil({ dose, recordedAt }: AnsweredDose): Date | null {
  const snoozedAt = dose.snoozedUntil ? new Date(dose.snoozedUntil).getTime() - SNOOZE_MS : null;
  const at = recordedAt?.getTime() ?? snoozedAt;
  return at === null ? null : new Date(at + UNDO_MS);
}

function replyOf(
  { title, body, call }: AnswerableMessage,
  doses: readonly AnsweredDose[],
): AnswerableReminder {
  const answers = new Set(doses.map((dose) => answerTo(dose, call.now)));
  const [answer] = answers;
  const isAnswered = answers.size === 1 && answer !== null && answer !== undefined;
  const ends = doses
    .flatMap((dose) => undoUntil(dose) ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  const [first] = ends;
  return {
    title,
    body,
    plannedAt: doses[0]!.dose.plannedAt!,
    timeZone: call.zone,
    answer: isAnswered ? answer : null,
    undoUntil: isAnswered && first && first > call.now ? first.toISOString() : null,
  };
}
