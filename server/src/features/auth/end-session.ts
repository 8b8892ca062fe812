import { and, isNull } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { sessions } from './table.ts';

/** Signs one device out; not found when it is another patient's, or signed out already. */
export async function endSession({ db, owner, now }: Call, id: string): Promise<void> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isOwn(sessions, owner, id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  ownRow(ended);
}
