import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Post } from '../../jobs/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { findSettings } from './shared/settings.ts';
import { hasSignedInFrom } from './shared/access-log.ts';
import type { LoginLimits } from './login-limits.ts';
import { newSignInMail } from './mails.ts';
import { openSession } from './open-session.ts';
import { isPasswordOf } from './password-hash.ts';
import { users } from './table.ts';
import { passTwoFactor } from './two-factor/pass-two-factor.ts';

interface Attempt {
  email: string;
  password: string;
  code?: string | undefined;
  device: string | undefined;
}

interface Guards {
  limits: LoginLimits;
  vault: Vault;
  post: Post;
}

/** Signs in, or says why not without becoming a way to list accounts. */
export async function login(db: Db, { email, password, code, device }: Attempt, guards: Guards) {
  const { limits, vault, post } = guards;
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
  const tokens = await db.transaction(async (tx) => {
    // A new password may have been set while the old one was being checked, and has ended every session.
    const isCurrent = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash!));
    const [current] = await tx.select({ id: users.id }).from(users).where(isCurrent).for('share');
    if (!current) throw new Problem('wrong-password');
    await passTwoFactor(tx, vault, user.id, code);
    if (!(await hasSignedInFrom(tx, user.id, device))) {
      const settings = await findSettings(tx, user.id);
      if (settings.emailNotifications) await post(tx, user.id, newSignInMail(user, device, settings));
    }
    return openSession(tx, { userId: user.id, device });
  });
  // Not before the second factor: a guess of it counts as a failure, too.
  await limits.forgetFailures(email);
  return { user, tokens };
}
