import { Problem } from '@leveza/contract/problem.ts';
import { isNull } from 'drizzle-orm';
import type { Call } from '../../../http/call.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { findAccount } from '../shared/account.ts';
import { refuseWrongPassword } from '../shared/refuse-wrong-password.ts';
import { twoFactors } from '../table.ts';
import { aboutSecretOf } from './pass-two-factor.ts';
import { newSecret, uriOf } from './totp.ts';

/** A secret waiting for its first code. Starting again replaces it; one in force stays. */
export async function startTwoFactor({ db, owner, now }: Call, password: string, vault: Vault) {
  await refuseWrongPassword(db, owner, password, 'password');
  const { email } = await findAccount(db, owner);
  const secret = newSecret();
  const waiting = { sealedSecret: vault.sealText(secret, aboutSecretOf(owner)), createdAt: now };
  const stored = await db
    .insert(twoFactors)
    .values({ userId: owner, ...waiting })
    .onConflictDoUpdate({ target: twoFactors.userId, set: waiting, setWhere: isNull(twoFactors.confirmedAt) })
    .returning({ userId: twoFactors.userId });
  if (stored.length === 0) throw new Problem('two-factor-on');
  return { secret, uri: uriOf(secret, email) };
}
