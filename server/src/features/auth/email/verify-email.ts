import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../../http/call.ts';
import { findAccount } from '../shared/account.ts';
import type { Way } from './email-link.ts';
import { refuseManyLinks, sendEmailLink } from './email-link.ts';

/** Asks the reader of the present address to confirm it; the answer is that address. */
export async function verifyEmail({ db, owner, now }: Call, way: Way): Promise<string> {
  const user = await findAccount(db, owner);
  if (user.demoExpiresAt) throw new Problem('demo-account');
  if (user.emailVerifiedAt) throw new Problem('email-verified');
  await refuseManyLinks(db, owner);
  await db.transaction((tx) => sendEmailLink({ db: tx, now }, { user, to: user.email }, way));
  return user.email;
}
