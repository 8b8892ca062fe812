import { Problem } from '@leveza/contract/problem.ts';
import { and, eq, gt } from 'drizzle-orm';
import { breaks } from '../../../db/failure.ts';
import type { VisitorCall } from '../../../http/call.ts';
import { hashToken } from '../../../http/session/owner-of.ts';
import { recordAccess } from '../shared/access-log.ts';
import { emailChangedMail } from '../mails.ts';
import { endPendingLinks } from '../store.ts';
import { emailLinks, users } from '../table.ts';
import type { Way } from './email-link.ts';
import { makeWayBack, refuseReserved, takeWayBack } from './way-back.ts';

interface ConfirmedEmail {
  email: string;
  /** The account went back to a former address, and a link to choose a new password is on its way there. */
  isReturned: boolean;
}

/** Opens a link: the address is verified, and becomes the account's if it was a new or a former one. */
export async function confirmEmail(call: VisitorCall, token: string, way: Way): Promise<ConfirmedEmail> {
  try {
    return await call.db.transaction(async (tx) => {
      const inTransaction = { ...call, db: tx };
      const returned = await takeWayBack(inTransaction, token, way);
      if (returned) return { ...returned, isReturned: true };
      return { email: await openLink(inTransaction, token, way), isReturned: false };
    });
  } catch (error) {
    if (breaks(error, 'users_email')) throw new Problem('email-in-use');
    throw error;
  }
}

async function openLink(
  { db: tx, device, now }: VisitorCall,
  token: string,
  { baseUrl, post }: Way,
): Promise<string> {
  const isValid = and(eq(emailLinks.tokenHash, hashToken(token)), gt(emailLinks.expiresAt, now));
  // Taken away first: of two requests with one link, the second finds nothing.
  const [link] = await tx.delete(emailLinks).where(isValid).returning();
  if (!link) throw new Problem('email-link-spent');
  const ofUser = eq(users.id, link.userId);
  const [user] = await tx.select().from(users).where(ofUser).for('update');
  await tx.update(users).set({ email: link.email, emailVerifiedAt: now }).where(ofUser);
  if (user!.email !== link.email) {
    await refuseReserved({ db: tx, now }, link.email, link.userId);
    // Links to choose a password that went to the old address open nothing from now on.
    await endPendingLinks(tx, link.userId);
    await recordAccess(tx, link.userId, 'email-changed', device);
    const wayBack = await makeWayBack({ db: tx, now }, user!, baseUrl);
    await post(tx, link.userId, emailChangedMail(user!, wayBack));
  }
  return link.email;
}
