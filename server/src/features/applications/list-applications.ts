import type { PageOfDays } from '@leveza/contract/time.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { applications } from '../pens/table.ts';
import { applicationReply } from './reply.ts';

export async function listApplications({ db, owner, zone }: Call, { page, limit, ...days }: PageOfDays) {
  const filter = and(eq(applications.userId, owner), withinDays(applications.appliedAt, days, zone));
  const rows = await db
    .select()
    .from(applications)
    .where(filter)
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(applications).where(filter);
  return { rows: rows.map(applicationReply), total: counted!.total };
}
