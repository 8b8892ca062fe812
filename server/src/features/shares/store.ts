import { and, count, desc, eq, getTableColumns, gt, isNull, max } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ownRow } from '../../db/own-row.ts';
import type { ShareRow } from './table.ts';
import { shareOpenings, shares } from './table.ts';

const MOST_LISTED = 100;

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
    .select({ ...getTableColumns(shares), openings: opened.openings, lastOpenedAt: opened.lastOpenedAt })
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
    and(eq(shares.userId, owner), isNull(shares.revokedAt), isNull(shares.lockedAt), gt(shares.endsAt, now)),
  );
}
