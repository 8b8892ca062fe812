import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { valuesOf } from './add-side-effect.ts';
import { sideEffectReply } from './reply.ts';
import { setSideEffect } from './store.ts';

export async function changeSideEffect(call: Call, id: string, input: SideEffectInput): Promise<SideEffect> {
  const { db, owner, now } = call;
  const moment = input.datetime ? { feltAt: recordedAt(input.datetime, now, 'datetime') } : {};
  return sideEffectReply(call, await setSideEffect(db, owner, id, { ...moment, ...valuesOf(input) }));
}
