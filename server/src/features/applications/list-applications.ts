import type { PageOfDays } from '@leveza/contract/time.ts';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { pageStatement } from '../../db/page-statement.ts';
import { SPAN, spanOf, withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { applications } from '../pens/table.ts';
import { applicationReplies } from './reply.ts';

const selectApplications = pageStatement(
  'applications',
  { owner: 'uuid', ...SPAN },
  getTableColumns(applications),
  [applications.appliedAt, applications.id],
  {
    table: applications,
    where: ($) => and(eq(applications.userId, $.owner), withinDays(applications.appliedAt, $)),
    describe: (db, _, row) => db.select(row).from(applications),
  },
);

export async function listApplications({ db, owner, zone }: Call, asked: PageOfDays) {
  const { rows, total } = await selectApplications(db, { owner, ...spanOf(asked, zone) }, asked);
  return { rows: await applicationReplies(db, owner, rows), total };
}
