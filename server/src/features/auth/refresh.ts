import { randomBytes } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { VisitorCall } from '../../http/call.ts';
import type { Tokens } from '../../http/session/cookies.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import { ACCESS_MS, IDLE_MS } from './open-session.ts';
import { findAccount } from './shared/account.ts';
import { refreshTokens, sessions } from './table.ts';
import { successorsOf } from './tokens.ts';

/** A repeat within this time is a lost answer; after it, a stolen token. */
const REPEAT_MS = 10_000;

interface Refreshed {
  userId: string;
  tokens: Tokens;
}

/** Exchanges a refresh token for new ones, once. A spent token that comes back later ends the session. */
export async function refresh({ db, now }: VisitorCall, token: string) {
  const outcome = await db.transaction((tx) => exchange(tx, token, now));
  // Refused outside the transaction: the end of a stolen session must be kept.
  if (outcome === null) throw new Problem('unauthenticated');
  return { user: await findAccount(db, outcome.userId), tokens: outcome.tokens };
}

async function exchange(tx: Db, token: string, now: Date): Promise<Refreshed | null> {
  const tokenHash = hashToken(token);
  const ofToken = eq(refreshTokens.tokenHash, tokenHash);
  const [known] = await tx.select({ sessionId: refreshTokens.sessionId }).from(refreshTokens).where(ofToken);
  if (!known) return null;
  const ofSession = eq(sessions.id, known.sessionId);
  const [session] = await tx.select().from(sessions).where(ofSession).for('update');
  // Read again, now that parallel requests wait: the token read before the lock may be spent by now.
  const [current] = await tx.select().from(refreshTokens).where(ofToken);
  if (!session || !current) return null;
  if (session.revokedAt || session.idleExpiresAt <= now || session.absoluteExpiresAt <= now) return null;

  if (current.usedAt) {
    if (now.getTime() - current.usedAt.getTime() <= REPEAT_MS) {
      return { userId: session.userId, tokens: successorsOf(token, current.successorSalt!) };
    }
    await tx.update(sessions).set({ revokedAt: now }).where(ofSession);
    return null;
  }

  const successorSalt = randomBytes(16).toString('base64url');
  const tokens = successorsOf(token, successorSalt);
  await tx.update(refreshTokens).set({ usedAt: now, successorSalt }).where(ofToken);
  await tx.insert(refreshTokens).values({ tokenHash: hashToken(tokens.refreshToken), sessionId: session.id });
  await tx
    .update(sessions)
    .set({
      accessTokenHash: hashToken(tokens.accessToken),
      accessExpiresAt: earlier(now.getTime() + ACCESS_MS, session.absoluteExpiresAt),
      idleExpiresAt: earlier(now.getTime() + IDLE_MS, session.absoluteExpiresAt),
      lastUsedAt: now,
    })
    .where(ofSession);
  return { userId: session.userId, tokens };
}

function earlier(ms: number, limit: Date): Date {
  return new Date(Math.min(ms, limit.getTime()));
}
