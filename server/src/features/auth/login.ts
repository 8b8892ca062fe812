import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { LoginLimits } from './login-limits.ts';
import { openSession } from './open-session.ts';
import { isPasswordOf } from './password-hash.ts';
import { users } from './table.ts';

interface Attempt {
  email: string;
  password: string;
  device: string | undefined;
}

/** Signs in, or says why not without becoming a way to list accounts. */
export async function login(db: Db, { email, password, device }: Attempt, limits: LoginLimits) {
  await limits.countAttempt(email);
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  const isRight = await isPasswordOf(user?.passwordHash, password);
  if (!user || !isRight) {
    const isGuessing = await limits.isGuessing({ isUnknown: !user });
    if (isGuessing) throw new Problem('login-failed');
    throw new Problem(user ? 'wrong-password' : 'user-not-found');
  }
  await limits.forgetFailures(email);
  const tokens = await db.transaction(async (tx) => {
    // A new password may have been set while the old one was being checked, and has ended every session.
    const isCurrent = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash!));
    const [current] = await tx.select({ id: users.id }).from(users).where(isCurrent).for('share');
    if (!current) throw new Problem('wrong-password');
    return openSession(tx, { userId: user.id, device });
  });
  return { user, tokens };
}
