import type * as contract from '@leveza/contract/auth/email.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../../http/call.ts';
import { findAccount } from '../shared/account.ts';
import { refuseWrongPassword } from '../shared/refuse-wrong-password.ts';
import { emailChangeAskedMail } from '../mails.ts';
import { hasEmail } from '../store.ts';
import { users } from '../table.ts';
import type { Way } from './email-link.ts';
import { refuseManyLinks, sendEmailLink } from './email-link.ts';

/** Writes to the new address; the present one stays until the link is opened. */
export async function changeEmail(
  { db, owner, now }: Call,
  { email, password }: Received<typeof contract.changeEmail>['body'],
  way: Way,
): Promise<void> {
  await refuseWrongPassword(db, owner, password, 'password');
  await refuseManyLinks(db, owner);
  const user = await findAccount(db, owner);
  const [taken] = await db.select({ id: users.id }).from(users).where(hasEmail(email));
  if (taken && taken.id !== owner) {
    throw new Problem('email-in-use', { fields: { email: 'Email já está em uso' } });
  }
  if (email === user.email) {
    throw new Problem('invalid-input', { fields: { email: 'Este já é o seu e-mail.' } });
  }
  await db.transaction(async (tx) => {
    await sendEmailLink({ db: tx, now }, { user, to: email }, way);
    await way.post(tx, owner, emailChangeAskedMail(user));
  });
}
