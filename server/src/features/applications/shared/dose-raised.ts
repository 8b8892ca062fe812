import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { applications } from '../../pens/table.ts';

const selectRaised = statement(
  'dose-raised',
  { owner: 'uuid' },
  { at: sql<string | null>`min(dose.applied_at)` },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`${applications} dose join (
          select dose_mg, medication_name, applied_at from ${applications} applied where applied.user_id = ${$.owner}
          order by applied.applied_at desc, applied.id desc limit 1) newest on true`,
      )
      .where(
        sql`dose.user_id = ${$.owner} and dose.applied_at > coalesce((
          select max(before.applied_at) from ${applications} before where before.user_id = ${$.owner}
            and (before.dose_mg < newest.dose_mg
              or lower(before.medication_name) <> lower(newest.medication_name)
              or (before.applied_at < newest.applied_at and not exists (
                select 1 from ${applications} next where next.user_id = ${$.owner}
                  and next.applied_at > before.applied_at
                  and next.applied_at <= before.applied_at + interval '28 days')))), '-infinity')`,
      ),
);

/**
 * When a dose as high as the present one was first applied, without a lower one or another medicine since. After more
 * than four weeks without a dose the treatment begins anew; those weeks are ours.
 */
export function doseRaisedQuestion(owner: string): Question<Date | null> {
  return selectRaised.question({ owner }, ([row]) => (row?.at ? new Date(row.at) : null));
}
