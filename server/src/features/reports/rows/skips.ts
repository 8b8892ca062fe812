import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { statement } from '../../../db/statement.ts';
import { skippedDoses } from '../../applications/table.ts';
import { applications } from '../../pens/table.ts';
import { mostRows } from './most.ts';

/** Skipped injections, newest first, with the medicine of the dose before. */
export const selectSkips = statement(
  'report-rows-skips',
  { owner: 'uuid', from: 'instant', to: 'instant' },
  {
    id: skippedDoses.id,
    at: skippedDoses.plannedAt,
    medicationName: sql<string | null>`(select dose.medication_name from ${applications} dose
      where dose.user_id = skipped_doses.user_id and dose.applied_at <= skipped_doses.planned_at
      order by dose.applied_at desc, dose.id desc limit 1)`,
    reason: skippedDoses.reason,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(skippedDoses)
      .where(
        and(
          eq(skippedDoses.userId, $.owner),
          gte(skippedDoses.plannedAt, $.from),
          lt(skippedDoses.plannedAt, $.to),
        ),
      )
      .orderBy(desc(skippedDoses.plannedAt))
      .limit(mostRows),
);
