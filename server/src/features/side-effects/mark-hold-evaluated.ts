import type * as contract from '@leveza/contract/applications/held-dose.ts';
import type { Answer, Received } from '@leveza/contract/endpoint.ts';
import { HOLDING_ANSWER } from '@leveza/domain/side-effects/held-dose.ts';
import { and, arrayContains, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { findSideEffect } from './store.ts';
import { sideEffects } from './table.ts';

type Endpoint = typeof contract.markHoldEvaluated;

/**
 * The doctor who looked at the newest sign knows of those before it; one felt later holds the dose again. A second mark keeps
 * the moment of the first, and taking it back opens again all that was marked with it.
 */
export async function markHoldEvaluated(
  { db, owner, now }: Call,
  id: string,
  { isEvaluated }: Received<Endpoint>['body'],
): Promise<Answer<Endpoint>['data']> {
  const { feltAt, evaluatedAt } = await findSideEffect(db, owner, id);
  const isOpen = or(isNull(sideEffects.evaluatedAt), lt(sideEffects.evaluatedAt, sideEffects.feltAt));
  const isSign = arrayContains(sideEffects.answeredYes, [HOLDING_ANSWER]);
  if (isEvaluated) {
    await db
      .update(sideEffects)
      .set({ evaluatedAt: now })
      .where(and(eq(sideEffects.userId, owner), isSign, isOpen, lte(sideEffects.feltAt, feltAt)));
  } else if (evaluatedAt) {
    await db
      .update(sideEffects)
      .set({ evaluatedAt: null })
      .where(and(eq(sideEffects.userId, owner), eq(sideEffects.evaluatedAt, evaluatedAt)));
  }
  const after = await findSideEffect(db, owner, id);
  return { evaluatedAt: after.evaluatedAt?.toISOString() ?? null };
}
