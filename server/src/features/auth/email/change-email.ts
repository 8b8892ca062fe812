import { Problem } from '@leveza/contract/problem.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { findAccount } from '../shared/account.ts';
import { refuseBeyond } from '../../../http/rate-limit/hit.ts';
import { refuseWrongPassword } from '../shared/refuse-wrong-password.ts';
import { users } from '../table.ts';
import type { Way } from './email-link.ts';
import { sendEmailLink } from './email-link.ts';

const MAILS_PER_HOUR = { times: 10, perSeconds: 3600 };

interface Change {
  owner: string;
  email: string;
  password: string;
}

/** Writes to the new address; the present one stays until the link is opened. */
export async function changeEmail(db: Db, { owner, email, password }: Change, way: Way): Promise<void> {
  await refuseWrongPassword(db, owner, password, 'password');
  await refuseBeyond(db, `email-links:${owner}`, MAILS_PER_HOUR);
  const user = await findAccount(db, owner);
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (taken && taken.id !== owner) {
    throw new Problem('email-in-use', { fields: { email: 'Email já está em uso' } });
  }
  if (email === user.email) {
    throw new Problem('invalid-input', { fields: { email: 'Este já é o seu e-mail.' } });
  }
  await db.transaction((tx) => sendEmailLink(tx, user, email, way));
}

/** Asks whoever reads the present address to confirm it; the answer is that address. */
export async function verifyEmail(db: Db, owner: string, way: Way): Promise<string> {
  const user = await findAccount(db, owner);
  if (user.demoExpiresAt) throw new Problem('demo-account');
  if (user.emailVerifiedAt) throw new Problem('email-verified');
  await refuseBeyond(db, `email-links:${owner}`, MAILS_PER_HOUR);
  await db.transaction((tx) => sendEmailLink(tx, user, user.email, way));
  return user.email;
}
