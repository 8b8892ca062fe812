import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { sideEffectReply } from './reply.ts';
import { sideEffects } from './table.ts';

export async function addSideEffect(call: Call, input: SideEffectInput): Promise<SideEffect> {
  const feltAt = recordedAt(input.datetime, call.now, 'datetime');
  const values = { userId: call.owner, feltAt, ...valuesOf(input) };
  const [row] = await call.db.insert(sideEffects).values(values).returning();
  return sideEffectReply(call, row!); // an insert without conflict clause always returns its row
}

/** An own name belongs to 'other' alone. */
export function valuesOf(input: SideEffectInput) {
  const { effectType, otherName, intensity, duration, actionTaken, notes } = input;
  return {
    effectType,
    otherName: effectType === 'other' ? otherName : null,
    intensity,
    duration: duration ?? null,
    actionTaken,
    notes,
  };
}
