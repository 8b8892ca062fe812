import type { Account } from '@leveza/contract/account/settings.ts';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { accountQuestion } from '../auth/shared/account.ts';
import { settingsQuestion } from '../auth/shared/settings.ts';
import { emailLinks, recoveryCodes, twoFactors } from '../auth/table.ts';

const selectLink = statement(
  'account-email-link',
  { owner: 'uuid', now: 'instant' },
  { email: emailLinks.email },
  (db, $, row) =>
    db
      .select(row)
      .from(emailLinks)
      .where(and(eq(emailLinks.userId, $.owner), gt(emailLinks.expiresAt, $.now))),
);

const selectFactor = statement(
  'account-two-factor',
  { owner: 'uuid' },
  { userId: twoFactors.userId },
  (db, $, row) =>
    db
      .select(row)
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, $.owner), isNotNull(twoFactors.confirmedAt))),
);

const countCodes = statement(
  'account-recovery-codes',
  { owner: 'uuid' },
  { left: sql<number>`count(*)::int` },
  (db, $, row) => db.select(row).from(recoveryCodes).where(eq(recoveryCodes.userId, $.owner)),
);

/** How the account is protected, and what it may send. */
export async function readAccount({ db, owner, now }: Call, config: Config): Promise<Account> {
  const [user, settings, pendingEmail, twoFactorEnabled, codesLeft] = await askInOne(
    db,
    accountQuestion(owner),
    settingsQuestion(owner),
    selectLink.question({ owner, now }, ([link]) => link?.email ?? null),
    selectFactor.question({ owner }, (factors) => factors.length > 0),
    countCodes.question({ owner }, ([counted]) => counted!.left),
  );
  return {
    ...settings,
    email: user.email,
    isEmailVerified: user.emailVerifiedAt !== null,
    pendingEmail: pendingEmail === user.email ? null : pendingEmail,
    hasPassword: user.passwordHash !== null,
    twoFactorEnabled,
    recoveryCodesLeft: twoFactorEnabled ? codesLeft : 0,
    isDemo: user.demoExpiresAt !== null,
    isMailConfigured: config.smtpUrl !== undefined,
    isSmsConfigured: config.sms !== null,
  };
}
