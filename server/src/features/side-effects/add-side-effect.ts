import type { Feeling, SideEffectInput, SideEffectsInput } from '@leveza/contract/side-effects.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt, recordedAt } from '../../http/recorded-at.ts';
import { sideEffectsReply, type SideEffectsReply } from './reply.ts';
import { sideEffects } from './table.ts';

/** All of them in one statement, whose rows PostgreSQL returns in the order of its values. */
export async function addSideEffect(call: Call, input: SideEffectsInput): Promise<SideEffectsReply> {
  const feltAt = happenedAt(input.datetime, call, 'datetime');
  const shared = { userId: call.owner, feltAt, ...detailsOf(input), ...answersOf(input, call.now) };
  const felt = [input, ...input.also].map((feeling) => ({ ...shared, ...feelingOf(feeling) }));
  return sideEffectsReply(call, await call.db.insert(sideEffects).values(felt).returning());
}

/** An own name belongs to 'other' alone. */
export function feelingOf({ effectType, otherName, intensity }: Feeling) {
  return { effectType, otherName: effectType === 'other' ? otherName : null, intensity };
}

export function detailsOf({ duration, actionTaken, notes }: SideEffectInput) {
  return { duration: duration ?? null, actionTaken, notes };
}

/** Nothing where no answers came with the effect. */
export function answersOf({ answers, evaluatedAt }: SideEffectInput, now: Date) {
  return (
    answers && {
      answeredYes: answers.yes,
      answeredNo: answers.no,
      evaluatedAt: evaluatedAt ? recordedAt(evaluatedAt, now, 'evaluatedAt') : null,
    }
  );
}
