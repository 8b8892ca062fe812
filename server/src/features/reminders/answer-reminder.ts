import type { AnswerableReminder } from '@leveza/contract/reminders/answers.ts';
import type { ReminderAnswer } from '@leveza/domain/messages/answers.ts';
import type { VisitorCall } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { readMessageToken } from '../messages/shared/message-token.ts';
import { answerMessage } from './shared/answer-message.ts';

export function answerReminder(
  { db, now, pressedAt }: VisitorCall,
  { token, answer }: { token: string; answer: ReminderAnswer | 'undo' },
  vault: Vault,
): Promise<AnswerableReminder> {
  // The link has to hold when the answer arrives: what a request says of its press may not make it last longer.
  const messageId = readMessageToken(vault, 'answer', token, now);
  // An hour of delay begins when it is asked for here: after the press it may be over already.
  return answerMessage(db, messageId, answer, answer === 'snooze' ? { now } : { now, pressedAt });
}
