import type { ConsentPurpose } from '@leveza/contract/auth/consent.ts';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { consents, emailLinks, passwordResets, sessions, twoFactors, users } from './table.ts';

/** Ends the other sessions of a patient, or all of them when none is kept; the answer is how many. */
export async function endSessions(
  { db, now }: Pick<Call, 'db' | 'now'>,
  owner: string,
  keep?: string,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
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

/** Ends every link that was sent and not opened: to choose a password, to confirm an address, to change it. */
export async function endPendingLinks(tx: Db, owner: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, owner));
  await tx.delete(emailLinks).where(eq(emailLinks.userId, owner));
}

/** Addresses are the same whatever their capitals. */
export const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

/** A consent given and not taken back. */
export const isInForce = (owner: string, purpose: ConsentPurpose) =>
  and(eq(consents.userId, owner), eq(consents.purpose, purpose), isNull(consents.withdrawnAt));

/** A second factor that was confirmed by a first code. */
export const isConfirmed = (owner: string) =>
  and(eq(twoFactors.userId, owner), isNotNull(twoFactors.confirmedAt));
