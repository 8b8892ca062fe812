import type { PageOfDays } from '@leveza/contract/time.ts';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { pageStatement } from '../../db/page-statement.ts';
import { SPAN, spanOf, withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { measurementReply } from './reply.ts';
import { measurements } from './table.ts';

const selectMeasurements = pageStatement(
  'measurements',
  { owner: 'uuid', ...SPAN },
  getTableColumns(measurements),
  [measurements.measuredAt, measurements.id],
  {
    table: measurements,
    where: ($) => and(eq(measurements.userId, $.owner), withinDays(measurements.measuredAt, $)),
    describe: (db, _, row) => db.select(row).from(measurements),
  },
);

export async function listMeasurements({ db, owner, zone }: Call, asked: PageOfDays) {
  const { rows, total } = await selectMeasurements(db, { owner, ...spanOf(asked, zone) }, asked);
  return { rows: rows.map(measurementReply), total };
}
