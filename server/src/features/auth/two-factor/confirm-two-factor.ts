import { Problem } from '@leveza/contract/problem.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { DeviceCall } from '../../../http/call.ts';
import { refuseBeyond } from '../../../http/rate-limit/hit.ts';
import type { Post } from '../../../jobs/post.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { twoFactorMail } from '../mails.ts';
import { recordAccess } from '../shared/access-log.ts';
import { findAccount } from '../shared/account.ts';
import { twoFactors } from '../table.ts';
import { aboutSecretOf } from './pass-two-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

/** How long a secret that was shown may be confirmed. */
const VALID_MS = 30 * MINUTE_MS;
const CODES_PER_15_MINUTES = { times: 10, perSeconds: 15 * 60 };

/** In force from here on; the answer is the only time the recovery codes are seen. */
export async function confirmTwoFactor(
  { db, owner, device, now }: DeviceCall,
  code: string,
  { vault, post }: { vault: Vault; post: Post },
): Promise<string[]> {
  await refuseBeyond(db, `two-factor-codes:${owner}`, CODES_PER_15_MINUTES);
  return db.transaction(async (tx) => {
    const isWaiting = and(
      eq(twoFactors.userId, owner),
      isNull(twoFactors.confirmedAt),
      gt(twoFactors.createdAt, new Date(now.getTime() - VALID_MS)),
    );
    const [factor] = await tx.select().from(twoFactors).where(isWaiting).for('update');
    if (!factor) throw new Problem('two-factor-not-started');
    const step = stepOf(vault.openText(factor.sealedSecret, aboutSecretOf(owner)), code, now.getTime());
    if (step === null) {
      const message = 'Código incorreto. Confira a hora do celular e digite o código que aparece agora.';
      throw new Problem('invalid-input', { fields: { code: message } });
    }
    await tx.update(twoFactors).set({ confirmedAt: now, lastStep: step }).where(isWaiting);
    await recordAccess(tx, owner, 'two-factor-enabled', device);
    await post(tx, owner, twoFactorMail(await findAccount(tx, owner), true));
    return replaceRecoveryCodes(tx, owner);
  });
}
