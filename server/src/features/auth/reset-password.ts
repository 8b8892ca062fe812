import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import { endAllSessions } from './end-session.ts';
import { forgetFailures } from './login-limits.ts';
import { hashPassword } from './password-hash.ts';
import { refuseWeakPassword } from './register.ts';
import { passwordResets, users } from './table.ts';

/** A new password for the holder of a link; the link is spent and every device is signed out. */
export async function resetPassword(db: Db, token: string, password: string): Promise<void> {
  const isValid = and(
    eq(passwordResets.tokenHash, hashToken(token)),
    gt(passwordResets.expiresAt, sql`now()`),
  );
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
    await tx.update(users).set({ passwordHash }).where(eq(users.id, spent.userId));
    await endAllSessions(tx, spent.userId);
    await forgetFailures(tx, holder.email);
  });
}
