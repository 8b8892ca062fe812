import { Problem } from '@leveza/contract/problem.ts';
import { isWeakPassword } from '@leveza/domain/auth/password.ts';
import { eq } from 'drizzle-orm';
import type { DeviceCall } from '../../http/call.ts';
import type { Post } from '../../jobs/post.ts';
import { recordAccess } from './shared/access-log.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import { endPendingLinks, endSessions } from './store.ts';
import { findAccount } from './shared/account.ts';
import { refuseWrongPassword } from './shared/refuse-wrong-password.ts';
import { users } from './table.ts';

/** Sets a new password for a patient who knows the present one; every other device is signed out. */
export async function changePassword(
  { db, owner, sessionId, device, now }: DeviceCall,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  post: Post,
): Promise<number> {
  await refuseWrongPassword(db, owner, currentPassword, 'currentPassword');
  const account = await findAccount(db, owner);
  if (isWeakPassword(newPassword, account)) {
    throw new Problem('weak-password', { fields: { newPassword: 'Senha muito fraca' } });
  }
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, owner));
    // A link asked for under the old password must not undo the new one, nor take the account elsewhere.
    await endPendingLinks(tx, owner);
    await recordAccess(tx, owner, 'password-changed', device);
    await post(tx, owner, passwordChangedMail(account));
    return endSessions({ db: tx, now }, owner, sessionId);
  });
}
