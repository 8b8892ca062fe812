import type * as contract from '@leveza/contract/auth/login.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { VisitorCall } from '../../http/call.ts';
import type { Post } from '../../jobs/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { findSettings } from './shared/settings.ts';
import { hasSignedInFrom } from './shared/access-log.ts';
import { LoginLimits } from './login-limits.ts';
import { newSignInMail } from './mails.ts';
import { openSession } from './open-session.ts';
import { isPasswordOf } from './password-hash.ts';
import { hasEmail } from './store.ts';
import { users } from './table.ts';
import { passTwoFactor } from './two-factor/pass-two-factor.ts';

/** Asked of `messages`, which stands after this feature. */
export type WantsSecurityMail = (db: Db, owner: string) => Promise<boolean>;

interface Parts {
  loginsPerMinute: number;
  vault: Vault;
  post: Post;
  wantsSecurityMail: WantsSecurityMail;
}

/** Signs in, or says why not without becoming a way to list accounts. */
export async function login(
  { db, now, device, address }: VisitorCall,
  { email, password, code }: Received<typeof contract.login>['body'],
  { loginsPerMinute, vault, post, wantsSecurityMail }: Parts,
) {
  const limits = new LoginLimits(db, address, loginsPerMinute);
  await limits.countAttempt(email);
  const [user] = await db.select().from(users).where(hasEmail(email));
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
    await passTwoFactor({ db: tx, owner: user.id, now }, code, vault);
    if (!(await hasSignedInFrom(tx, user.id, device))) {
      const settings = await findSettings(tx, user.id);
      const isWanted = settings.emailNotifications && (await wantsSecurityMail(tx, user.id));
      if (isWanted) await post(tx, user.id, newSignInMail(user, device, settings));
    }
    return openSession(tx, { userId: user.id, device, now });
  });
  // Not before the second factor: a guess of it counts as a failure, too.
  await limits.forgetFailures(email);
  return { user, tokens };
}
