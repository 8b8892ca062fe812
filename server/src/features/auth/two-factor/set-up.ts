import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Post } from '../../../jobs/post.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { recordAccess } from '../shared/access-log.ts';
import { recoveryCodesMail, twoFactorMail } from '../mails.ts';
import { findAccount } from '../shared/account.ts';
import { refuseBeyond } from '../../../http/rate-limit/hit.ts';
import { refuseWrongPassword } from '../shared/refuse-wrong-password.ts';
import { recoveryCodes, twoFactors } from '../table.ts';
import { aboutSecretOf } from './pass-two-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { newSecret, stepOf, uriOf } from './totp.ts';

const CODES_PER_15_MINUTES = { times: 10, perSeconds: 15 * 60 };

/** A secret waiting for its first code. Starting again replaces it; one in force stays. */
export async function startTwoFactor(db: Db, vault: Vault, owner: string, password: string) {
  await refuseWrongPassword(db, owner, password, 'password');
  const { email } = await findAccount(db, owner);
  const secret = newSecret();
  const waiting = { sealedSecret: vault.sealText(secret, aboutSecretOf(owner)), createdAt: new Date() };
  const stored = await db
    .insert(twoFactors)
    .values({ userId: owner, ...waiting })
    .onConflictDoUpdate({ target: twoFactors.userId, set: waiting, setWhere: isNull(twoFactors.confirmedAt) })
    .returning({ userId: twoFactors.userId });
  if (stored.length === 0) throw new Problem('two-factor-on');
  return { secret, uri: uriOf(secret, email) };
}

interface FirstCode {
  owner: string;
  code: string;
  device: string | undefined;
}

/** In force from here on; the answer is the only time the recovery codes are seen. */
export async function confirmTwoFactor(
  db: Db,
  { owner, code, device }: FirstCode,
  { vault, post }: { vault: Vault; post: Post },
): Promise<string[]> {
  await refuseBeyond(db, `two-factor-codes:${owner}`, CODES_PER_15_MINUTES);
  return db.transaction(async (tx) => {
    const isWaiting = and(
      eq(twoFactors.userId, owner),
      isNull(twoFactors.confirmedAt),
      gt(twoFactors.createdAt, sql`now() - interval '30 minutes'`),
    );
    const [factor] = await tx.select().from(twoFactors).where(isWaiting).for('update');
    if (!factor) throw new Problem('two-factor-not-started');
    const step = stepOf(vault.openText(factor.sealedSecret, aboutSecretOf(owner)), code, Date.now());
    if (step === null) {
      const message = 'Código incorreto. Confira a hora do celular e digite o código que aparece agora.';
      throw new Problem('invalid-input', { fields: { code: message } });
    }
    await tx.update(twoFactors).set({ confirmedAt: new Date(), lastStep: step }).where(isWaiting);
    await recordAccess(tx, owner, 'two-factor-enabled', device);
    await post(tx, owner, twoFactorMail(await findAccount(tx, owner), true));
    return replaceRecoveryCodes(tx, owner);
  });
}

interface Confirmed {
  owner: string;
  password: string;
  device: string | undefined;
}

export async function renewRecoveryCodes(db: Db, confirmed: Confirmed, post: Post): Promise<string[]> {
  const { owner, password, device } = confirmed;
  await refuseWrongPassword(db, owner, password, 'password');
  return db.transaction(async (tx) => {
    const isInForce = and(eq(twoFactors.userId, owner), isNotNull(twoFactors.confirmedAt));
    const [factor] = await tx.select().from(twoFactors).where(isInForce).for('update');
    if (!factor) throw new Problem('two-factor-off');
    await recordAccess(tx, owner, 'recovery-codes-renewed', device);
    await post(tx, owner, recoveryCodesMail(await findAccount(tx, owner)));
    return replaceRecoveryCodes(tx, owner);
  });
}

export async function disableTwoFactor(db: Db, confirmed: Confirmed, post: Post): Promise<void> {
  const { owner, password, device } = confirmed;
  await refuseWrongPassword(db, owner, password, 'password');
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(twoFactors)
      .where(and(eq(twoFactors.userId, owner), isNotNull(twoFactors.confirmedAt)))
      .returning({ userId: twoFactors.userId });
    if (removed.length === 0) throw new Problem('two-factor-off');
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
    await recordAccess(tx, owner, 'two-factor-disabled', device);
    await post(tx, owner, twoFactorMail(await findAccount(tx, owner), false));
  });
}
