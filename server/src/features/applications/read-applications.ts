import { Problem } from '@leveza/contract/problem.ts';
import type { PageOfDays } from '@leveza/contract/time.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { withinDays } from '../../db/within-days.ts';
import { findZone } from '../profile/store.ts';
import type { ApplicationRow } from './store.ts';
import { applications } from './table.ts';

export async function listApplications(db: Db, owner: string, { page, limit, ...days }: PageOfDays) {
  const zone = await findZone(db, owner);
  const filter = and(eq(applications.userId, owner), withinDays(applications.appliedAt, days, zone));
  const rows = await db
    .select()
    .from(applications)
    .where(filter)
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(applications).where(filter);
  return { rows, total: counted!.total };
}

export async function findApplication(db: Db, owner: string, id: string): Promise<ApplicationRow> {
  const isOwn = and(eq(applications.userId, owner), eq(applications.id, id));
  const [row] = await db.select().from(applications).where(isOwn);
  if (!row) throw new Problem('not-found');
  return row;
}
