import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { sharingTakenBackAt } from '../auth/shared/sharing-taken-back.ts';
import type { CarerRow } from './table.ts';
import { carers } from './table.ts';

const MOST_LISTED = 100;

const takenBackAt = sharingTakenBackAt(sql`carers.user_id`, sql`carers.created_at`);

/** Taking the consent back ends the alerts for good: one given anew is for new carers. */
export const carerColumns = {
  ...getTableColumns(carers),
  endedAt: sql<Date | null>`coalesce(carers.ended_at, ${takenBackAt})`.mapWith(carers.endedAt),
  endedBy: sql<CarerRow['endedBy']>`coalesce(carers.ended_by,
    case when ${takenBackAt} is not null then 'patient' end)`,
};

const isGoing = isNull(carerColumns.endedAt);

/** Writes that end down, so that the same person can be invited again. */
export async function endTakenBack(db: Db, owner: string): Promise<void> {
  await db
    .update(carers)
    .set({ endedAt: takenBackAt, endedBy: 'patient' })
    .where(and(eq(carers.userId, owner), isNull(carers.endedAt), isNotNull(takenBackAt)));
}

/** Those who agreed and were not ended. */
export function selectGoing(db: Db, owner: string): Promise<CarerRow[]> {
  return db
    .select(carerColumns)
    .from(carers)
    .where(and(eq(carers.userId, owner), isNotNull(carers.acceptedAt), isGoing));
}

/** Newest first, ended ones as well. */
export function selectCarers(db: Db, owner: string): Promise<CarerRow[]> {
  return db
    .select(carerColumns)
    .from(carers)
    .where(eq(carers.userId, owner))
    .orderBy(desc(carers.createdAt), desc(carers.id))
    .limit(MOST_LISTED);
}

export function countCarers(db: Db, owner: string): Promise<number> {
  return db.$count(carers, and(eq(carers.userId, owner), isGoing));
}

/** One that was not ended yet. */
export async function changeGoing(
  db: Db,
  owner: string,
  id: string,
  change: Partial<Pick<CarerRow, 'alerts' | 'endedAt' | 'endedBy' | 'acceptedAt'>>,
): Promise<CarerRow | null> {
  const isOne = and(isOwn(carers, owner, id), isGoing);
  const [changed] = await db.update(carers).set(change).where(isOne).returning();
  return changed ?? null;
}

export async function findCarer(db: Db, owner: string, id: string): Promise<CarerRow> {
  return ownRow(
    await db
      .select(carerColumns)
      .from(carers)
      .where(isOwn(carers, owner, id)),
  );
}
