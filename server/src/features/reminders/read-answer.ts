import type { AnswerableReminder } from '@leveza/contract/reminders/answers.ts';
import type { VisitorCall } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { readMessageToken } from '../messages/shared/message-token.ts';
import { readMessageAnswer } from './shared/answer-message.ts';

export function readAnswer(
  { db, now }: VisitorCall,
  { token }: { token: string },
  vault: Vault,
): Promise<AnswerableReminder> {
  return readMessageAnswer(db, readMessageToken(vault, 'answer', token, now), now);
}
