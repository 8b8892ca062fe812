import type { Account } from '@leveza/contract/account/settings.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, count, eq, gt, isNotNull } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import { emailLinks, recoveryCodes, twoFactors, users } from '../auth/table.ts';
import { findSettings } from '../auth/shared/settings.ts';

/** How the account is protected, and what it may send. */
export async function readAccount({ db, owner, now }: Call, config: Config): Promise<Account> {
  const [user] = await db.select().from(users).where(eq(users.id, owner));
  if (!user) throw new Problem('unauthenticated');
  const [link] = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(and(eq(emailLinks.userId, owner), gt(emailLinks.expiresAt, now)));
  const [factor] = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, owner), isNotNull(twoFactors.confirmedAt)));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, owner));
  return {
    ...(await findSettings(db, owner)),
    email: user.email,
    isEmailVerified: user.emailVerifiedAt !== null,
    pendingEmail: link && link.email !== user.email ? link.email : null,
    hasPassword: user.passwordHash !== null,
    twoFactorEnabled: factor !== undefined,
    recoveryCodesLeft: factor ? codes!.left : 0,
    isDemo: user.demoExpiresAt !== null,
    isMailConfigured: config.smtpUrl !== undefined,
    isSmsConfigured: config.sms !== null,
  };
}
