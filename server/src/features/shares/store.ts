import { and, count, desc, eq, getTableColumns, gt, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ownRow } from '../../db/own-row.ts';
import { sharingTakenBackAt } from '../auth/shared/sharing-taken-back.ts';
import type { ShareRow } from './table.ts';
import { shareOpenings, shares } from './table.ts';

const MOST_LISTED = 100;

const takenBackAt = sharingTakenBackAt(sql`shares.user_id`, sql`shares.created_at`);

/** Taking the consent back revokes a link for good: one given anew is for new links. */
export const shareColumns = {
  ...getTableColumns(shares),
  revokedAt: sql<Date | null>`coalesce(shares.revoked_at, ${takenBackAt})`.mapWith(shares.revokedAt),
};

export interface CountedShare extends ShareRow {
  /** Null for one that was never opened. */
  openings: number | null;
  lastOpenedAt: Date | null;
}

/** With how often each was opened, newest first; one of them when an id is given. */
export async function selectShares(db: Db, owner: string, id?: string): Promise<CountedShare[]> {
  const opened = db
    .select({
      shareId: shareOpenings.shareId,
      openings: count().as('openings'),
      lastOpenedAt: max(shareOpenings.createdAt).as('last_opened_at'),
    })
    .from(shareOpenings)
    .where(and(eq(shareOpenings.userId, owner), eq(shareOpenings.outcome, 'opened')))
    .groupBy(shareOpenings.shareId)
    .as('opened');
  return db
    .select({ ...shareColumns, openings: opened.openings, lastOpenedAt: opened.lastOpenedAt })
    .from(shares)
    .leftJoin(opened, eq(opened.shareId, shares.id))
    .where(and(eq(shares.userId, owner), id === undefined ? undefined : eq(shares.id, id)))
    .orderBy(desc(shares.createdAt), desc(shares.id))
    .limit(MOST_LISTED);
}

export async function findShare(db: Db, owner: string, id: string): Promise<CountedShare> {
  return ownRow(await selectShares(db, owner, id));
}

/** How many links work now. */
export function countWorking(db: Db, owner: string, now: Date): Promise<number> {
  return db.$count(
    shares,
    and(
      eq(shares.userId, owner),
      isNull(shareColumns.revokedAt),
      isNull(shares.lockedAt),
      gt(shares.endsAt, now),
    ),
  );
}
