import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import { refreshTokens, sessions } from './table.ts';

/** Ends the session a token belongs to, access or refresh; an unknown token ends nothing. */
export async function endSession(db: Db, tokens: (string | undefined)[]): Promise<void> {
  const hashes = tokens.filter((token) => token !== undefined).map(hashToken);
  if (hashes.length === 0) return;
  const byRefresh = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(inArray(refreshTokens.tokenHash, hashes));
  await db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(
      and(
        isNull(sessions.revokedAt),
        or(inArray(sessions.accessTokenHash, hashes), inArray(sessions.id, byRefresh)),
      ),
    );
}

/** Ends every session of a patient, as after a new password. */
export async function endAllSessions(tx: Db, userId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
