import type { PageOfDays } from '@leveza/contract/time.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { measurementReply } from './reply.ts';
import { measurements } from './table.ts';

export async function listMeasurements({ db, owner, zone }: Call, { page, limit, ...days }: PageOfDays) {
  const filter = and(eq(measurements.userId, owner), withinDays(measurements.measuredAt, days, zone));
  const rows = await db
    .select()
    .from(measurements)
    .where(filter)
    .orderBy(desc(measurements.measuredAt), desc(measurements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(measurements).where(filter);
  return { rows: rows.map(measurementReply), total: counted!.total };
}
