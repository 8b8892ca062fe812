import { and, eq, inArray } from 'drizzle-orm';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { sideEffectsReply, type SideEffectsReply } from './reply.ts';
import { sideEffects } from './table.ts';

/** The patient's own among these, in their order; not found where there is none. */
export async function deleteSideEffect(
  call: Call,
  id: string,
  { also }: { also: string[] },
): Promise<SideEffectsReply> {
  const ids = [id, ...also];
  const deleted = await call.db
    .delete(sideEffects)
    .where(and(eq(sideEffects.userId, call.owner), inArray(sideEffects.id, ids)))
    .returning();
  ownRow(deleted);
  return sideEffectsReply(
    call,
    deleted.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  );
}
