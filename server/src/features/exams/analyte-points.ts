import type { RangeOrigin, ResultFlag, Comparator } from '@leveza/domain/exams/states.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { type Places, statement } from '../../db/statement.ts';
import { applications } from '../pens/table.ts';
import { profiles } from '../profile/table.ts';
import { users } from '../auth/table.ts';
import { seriesOf } from './series.ts';
import { examResults, exams } from './table.ts';

export const MOST_POINTS = 48;
const most = sql.raw(`${MOST_POINTS}.0`);

/** The day the patient gave, else the day of the first dose. */
const startedOn = ($: Places<'owner' | 'zone'>) => sql`(
  select coalesce(treatment_start, (select (min(applied_at) at time zone ${$.zone}::text)::date
    from ${applications} first where first.user_id = ${users.id})) as started_on
  from ${users} left join ${profiles} on ${profiles.userId} = ${users.id} where ${users.id} = ${$.owner})`;

/** The treatment's first day as the patient gave it. */
export const selectStart = statement(
  'exam-analyte-start',
  { owner: 'uuid' },
  { startedOn: sql<Day | null>`${profiles.treatmentStart}::text`.as('started_on') },
  (db, $, row) =>
    db
      .select(row)
      .from(profiles)
      .where(sql`${profiles.userId} = ${$.owner}`),
);

type Asked = Places<'owner' | 'analyte' | 'series'>;

/**
 * The series that is shown: the one asked for, else the analyte's own unit, else another one with numbers. The HbA1c typed
 * in the profile is in its own unit.
 */
const shownSeries = ($: Asked) => sql`(
  select known.series from (
    select ${seriesOf} as series, e.exam_date as day from ${examResults} r join ${exams} e on e.id = r.exam_id
    where r.user_id = ${$.owner} and r.analyte = ${$.analyte}
    union all
    select '', p.typed_hba1c_on from ${profiles} p
    where p.user_id = ${$.owner} and ${$.analyte}::text = 'hba1c' and p.typed_hba1c_percent is not null
  ) known
  where ${$.series}::text = '' or known.series = ${$.series}::text
  order by known.series = '' desc, known.series = '=', known.series = '-', known.day desc limit 1)`;

/**
 * The values of one analyte. Of many the database keeps some evenly through all of them, the first, the newest, critical
 * ones, and the last one before the treatment, so that ten years cost about what a month does. `start` is the first day
 * of the treatment where tablets began it, else empty.
 */
export const selectPoints = statement(
  'exam-analyte-points',
  { owner: 'uuid', analyte: 'text', series: 'text', zone: 'text', start: 'text' },
  {
    examId: sql<string>`kept.exam_id`,
    date: sql<Day>`kept.exam_date::text`.as('date'),
    isOwn: sql<boolean>`kept.series = ''`.as('is_own'),
    amount: sql<number>`coalesce(kept.amount, kept.value_number)::float8`.as('amount'),
    comparator: sql<Comparator | null>`kept.comparator`,
    low: sql<number | null>`(case when kept.series = '' then kept.low else kept.ref_low end)::float8`.as(
      'low',
    ),
    high: sql<number | null>`(case when kept.series = '' then kept.high else kept.ref_high end)::float8`.as(
      'high',
    ),
    rangeOrigin: sql<RangeOrigin | null>`kept.range_origin`,
    flag: sql<ResultFlag | null>`kept.flag`,
    laboratory: sql<string>`kept.laboratory`,
    parameter: sql<string>`kept.parameter`,
    value: sql<string>`kept.value`,
    unit: sql<string | null>`kept.unit`,
    total: sql<number>`kept.total::int`.as('total'),
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(
          select numbered.*, max(nth) filter (where exam_date <= coalesce(nullif(${$.start}::text, '')::date, started_on)) over () as baseline
          from (
            select r.*, ${seriesOf} as series, e.exam_date, e.laboratory, start.started_on,
              row_number() over (order by e.exam_date, e.created_at, r.place) as nth,
              count(*) over () as total
            from ${examResults} r
            join ${exams} e on e.id = r.exam_id
            cross join ${startedOn($)} start
            where r.user_id = ${$.owner} and r.analyte = ${$.analyte} and r.value_number is not null
              and ${seriesOf} = ${shownSeries($)}
          ) numbered
        ) kept`,
      )
      .where(
        sql`kept.nth = 1 or kept.nth = kept.baseline or kept.flag = 'critical'
          or (kept.total - kept.nth) % ceil(kept.total / ${most})::int = 0`,
      )
      .orderBy(sql`kept.nth`),
);

/** The newest values of the analyte that are not on its line. */
export const selectOthers = statement(
  'exam-analyte-others',
  { owner: 'uuid', analyte: 'text', series: 'text' },
  {
    examId: sql<string>`r.exam_id`,
    date: sql<Day>`e.exam_date::text`.as('date'),
    flag: sql<ResultFlag | null>`r.flag`,
    laboratory: sql<string>`e.laboratory`,
    parameter: sql<string>`r.parameter`,
    value: sql<string>`r.value`,
    unit: sql<string | null>`r.unit`,
    total: sql<number>`(count(*) over ())::int`.as('total'),
  },
  (db, $, row) =>
    db
      .select(row)
      .from(sql`${examResults} r join ${exams} e on e.id = r.exam_id`)
      .where(
        sql`r.user_id = ${$.owner} and r.analyte = ${$.analyte}
          and (r.value_number is null or ${seriesOf} is distinct from ${shownSeries($)})`,
      )
      .orderBy(sql`e.exam_date desc, e.created_at desc, r.place`)
      .limit(MOST_POINTS),
);

/** Every application whose medicine or dose is another than at the one before, oldest first. */
export const selectDoses = statement(
  'exam-doses',
  { owner: 'uuid', zone: 'text' },
  ($) => ({
    date: sql<Day>`(dose.applied_at at time zone ${$.zone}::text)::date::text`.as('date'),
    doseMg: sql<number>`dose.dose_mg::float8`.as('dose_mg'),
    name: sql<string>`dose.medication_name`.as('name'),
  }),
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select applied_at, dose_mg, medication_name, lag(dose_mg) over w as mg_before, lag(medication_name) over w as name_before
          from ${applications} a where a.user_id = ${$.owner} window w as (order by applied_at, id)) dose`,
      )
      .where(sql`dose_mg is distinct from mg_before or medication_name is distinct from name_before`)
      .orderBy(sql`dose.applied_at`),
);
