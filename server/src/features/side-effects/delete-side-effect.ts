import type { SideEffect } from '@leveza/contract/side-effects.ts';
import type { Call } from '../../http/call.ts';
import { sideEffectReply } from './reply.ts';
import { removeSideEffect } from './store.ts';

export async function deleteSideEffect(call: Call, id: string): Promise<SideEffect> {
  return sideEffectReply(call, await removeSideEffect(call.db, call.owner, id));
}
