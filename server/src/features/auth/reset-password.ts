import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { VisitorCall } from '../../http/call.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import type { Post } from '../../jobs/post.ts';
import { recordAccess } from './shared/access-log.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './register.ts';
import { endPendingLinks, endSessions } from './store.ts';
import { forgetFailures } from './shared/login-failures.ts';
import { passwordResets, recoveryCodes, twoFactors, userIdentities, users } from './table.ts';

/** A new password for the holder of a link; the link is spent and every device is signed out. */
export async function resetPassword(
  { db, now }: VisitorCall,
  { token, password }: { token: string; password: string },
  post: Post,
): Promise<void> {
  const isValid = and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, now));
  const [holder] = await db
    .select({ email: users.email, name: users.name })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isValid);
  if (!holder) throw new Problem('reset-link-spent');
  refuseWeakPassword(password, holder);
  const passwordHash = await hashPassword(password);

  await db.transaction(async (tx) => {
    // Taken away first: of two requests with one link, the second finds nothing.
    const [spent] = await tx.delete(passwordResets).where(isValid).returning();
    if (!spent) throw new Problem('reset-link-spent');
    await endPendingLinks(tx, spent.userId);
    await endStrangersEntry(tx, spent.userId);
    // Opening the link proves that the patient reads the address.
    const emailVerifiedAt = sql`coalesce(${users.emailVerifiedAt}, ${now})`;
    await tx.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, spent.userId));
    await endSessions({ db: tx, now }, spent.userId);
    await recordAccess(tx, spent.userId, 'password-changed', undefined);
    await forgetFailures(tx, holder.email);
    await post(tx, spent.userId, passwordChangedMail(holder));
  });
}

/**
 * The person who registered an unconfirmed address may not be its reader: their second factor and sign-in go as well.
 */
async function endStrangersEntry(tx: Db, owner: string): Promise<void> {
  const [user] = await tx.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, owner));
  if (user?.at) return;
  await tx.delete(twoFactors).where(eq(twoFactors.userId, owner));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
  await tx.delete(userIdentities).where(eq(userIdentities.userId, owner));
}
