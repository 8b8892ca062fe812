import { Problem } from '@leveza/contract/problem.ts';
import type { Db } from '../../../db/connection.ts';
import { refuseBeyond } from '../../../http/rate-limit/hit.ts';
import { isPasswordOf } from '../password-hash.ts';
import { findAccount } from './account.ts';
import { FAILURES_PER_ACCOUNT, failuresOf, forgetFailures } from './login-failures.ts';

/** Asks for the password again before something that cannot be taken back; wrong ones count as failed sign-ins. */
export async function refuseWrongPassword(
  db: Db,
  owner: string,
  password: string,
  field: 'password' | 'currentPassword',
): Promise<void> {
  const user = await findAccount(db, owner);
  if (user.demoExpiresAt) throw new Problem('demo-account');
  if (user.passwordHash === null) throw new Problem('no-password');
  await refuseBeyond(db, failuresOf(user.email), FAILURES_PER_ACCOUNT);
  if (!(await isPasswordOf(user.passwordHash, password))) {
    throw new Problem('wrong-current-password', { fields: { [field]: 'Senha incorreta' } });
  }
  await forgetFailures(db, user.email);
}
