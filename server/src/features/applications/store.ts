import { and, between, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { insertStatement } from '../../db/statement.ts';
import type { ApplicationRow } from '../pens/table.ts';
import { applications } from '../pens/table.ts';

export const insertApplication = insertStatement('application-insert', applications, [
  'userId',
  'penId',
  'catalogId',
  'medicationName',
  'appliedAt',
  'doseMg',
  'site',
  'zone',
  'pain',
  'reactions',
  'notes',
]);

export async function findApplication(db: Db, owner: string, id: string): Promise<ApplicationRow> {
  return ownRow(
    await db
      .select()
      .from(applications)
      .where(isOwn(applications, owner, id)),
  );
}

export async function findApplications(
  db: Db,
  owner: string,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(applications)
    .where(and(eq(applications.userId, owner), inArray(applications.id, ids)));
}

export async function lockApplication(tx: Db, owner: string, id: string): Promise<ApplicationRow> {
  return ownRow(
    await tx
      .select()
      .from(applications)
      .where(isOwn(applications, owner, id))
      .for('update'),
  );
}

export async function removeApplication(tx: Db, owner: string, id: string): Promise<ApplicationRow> {
  return ownRow(
    await tx
      .delete(applications)
      .where(isOwn(applications, owner, id))
      .returning(),
  );
}

/** Two taps at once on two pens are two doses at once: the second has to see the first. */
export async function holdDoses(tx: Db, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`doses:${owner}`}))`);
}

interface Span {
  from: Date;
  to: Date;
  /** The one being changed does not stand in its own way. */
  except: string | undefined;
}

/** When doses were applied in a span of time, both ends included. */
export async function dosesWithin(db: Db, owner: string, { from, to, except }: Span): Promise<Date[]> {
  const rows = await db
    .select({ appliedAt: applications.appliedAt })
    .from(applications)
    .where(
      and(
        eq(applications.userId, owner),
        between(applications.appliedAt, from, to),
        except ? ne(applications.id, except) : undefined,
      ),
    );
  return rows.map(({ appliedAt }) => appliedAt);
}
