import { Problem } from '@leveza/contract/problem.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Call, VisitorCall } from '../../../http/call.ts';
import { hashToken } from '../../../http/session/owner-of.ts';
import { recordAccess } from '../shared/access-log.ts';
import { sendResetLink } from '../send-reset-link.ts';
import { endPendingLinks, endSessions } from '../store.ts';
import { emailReturns, recoveryCodes, twoFactors, users } from '../table.ts';
import { newToken } from '../tokens.ts';
import type { Way } from './email-link.ts';

const VALID_DAYS = 7;

interface Leaving {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
}

/**
 * A link that gives the account back to the address it just left. An unconfirmed address gets none: it may be a
 * stranger's, typed by mistake. The first link of a week stays the only one, so that a thief who changes the address
 * twice does not get it.
 */
export async function makeWayBack(
  { db: tx, now }: Pick<Call, 'db' | 'now'>,
  user: Leaving,
  baseUrl: () => string,
): Promise<string | null> {
  if (!user.emailVerifiedAt) return null;
  const isOver = and(eq(emailReturns.userId, user.id), lt(emailReturns.expiresAt, now));
  await tx.delete(emailReturns).where(isOver);
  const token = newToken();
  const [made] = await tx
    .insert(emailReturns)
    .values({
      tokenHash: hashToken(token),
      userId: user.id,
      email: user.email,
      changedAt: now,
      expiresAt: new Date(now.getTime() + VALID_DAYS * DAY_MS),
    })
    .onConflictDoNothing()
    .returning({ userId: emailReturns.userId });
  return made ? `${baseUrl()}/confirm-email#token=${token}` : null;
}

/** An address with a way back is kept for it: else a thief could register it and close the way. */
export async function refuseReserved(
  { db, now }: Pick<Call, 'db' | 'now'>,
  email: string,
  owner: string,
): Promise<void> {
  const isAnothers = and(
    eq(sql`lower(${emailReturns.email})`, email.toLowerCase()),
    ne(emailReturns.userId, owner),
    gt(emailReturns.expiresAt, now),
  );
  const [reserved] = await db.select({ userId: emailReturns.userId }).from(emailReturns).where(isAnothers);
  if (reserved) throw new Problem('email-in-use', { fields: { email: 'Email já está em uso' } });
}

/** Opens such a link: the former address is the account's again, and everything set since then ends. */
export async function takeWayBack(
  { db: tx, now, device }: Pick<VisitorCall, 'db' | 'now' | 'device'>,
  token: string,
  way: Way,
): Promise<{ email: string } | null> {
  const isValid = and(eq(emailReturns.tokenHash, hashToken(token)), gt(emailReturns.expiresAt, now));
  const [link] = await tx.delete(emailReturns).where(isValid).returning();
  if (!link) return null;
  const { userId: owner, email } = link;
  await tx.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, owner));
  await endSessions({ db: tx, now }, owner);
  await endPendingLinks(tx, owner);
  await endFactorSince(tx, owner, link.changedAt);
  await recordAccess(tx, owner, 'email-changed', device);
  // The password may be known to the one who changed the address.
  await sendResetLink(tx, email, way);
  return { email };
}

async function endFactorSince(tx: Db, owner: string, changedAt: Date): Promise<void> {
  const isNewer = and(eq(twoFactors.userId, owner), gt(twoFactors.createdAt, changedAt));
  const [ended] = await tx.delete(twoFactors).where(isNewer).returning({ userId: twoFactors.userId });
  if (ended) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
}
