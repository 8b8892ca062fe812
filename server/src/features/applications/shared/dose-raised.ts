import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { applications } from '../../pens/table.ts';

/** After more than this without a dose the treatment begins anew; the weeks are ours. */
const GAP = sql.raw(`interval '28 days'`);

/**
 * Only the doses since `from` and the four weeks before it, and the one before those: a rise that an older dose tells of
 * is older than `from`.
 */
const selectRaised = statement(
  'dose-raised',
  { owner: 'uuid', from: 'instant' },
  { at: sql<string | null>`min(dose.applied_at)` },
  (db, $, row) => {
    const own = sql`select id, dose_mg, medication_name, applied_at from ${applications} where user_id = ${$.owner}`;
    const first = sql`${$.from}::timestamptz - ${GAP}`;
    return db.select(row).from(
      sql`(with recent as (
            ${own} and applied_at >= ${first}
            union all (${own} and applied_at < ${first} order by applied_at desc, id desc limit 1)),
          followed as (select *, lead(applied_at) over (order by applied_at, id) as next_at from recent),
          newest as (select * from recent order by applied_at desc, id desc limit 1),
          since as materialized (
            select max(before.applied_at) as at from followed before, newest
            where before.dose_mg < newest.dose_mg
              or lower(before.medication_name) <> lower(newest.medication_name)
              or before.next_at > before.applied_at + ${GAP})
        select recent.applied_at from recent, since
        where recent.applied_at > coalesce(since.at, '-infinity')) dose`,
    );
  },
);

/**
 * When a dose as high as the present one was first applied, without a lower one or another medicine since. Of a rise
 * before `from` it is only known that it was before.
 */
export function doseRaisedQuestion(owner: string, from: Date): Question<Date | null> {
  return selectRaised.question({ owner, from }, ([row]) => (row?.at ? new Date(row.at) : null));
}
