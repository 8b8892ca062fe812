import type { RangeOrigin, ResultFlag, Comparator } from '@leveza/domain/exams/states.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { type Places, statement } from '../../db/statement.ts';
import { applications } from '../pens/table.ts';
import { profiles } from '../profile/table.ts';
import { users } from '../auth/table.ts';
import { examResults, exams } from './table.ts';

const MOST_POINTS = 48;
const most = sql.raw(`${MOST_POINTS}.0`);

/** The day the patient gave, else the day of the first dose. */
const startedOn = ($: Places<'owner' | 'zone'>) => sql`(
  select coalesce(treatment_start, (select (min(applied_at) at time zone ${$.zone}::text)::date
    from ${applications} first where first.user_id = ${users.id})) as started_on
  from ${users} left join ${profiles} on ${profiles.userId} = ${users.id} where ${users.id} = ${$.owner})`;

/** The start, and how many values have no unit or one that cannot be converted; words are no values of a course. */
export const selectTrendFacts = statement(
  'exam-analyte-facts',
  { owner: 'uuid', analyte: 'text', zone: 'text' },
  ($) => ({
    startedOn: sql<Day | null>`start.started_on::text`.as('started_on'),
    leftOut: sql<number>`(select count(*)::int from ${examResults} r where r.user_id = ${$.owner}
      and r.analyte = ${$.analyte} and r.amount is null
      and r.value_number is not null)`.as('left_out'),
  }),
  (db, $, row) => db.select(row).from(sql`${startedOn($)} start`),
);

/**
 * The values of one analyte, each with the dose in use on its day. Of many the database keeps some evenly through all of
 * them, the first, the newest, and the last one before the treatment, so that ten years cost about what a month does.
 */
export const selectPoints = statement(
  'exam-analyte-points',
  { owner: 'uuid', analyte: 'text', zone: 'text' },
  ($) => ({
    examId: sql<string>`kept.exam_id`,
    date: sql<Day>`kept.exam_date::text`.as('date'),
    amount: sql<number>`kept.amount::float8`.as('amount'),
    comparator: sql<Comparator | null>`kept.comparator`,
    low: sql<number | null>`kept.low::float8`.as('low'),
    high: sql<number | null>`kept.high::float8`.as('high'),
    rangeOrigin: sql<RangeOrigin | null>`kept.range_origin`,
    flag: sql<ResultFlag | null>`kept.flag`,
    laboratory: sql<string>`kept.laboratory`,
    value: sql<string>`kept.value`,
    unit: sql<string | null>`kept.unit`,
    total: sql<number>`kept.total::int`.as('total'),
    doseMg: sql<number | null>`dose.dose_mg::float8`.as('dose_mg'),
    doseOn: sql<Day | null>`(dose.applied_at at time zone ${$.zone}::text)::date::text`.as('dose_on'),
    doseName: sql<string | null>`dose.medication_name`.as('dose_name'),
  }),
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(
          select numbered.*, max(nth) filter (where exam_date <= started_on) over () as baseline
          from (
            select r.*, e.exam_date, e.laboratory, start.started_on,
              row_number() over (order by e.exam_date, e.created_at, r.place) as nth,
              count(*) over () as total
            from ${examResults} r
            join ${exams} e on e.id = r.exam_id
            cross join ${startedOn($)} start
            where r.user_id = ${$.owner} and r.analyte = ${$.analyte} and r.amount is not null
          ) numbered
        ) kept
        left join lateral (
          select dose_mg, applied_at, medication_name from ${applications} a
          where a.user_id = ${$.owner} and a.applied_at < ((kept.exam_date + 1)::timestamp at time zone ${$.zone}::text)
          order by a.applied_at desc limit 1
        ) dose on true`,
      )
      .where(
        sql`kept.nth = 1 or kept.nth = kept.baseline
          or (kept.total - kept.nth) % ceil(kept.total / ${most})::int = 0`,
      )
      .orderBy(sql`kept.nth`),
);
