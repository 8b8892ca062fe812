import type { Share } from '@leveza/contract/shares/shares.ts';
import { and, isNull } from 'drizzle-orm';
import { isOwn } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { shareReply } from './reply.ts';
import { findShare } from './store.ts';
import { shares } from './table.ts';

/** Ends a link at once; revoked again, the first moment stands. */
export async function revokeShare({ db, owner, now }: Call, id: string): Promise<Share> {
  await db
    .update(shares)
    .set({ revokedAt: now })
    .where(and(isOwn(shares, owner, id), isNull(shares.revokedAt)));
  return shareReply(await findShare(db, owner, id), now);
}
