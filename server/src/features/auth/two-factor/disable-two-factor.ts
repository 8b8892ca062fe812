import { Problem } from '@leveza/contract/problem.ts';
import { eq } from 'drizzle-orm';
import type { DeviceCall } from '../../../http/call.ts';
import type { Post } from '../../../jobs/post.ts';
import { twoFactorMail } from '../mails.ts';
import { recordAccess } from '../shared/access-log.ts';
import { findAccount } from '../shared/account.ts';
import { refuseWrongPassword } from '../shared/refuse-wrong-password.ts';
import { isConfirmed } from '../store.ts';
import { recoveryCodes, twoFactors } from '../table.ts';

export async function disableTwoFactor(
  { db, owner, device }: DeviceCall,
  password: string,
  post: Post,
): Promise<void> {
  await refuseWrongPassword(db, owner, password, 'password');
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(twoFactors)
      .where(isConfirmed(owner))
      .returning({ userId: twoFactors.userId });
    if (removed.length === 0) throw new Problem('two-factor-off');
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
    await recordAccess(tx, owner, 'two-factor-disabled', device);
    await post(tx, owner, twoFactorMail(await findAccount(tx, owner), false));
  });
}
