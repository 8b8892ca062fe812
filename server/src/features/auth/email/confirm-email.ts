import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { breaks } from '../../../db/failure.ts';
import { hashToken } from '../../../http/session/owner-of.ts';
import { recordAccess } from '../../account/store.ts';
import { emailLinks, passwordResets, users } from '../table.ts';

export interface ConfirmedEmail {
  email: string;
  name: string;
  /** The address before, when it is another one now. */
  before: string | null;
}

/** Opens a link: the address is verified, and becomes the account's if it was a new one. */
export async function confirmEmail(
  db: Db,
  token: string,
  device: string | undefined,
): Promise<ConfirmedEmail> {
  try {
    return await db.transaction(async (tx) => {
      const isValid = and(eq(emailLinks.tokenHash, hashToken(token)), gt(emailLinks.expiresAt, sql`now()`));
      // Taken away first: of two requests with one link, the second finds nothing.
      const [link] = await tx.delete(emailLinks).where(isValid).returning();
      if (!link) throw new Problem('email-link-spent');
      const ofUser = eq(users.id, link.userId);
      const [user] = await tx.select().from(users).where(ofUser).for('update');
      await tx.update(users).set({ email: link.email, emailVerifiedAt: new Date() }).where(ofUser);
      const isSame = user!.email === link.email;
      if (!isSame) {
        // Links to choose a password that went to the old address open nothing from now on.
        await tx.delete(passwordResets).where(eq(passwordResets.userId, link.userId));
        await recordAccess(tx, link.userId, 'email-changed', device);
      }
      return { email: link.email, name: user!.name, before: isSame ? null : user!.email };
    });
  } catch (error) {
    if (breaks(error, 'users_email')) throw new Problem('email-in-use');
    throw error;
  }
}
