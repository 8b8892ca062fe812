import { randomBytes } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import type { Share, ShareInput } from '@leveza/contract/shares/shares.ts';
import { MOST_SHARES } from '@leveza/domain/shares/limits.ts';
import type { Call } from '../../http/call.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import { holdAccount } from '../auth/shared/account.ts';
import { hasConsent } from '../auth/shared/has-consent.ts';
import { daysOfShare } from './days-of-share.ts';
import { pinHashOf } from './pin-hash.ts';
import { shareReply } from './reply.ts';
import { countWorking } from './store.ts';
import { shares } from './table.ts';

/** A new link. Its token is told once and kept nowhere. */
export async function createShare(
  call: Call,
  { label, parts, from, until, pin }: ShareInput,
  baseUrl: () => string,
): Promise<Share & { url: string }> {
  const { db, owner, now } = call;
  if (!(await hasConsent(db, owner, 'sharing'))) throw new Problem('sharing-consent-needed');
  const days = daysOfShare(call, { from, until });
  const token = randomBytes(32).toString('base64url');
  const row = {
    userId: owner,
    label,
    parts,
    ...days,
    tokenHash: hashToken(token),
    pinHash: pin === null ? null : pinHashOf(token, pin),
    createdAt: now,
  };
  const [added] = await db.transaction(async (tx) => {
    await holdAccount(tx, owner);
    if ((await countWorking(tx, owner, now)) >= MOST_SHARES) throw new Problem('shares-full');
    return tx.insert(shares).values(row).returning();
  });
  const made = { ...added!, openings: null, lastOpenedAt: null }; // an insert always returns its row
  return { ...shareReply(made, now), url: `${baseUrl()}/shared#${token}` };
}
