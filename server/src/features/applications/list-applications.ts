import type { PageOfDays } from '@leveza/contract/time.ts';
import { and, eq } from 'drizzle-orm';
import { pageOf } from '../../db/page-of.ts';
import { withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { applications } from '../pens/table.ts';
import { applicationReplies } from './reply.ts';

export async function listApplications({ db, owner, zone }: Call, { page, limit, ...days }: PageOfDays) {
  const own = db
    .select()
    .from(applications)
    .where(and(eq(applications.userId, owner), withinDays(applications.appliedAt, days, zone)));
  const newest = [applications.appliedAt, applications.id];
  const { rows, total } = await pageOf(db, own, { page, limit, newest });
  return { rows: await applicationReplies(db, owner, rows), total };
}
