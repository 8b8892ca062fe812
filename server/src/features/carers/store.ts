import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { ownRow } from '../../db/own-row.ts';
import type { CarerRow } from './table.ts';
import { carers } from './table.ts';

const MOST_LISTED = 100;

/** Newest first, ended ones as well. */
export function selectCarers(db: Db, owner: string): Promise<CarerRow[]> {
  return db
    .select()
    .from(carers)
    .where(eq(carers.userId, owner))
    .orderBy(desc(carers.createdAt), desc(carers.id))
    .limit(MOST_LISTED);
}

export function countCarers(db: Db, owner: string): Promise<number> {
  return db.$count(carers, and(eq(carers.userId, owner), isNull(carers.endedAt)));
}

/** One that was not ended yet. */
export async function changeGoing(
  db: Db,
  owner: string,
  id: string,
  change: Partial<Pick<CarerRow, 'alerts' | 'endedAt' | 'endedBy' | 'acceptedAt'>>,
): Promise<CarerRow | null> {
  const isGoing = and(eq(carers.userId, owner), eq(carers.id, id), isNull(carers.endedAt));
  const [changed] = await db.update(carers).set(change).where(isGoing).returning();
  return changed ?? null;
}

export async function findCarer(db: Db, owner: string, id: string): Promise<CarerRow> {
  return ownRow(
    await db
      .select()
      .from(carers)
      .where(and(eq(carers.userId, owner), eq(carers.id, id))),
  );
}
