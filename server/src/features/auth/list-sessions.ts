import type { Session } from '@leveza/contract/auth/sessions.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { deviceName } from '@leveza/domain/account/device.ts';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { sessions } from './table.ts';

/** Where the patient is signed in, the asking device first, then by last use. */
export async function listSessions(db: Db, owner: string, currentId: string): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, owner),
        isNull(sessions.revokedAt),
        gt(sessions.idleExpiresAt, sql`now()`),
        gt(sessions.absoluteExpiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.lastUsedAt));
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.device),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.id === currentId,
  }));
}

/** Signs one device out; not found when it is another patient's, or signed out already. */
export async function endOneSession(db: Db, owner: string, id: string): Promise<void> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(sessions.userId, owner), eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Problem('not-found');
}
