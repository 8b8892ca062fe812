import type { Share } from '@leveza/contract/shares/shares.ts';
import type { CountedShare } from './store.ts';
import type { ShareRow } from './table.ts';

export function shareState(
  { revokedAt, lockedAt, endsAt }: Pick<ShareRow, 'revokedAt' | 'lockedAt' | 'endsAt'>,
  now: Date,
): Share['state'] {
  if (revokedAt) return 'revoked';
  if (lockedAt) return 'locked';
  return endsAt <= now ? 'ended' : 'active';
}

export function shareReply(row: CountedShare, now: Date): Share {
  const { id, label, parts, fromDay, untilDay, pinHash, createdAt, openings, lastOpenedAt } = row;
  return {
    id,
    label,
    parts,
    from: fromDay,
    until: untilDay,
    hasPin: pinHash !== null,
    createdAt: createdAt.toISOString(),
    state: shareState(row, now),
    openings: openings ?? 0,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  };
}
