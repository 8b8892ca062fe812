import { and, inArray, isNull, or } from 'drizzle-orm';
import type { VisitorCall } from '../../http/call.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import { refreshTokens, sessions } from './table.ts';

/** Ends the session a token belongs to, access or refresh; an unknown token ends nothing. */
export async function logout(
  { db, now }: Pick<VisitorCall, 'db' | 'now'>,
  tokens: (string | undefined)[],
): Promise<void> {
  const hashes = tokens.filter((token) => token !== undefined).map(hashToken);
  if (hashes.length === 0) return;
  const byRefresh = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(inArray(refreshTokens.tokenHash, hashes));
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        isNull(sessions.revokedAt),
        or(inArray(sessions.accessTokenHash, hashes), inArray(sessions.id, byRefresh)),
      ),
    );
}
