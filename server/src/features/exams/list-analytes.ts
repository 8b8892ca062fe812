import type { AnalyteRow } from '@leveza/contract/exams/analytes.ts';
import { ANALYTES, findAnalyte, placeOf } from '@leveza/domain/exams/analytes.ts';
import type { Comparator, ResultFlag } from '@leveza/domain/exams/states.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { profiles } from '../profile/table.ts';
import { examResults, exams } from './table.ts';

type Point = [Day, number, ResultFlag | null];

const MOST_POINTS = 12;

/**
 * One row an analyte: its newest values, already in order and in number. Reports are numbered first, the newest as 1, so
 * that thousands of values are sorted by a number. The HbA1c of the profile and of the exams is one fact, so the one typed
 * there is among them, after an exam of its day.
 */
const selectAnalytes = statement(
  'exam-analytes',
  { owner: 'uuid' },
  {
    analyte: sql<string>`analyte`,
    count: sql<number>`max(total)::int`.as('count'),
    points: sql<Point[]>`json_agg(json_build_array(exam_date, amount::float8, flag) order by back desc)`.as(
      'points',
    ),
    comparator: sql<Comparator | null>`(array_agg(comparator order by back))[1]`.as('comparator'),
    low: sql<number | null>`(array_agg(low::float8 order by back))[1]`.as('low'),
    high: sql<number | null>`(array_agg(high::float8 order by back))[1]`.as('high'),
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(
          with report as (
            select e.id, e.exam_date, row_number() over (order by e.exam_date desc, e.created_at desc)::float8 as nth
            from ${exams} e where e.user_id = ${$.owner}
          ), measured as (
            select r.analyte, r.amount, r.flag, r.comparator, r.low, r.high, report.exam_date, report.nth, r.place
            from ${examResults} r join report on report.id = r.exam_id
            where r.user_id = ${$.owner} and r.analyte is not null and r.amount is not null
            union all
            select 'hba1c', p.typed_hba1c_percent, null, null, null, null, p.typed_hba1c_on,
              (select count(*) + 0.5 from report where report.exam_date > p.typed_hba1c_on), 0
            from ${profiles} p
            where p.user_id = ${$.owner} and p.typed_hba1c_percent is not null and p.typed_hba1c_on is not null
          )
          select measured.*, row_number() over (partition by analyte order by nth, place desc) as back,
            count(*) over (partition by analyte) as total
          from measured) numbered`,
      )
      .where(sql`back <= ${sql.raw(String(MOST_POINTS))}`)
      .groupBy(sql`analyte`),
);

export async function listAnalytes({ db, owner }: Call): Promise<AnalyteRow[]> {
  const rows = await selectAnalytes(db, { owner });
  return rows
    .toSorted((one, other) => place(one.analyte) - place(other.analyte))
    .flatMap(({ analyte: key, count, points, comparator, low, high }) => {
      const analyte = findAnalyte(key);
      const newest = points.at(-1);
      if (!analyte || !newest) return [];
      const [date, amount, flag] = newest;
      const range = low === null && high === null ? null : { low, high };
      return {
        ...analyte,
        count,
        points: points.map(([on, value, mark]) => ({ date: on, amount: value, flag: mark })),
        last: { date, amount, comparator, flag, range },
      };
    });
}

const place = (key: string) => placeOf.get(key) ?? ANALYTES.length;
