import type { Report } from '@leveza/contract/reports/reports.ts';
import { ourRangeText } from '@leveza/domain/exams/amount-words.ts';
import type { RangeOrigin, ResultFlag } from '@leveza/domain/exams/states.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { examResults, exams } from '../../exams/table.ts';

type ExamSection = NonNullable<Report['exams']>;

/** The newest result of each analyte in the period, and the first ever of the same, with its unit where it is another one. */
const selectResults = statement(
  'report-exams',
  { owner: 'uuid', from: 'text', to: 'text' },
  {
    exams: sql<number>`newest.exams::int`,
    name: sql<string | null>`newest.parameter`,
    day: sql<Day | null>`newest.exam_date::text`,
    value: sql<string | null>`newest.value`,
    unit: sql<string | null>`newest.unit`,
    printed: sql<string | null>`newest.reference_range`,
    origin: sql<RangeOrigin | null>`newest.range_origin`,
    low: sql<number | null>`newest.ref_low::float8`,
    high: sql<number | null>`newest.ref_high::float8`,
    flag: sql<ResultFlag | null>`newest.flag`,
    firstDay: sql<Day | null>`earliest.exam_date::text`,
    first: sql<string | null>`concat_ws(' ', earliest.value, nullif(earliest.unit, newest.unit))`,
  },
  (db, $, row) => {
    const within = sql`exam.user_id = ${$.owner} and exam.exam_date between ${$.from}::date and ${$.to}::date`;
    return db
      .select(row)
      .from(
        sql`(select distinct on (coalesce(result.analyte, lower(result.parameter)), result.id is null)
            counted.exams, result.*, exam.exam_date
          from (select count(*) as exams from ${exams} exam where ${within}) counted
          left join (${exams} exam join ${examResults} result on result.exam_id = exam.id) on ${within}
          order by coalesce(result.analyte, lower(result.parameter)), result.id is null,
            exam.exam_date desc, exam.created_at desc, result.place) newest
        left join lateral (
          select exam.exam_date, result.value, result.unit
          from ${examResults} result join ${exams} exam on exam.id = result.exam_id
          where result.user_id = ${$.owner} and result.analyte = newest.analyte and exam.exam_date < newest.exam_date
          order by exam.exam_date, exam.created_at limit 1) earliest on true`,
      )
      .orderBy(sql`newest.exam_date desc nulls last, newest.place`);
  },
);

const isOutside = (flag: ResultFlag | null) => flag !== null && flag !== 'normal';

/** Exams dated in the period; null without one. */
export function examsQuestion(owner: string, { from, to }: Period): Question<ExamSection | null> {
  return selectResults.question({ owner, from, to }, (rows) => {
    const count = rows[0]?.exams ?? 0;
    if (count === 0) return null;
    const lines = rows.flatMap(
      ({ name, day, value, unit, printed, origin, low, high, flag, firstDay, first }) =>
        name === null || day === null || value === null
          ? []
          : [
              {
                name,
                day,
                value,
                unit,
                reference: origin === 'ours' ? ourRangeText({ low, high }) : printed,
                flag,
                first: firstDay && first !== null ? { day: firstDay, value: first } : null,
              },
            ],
    );
    return {
      count,
      outOfRange: lines.filter(({ flag }) => isOutside(flag)),
      followed: lines.filter(({ flag, first }) => !isOutside(flag) && first !== null),
    };
  });
}
