import type { AnswerableReminder } from '@leveza/contract/reminders/answers.ts';
import type { ReminderAnswer } from '@leveza/domain/messages/answers.ts';
import type { VisitorCall } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { readMessageToken } from '../messages/shared/message-token.ts';
import { answerMessage } from './shared/answer-message.ts';

export function answerReminder(
  { db, now }: VisitorCall,
  { token, answer }: { token: string; answer: ReminderAnswer | 'undo' },
  vault: Vault,
): Promise<AnswerableReminder> {
  return answerMessage(db, readMessageToken(vault, 'answer', token, now), answer, { now });
}
