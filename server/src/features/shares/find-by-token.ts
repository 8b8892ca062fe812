import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { hasHealthConsent } from '../../http/session/owner-of.ts';
import { isAgreed } from '../auth/shared/has-consent.ts';
import { users } from '../auth/table.ts';
import { profiles } from '../profile/table.ts';
import { shareColumns } from './store.ts';
import { shares } from './table.ts';

/** The link of a token with what its patient agreed to; null for an unknown one. */
export async function findByToken(db: Db, tokenHash: string) {
  const [found] = await db
    .select({
      share: shareColumns,
      zone: profiles.timeZone,
      hasHealthConsent,
      hasSharingConsent: isAgreed('sharing', sql`shares.user_id`),
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .leftJoin(profiles, eq(profiles.userId, shares.userId))
    .where(eq(shares.tokenHash, tokenHash));
  return found ?? null;
}
