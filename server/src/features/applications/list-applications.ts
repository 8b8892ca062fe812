import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { findZone } from '../profile/store.ts';
import { applications } from './table.ts';

interface Asked {
  page: number;
  limit: number;
  from?: string | undefined;
  to?: string | undefined;
}

export async function listApplications(db: Db, owner: string, { page, limit, from, to }: Asked) {
  const zone = await findZone(db, owner);
  const filter = and(
    eq(applications.userId, owner),
    from ? gte(applications.appliedAt, instantAt(from, '00:00', zone)) : undefined,
    to ? lt(applications.appliedAt, instantAt(to, '24:00', zone)) : undefined,
  );
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
