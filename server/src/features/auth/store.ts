import { createHash } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Limit } from '../../http/rate-limit/hit.ts';
import { forget, hit } from '../../http/rate-limit/hit.ts';
import { isPasswordOf } from './password-hash.ts';
import { sessions, users } from './table.ts';

export const FAILURES_PER_ACCOUNT: Limit = { times: 10, perSeconds: 15 * 60 };

/** The account behind a session; gone means signed out. */
export async function findAccount(db: Db, owner: string) {
  const [user] = await db.select().from(users).where(eq(users.id, owner));
  if (!user) throw new Problem('unauthenticated');
  return user;
}

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

/** Ends the other sessions of a patient, or all of them when none is kept; the answer is how many. */
export async function endSessions(tx: Db, owner: string, keep?: string): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(sessions.userId, owner),
        isNull(sessions.revokedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

/** Counts one more try and refuses it when there were too many. */
export async function refuseBeyond(db: Db, key: string, limit: Limit): Promise<void> {
  const { count, secondsLeft } = await hit(db, key, limit);
  if (count > limit.times) throw new Problem('too-many-requests', { retryAfterSeconds: secondsLeft });
}

/** A right password, or a new one, begins anew. */
export function forgetFailures(db: Db, email: string): Promise<void> {
  return forget(db, failuresOf(email));
}

export function failuresOf(email: string): string {
  return `login-failures:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
}
