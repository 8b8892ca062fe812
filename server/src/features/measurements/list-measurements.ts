import type { PageOfDays } from '@leveza/contract/time.ts';
import { and, eq } from 'drizzle-orm';
import { pageOf } from '../../db/page-of.ts';
import { withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { measurementReply } from './reply.ts';
import { measurements } from './table.ts';

export async function listMeasurements({ db, owner, zone }: Call, { page, limit, ...days }: PageOfDays) {
  const own = db
    .select()
    .from(measurements)
    .where(and(eq(measurements.userId, owner), withinDays(measurements.measuredAt, days, zone)));
  const newest = [measurements.measuredAt, measurements.id];
  const { rows, total } = await pageOf(db, own, { page, limit, newest });
  return { rows: rows.map(measurementReply), total };
}
