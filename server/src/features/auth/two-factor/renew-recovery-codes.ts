import { Problem } from '@leveza/contract/problem.ts';
import type { DeviceCall } from '../../../http/call.ts';
import type { Post } from '../../../jobs/post.ts';
import { recoveryCodesMail } from '../mails.ts';
import { recordAccess } from '../shared/access-log.ts';
import { findAccount } from '../shared/account.ts';
import { refuseWrongPassword } from '../shared/refuse-wrong-password.ts';
import { isConfirmed } from '../store.ts';
import { twoFactors } from '../table.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

export async function renewRecoveryCodes(
  { db, owner, device }: DeviceCall,
  password: string,
  post: Post,
): Promise<string[]> {
  await refuseWrongPassword(db, owner, password, 'password');
  return db.transaction(async (tx) => {
    const [factor] = await tx.select().from(twoFactors).where(isConfirmed(owner)).for('update');
    if (!factor) throw new Problem('two-factor-off');
    await recordAccess(tx, owner, 'recovery-codes-renewed', device);
    await post(tx, owner, recoveryCodesMail(await findAccount(tx, owner)));
    return replaceRecoveryCodes(tx, owner);
  });
}
