import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { breaks } from '../../../db/failure.ts';
import type { VisitorCall } from '../../../http/call.ts';
import { hashToken } from '../../../http/session/owner-of.ts';
import type { Post } from '../../../jobs/post.ts';
import { recordAccess } from '../shared/access-log.ts';
import { emailChangedMail } from '../mails.ts';
import { emailLinks, passwordResets, users } from '../table.ts';

interface ConfirmedEmail {
  email: string;
  name: string;
}

/** Opens a link: the address is verified, and becomes the account's if it was a new one. */
export async function confirmEmail(
  { db, device, now }: VisitorCall,
  token: string,
  post: Post,
): Promise<ConfirmedEmail> {
  try {
    return await db.transaction(async (tx) => {
      const isValid = and(eq(emailLinks.tokenHash, hashToken(token)), gt(emailLinks.expiresAt, sql`now()`));
      // Taken away first: of two requests with one link, the second finds nothing.
      const [link] = await tx.delete(emailLinks).where(isValid).returning();
      if (!link) throw new Problem('email-link-spent');
      const ofUser = eq(users.id, link.userId);
      const [user] = await tx.select().from(users).where(ofUser).for('update');
      await tx.update(users).set({ email: link.email, emailVerifiedAt: now }).where(ofUser);
      const { name, email: before } = user!;
      if (before !== link.email) {
        // Links to choose a password that went to the old address open nothing from now on.
        await tx.delete(passwordResets).where(eq(passwordResets.userId, link.userId));
        await recordAccess(tx, link.userId, 'email-changed', device);
        await post(tx, link.userId, emailChangedMail({ email: before, name }));
      }
      return { email: link.email, name };
    });
  } catch (error) {
    if (breaks(error, 'users_email')) throw new Problem('email-in-use');
    throw error;
  }
}
