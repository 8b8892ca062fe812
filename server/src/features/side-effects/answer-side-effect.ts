import type { SideEffect, SideEffectAnswers } from '@leveza/contract/side-effects.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { sideEffectReply } from './reply.ts';
import { sideEffects } from './table.ts';

/** Keeps the answers to the questions asked after an effect, in place of earlier ones. */
export async function answerSideEffect(
  call: Call,
  id: string,
  { yes, no }: SideEffectAnswers,
): Promise<SideEffect> {
  const answered = await call.db
    .update(sideEffects)
    // A doctor has not looked at a sign that is noted anew.
    .set({ answeredYes: yes, answeredNo: no, evaluatedAt: null })
    .where(isOwn(sideEffects, call.owner, id))
    .returning();
  return sideEffectReply(call, ownRow(answered));
}
