import { Problem } from '@leveza/contract/problem.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { VisitorCall } from '../../http/call.ts';
import { hashToken, hasHealthConsent } from '../../http/session/owner-of.ts';
import { isAgreed } from '../auth/shared/has-consent.ts';
import { users } from '../auth/table.ts';
import { profiles } from '../profile/table.ts';
import { shareState } from './reply.ts';
import { shareColumns } from './store.ts';
import { shares } from './table.ts';

/** More often than anybody reads a report, and few enough to end a program that reads it again and again. */
export const CALLS = { times: 60, perSeconds: 600 };

const REFUSAL = { ended: 'share-ended', revoked: 'share-revoked', locked: 'share-locked' } as const;

/** The link of a token while it stands, else the reason why it does not. */
export async function workingShare({ db, now }: VisitorCall, token: string) {
  const found = await findByToken(db, hashToken(token));
  if (!found) throw new Problem('share-unknown');
  const { share, isHealthAgreed, isSharingAgreed } = found;
  const state = shareState(share, now);
  if (state !== 'active') throw new Problem(REFUSAL[state]);
  // Taking a consent back ends what it allowed, at once.
  if (!isHealthAgreed || !isSharingAgreed) throw new Problem('share-revoked');
  return found;
}

/** The link of a token with what its patient agreed to; null for an unknown one. */
async function findByToken(db: Db, tokenHash: string) {
  const [found] = await db
    .select({
      share: shareColumns,
      zone: profiles.timeZone,
      isHealthAgreed: hasHealthConsent,
      isSharingAgreed: isAgreed('sharing', sql`shares.user_id`),
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .leftJoin(profiles, eq(profiles.userId, shares.userId))
    .where(eq(shares.tokenHash, tokenHash));
  return found ?? null;
}
