import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { sideEffectReply } from './reply.ts';
import { insertSideEffect } from './store.ts';

export async function addSideEffect(call: Call, input: SideEffectInput): Promise<SideEffect> {
  const feltAt = recordedAt(input.datetime, call.now, 'datetime');
  const row = await insertSideEffect(call.db, call.owner, { feltAt, ...valuesOf(input) });
  return sideEffectReply(call, row);
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
