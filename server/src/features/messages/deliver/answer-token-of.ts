import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { messageToken } from '../shared/message-token.ts';
import type { DueMessage } from './due-message.ts';

type Answered = Pick<DueMessage, 'id' | 'isAnswerable' | 'sendAt' | 'usefulUntil'>;

/** The token by which a message is answered, null for one that asks nothing. A dose can be recorded late, so it lasts a day. */
export function answerTokenOf(
  vault: Vault,
  { id, isAnswerable, sendAt, usefulUntil }: Answered,
): string | null {
  if (!isAnswerable) return null;
  const expires = new Date(Math.max(sendAt.getTime() + DAY_MS, usefulUntil.getTime()));
  return messageToken(vault, 'answer', { id, expires });
}
