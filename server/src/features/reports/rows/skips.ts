import { desc, sql } from 'drizzle-orm';
import { statement } from '../../../db/statement.ts';
import { isSkippedWithin } from '../../applications/shared/dose-rows.ts';
import { skippedDoses } from '../../applications/table.ts';
import { applications } from '../../pens/table.ts';
import { MOST_ROWS } from './most.ts';

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
      .where(isSkippedWithin($))
      .orderBy(desc(skippedDoses.plannedAt))
      .limit(MOST_ROWS),
);
