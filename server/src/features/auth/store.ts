import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { sessions } from './table.ts';

/** Ends the other sessions of a patient, or all of them when none is kept; the answer is how many. */
export async function endSessions(tx: Db, owner: string, keep?: string): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(sessions.userId, owner),
        isNull(sessions.revokedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
