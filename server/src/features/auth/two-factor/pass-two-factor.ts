import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Call } from '../../../http/call.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { isConfirmed } from '../store.ts';
import { twoFactors } from '../table.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

export const aboutSecretOf = (owner: string) => `two-factor ${owner}`;

/** Lets a sign-in through with the code of this moment, or a recovery code, each of which works once. */
export async function passTwoFactor(
  { db: tx, owner, now }: Pick<Call, 'db' | 'owner' | 'now'>,
  code: string | undefined,
  vault: Vault,
): Promise<void> {
  const [factor] = await tx.select().from(twoFactors).where(isConfirmed(owner));
  if (!factor) return;
  if (code === undefined) throw new Problem('two-factor-required');

  const step = /^\d{6}$/.test(code)
    ? stepOf(vault.openText(factor.sealedSecret, aboutSecretOf(owner)), code, now.getTime())
    : null;
  const isPassed =
    step === null ? await spendRecoveryCode(tx, owner, code) : await spendStep(tx, owner, step);
  if (!isPassed) {
    const message = 'Código incorreto ou já usado. Espere o próximo código do aplicativo e tente de novo.';
    throw new Problem('two-factor-wrong', { fields: { code: message } });
  }
}

/**
 * The row lets only the first of parallel sign-ins with one code through: for the others the step is no longer later.
 */
async function spendStep(tx: Db, owner: string, step: number): Promise<boolean> {
  const spent = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, owner), lt(twoFactors.lastStep, step)))
    .returning({ step: twoFactors.lastStep });
  return spent.length > 0;
}
