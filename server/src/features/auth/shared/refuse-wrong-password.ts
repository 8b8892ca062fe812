import { Problem } from '@leveza/contract/problem.ts';
import type { Db } from '../../../db/connection.ts';
import { forget, refuseBeyond } from '../../../http/rate-limit/hit.ts';
import { isPasswordOf } from '../password-hash.ts';
import { findAccount } from './account.ts';
import { FAILURES_PER_ACCOUNT } from './login-failures.ts';

/**
 * Asks for the password again before something that cannot be taken back. Wrong ones are counted apart from failed
 * sign-ins: those a stranger can make, and they must not keep the patient from a new password.
 */
export async function refuseWrongPassword(
  db: Db,
  owner: string,
  password: string,
  field: 'password' | 'currentPassword',
): Promise<void> {
  const user = await findAccount(db, owner);
  if (user.demoExpiresAt) throw new Problem('demo-account');
  if (user.passwordHash === null) throw new Problem('no-password');
  const failures = `password-checks:${owner}`;
  await refuseBeyond(db, failures, FAILURES_PER_ACCOUNT);
  if (!(await isPasswordOf(user.passwordHash, password))) {
    throw new Problem('wrong-current-password', { fields: { [field]: 'Senha incorreta' } });
  }
  await forget(db, failures);
}
