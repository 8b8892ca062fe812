import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { hasHealthConsent } from '../../http/session/owner-of.ts';
import { consents, users } from '../auth/table.ts';
import { profiles } from '../profile/table.ts';
import { shares } from './table.ts';

/** The consent it was made under was taken back since; one given anew is for new links. */
const isTakenBack = sql<boolean>`exists (select from ${consents} given where given.user_id = ${shares.userId}
  and given.purpose = 'sharing' and given.withdrawn_at >= ${shares.createdAt})`;

/** The link of a token with what its patient agreed to; null for an unknown one. */
export async function findByToken(db: Db, tokenHash: string) {
  const [found] = await db
    .select({ share: shares, zone: profiles.timeZone, hasHealthConsent, isTakenBack })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .leftJoin(profiles, eq(profiles.userId, shares.userId))
    .where(eq(shares.tokenHash, tokenHash));
  return found ?? null;
}
