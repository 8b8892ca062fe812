import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { sideEffectReply } from './reply.ts';
import { isOwnEffect } from './store.ts';
import { sideEffects } from './table.ts';

export async function deleteSideEffect(call: Call, id: string): Promise<SideEffect> {
  const deleted = await call.db.delete(sideEffects).where(isOwnEffect(call.owner, id)).returning();
  return sideEffectReply(call, ownRow(deleted));
}
