import { Problem } from '@leveza/contract/problem.ts';
import { isWeakPassword } from '@leveza/domain/auth/password.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { recordAccess } from '../account/store.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions, findAccount, refuseWrongPassword } from './store.ts';
import { passwordResets, users } from './table.ts';

interface Change {
  owner: string;
  currentPassword: string;
  newPassword: string;
  /** The device that asks stays signed in. */
  sessionId: string;
  device: string | undefined;
}

/** A new password for whoever knows the present one; every other device is signed out. */
export async function changePassword(db: Db, change: Change): Promise<number> {
  const { owner, currentPassword, newPassword, sessionId, device } = change;
  await refuseWrongPassword(db, owner, currentPassword, 'currentPassword');
  if (isWeakPassword(newPassword, await findAccount(db, owner))) {
    throw new Problem('weak-password', { fields: { newPassword: 'Senha muito fraca' } });
  }
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, owner));
    // A link asked for under the old password must not undo the new one.
    await tx.delete(passwordResets).where(eq(passwordResets.userId, owner));
    await recordAccess(tx, owner, 'password-changed', device);
    return endSessions(tx, owner, sessionId);
  });
}
