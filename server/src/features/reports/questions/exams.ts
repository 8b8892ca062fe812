import type { Report } from '@leveza/contract/reports/reports.ts';
import { referenceText } from '@leveza/domain/exams/amount-words.ts';
import type { Comparator, RangeOrigin, ResultFlag } from '@leveza/domain/exams/states.ts';
import { examChange } from '@leveza/domain/reports/exam-change.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { examResults, exams } from '../../exams/table.ts';
import { profiles } from '../../profile/table.ts';

type ExamSection = NonNullable<Report['exams']>;

/**
 * All results of an analyte's newest day in the period, every critical one, and the number each is compared with: the last one up to the
 * start of the treatment, else the first of all. Of two results of that day the one of the same name compares. The HbA1c
 * typed in the profile is a result like the others.
 */
const selectResults = statement(
  'report-exams',
  { owner: 'uuid', from: 'text', to: 'text', start: 'text?' },
  {
    exams: sql<number>`newest.exams::int`,
    empty: sql<number>`newest.empty::int`,
    typedPercent: sql<number | null>`newest.typed_percent::float8`,
    typedOn: sql<Day | null>`newest.typed_on::text`,
    name: sql<string | null>`newest.parameter`,
    analyte: sql<string | null>`newest.analyte`,
    day: sql<Day | null>`newest.exam_date::text`,
    value: sql<string | null>`newest.value`,
    unit: sql<string | null>`newest.unit`,
    printed: sql<string | null>`newest.reference_range`,
    origin: sql<RangeOrigin | null>`newest.range_origin`,
    low: sql<number | null>`newest.ref_low::float8`,
    high: sql<number | null>`newest.ref_high::float8`,
    flag: sql<ResultFlag | null>`newest.flag`,
    amount: sql<number | null>`newest.amount::float8`,
    comparator: sql<Comparator | null>`newest.comparator`,
    beforeDay: sql<Day | null>`before.day::text`,
    beforeAmount: sql<number | null>`before.amount::float8`,
    beforeComparator: sql<Comparator | null>`before.comparator`,
  },
  (db, $, row) => {
    const within = sql`exam.user_id = ${$.owner} and exam.exam_date between ${$.from}::date and ${$.to}::date`;
    const isBaseline = sql`earlier.day <= ${$.start}::date`;
    return (
      db
        .select(row)
        .from(
          sql`(select counted.*, typed.*, result.*, exam.exam_date, exam.created_at,
            rank() over (partition by coalesce(result.analyte, lower(result.parameter)), result.id is null
              order by exam.exam_date desc) as nth
          from (select count(*) as exams, count(*) filter (where exam.result_count = 0) as empty
            from ${exams} exam where ${within}) counted
          left join (select typed_hba1c_percent as typed_percent, typed_hba1c_on as typed_on from ${profiles}
            where user_id = ${$.owner} and typed_hba1c_percent is not null and typed_hba1c_on <= ${$.to}::date
              and not exists (select from ${examResults} result join ${exams} exam on exam.id = result.exam_id
                where result.user_id = ${$.owner} and result.analyte = 'hba1c'
                  and exam.exam_date between typed_hba1c_on and ${$.to}::date)) typed on true
          left join (${exams} exam join ${examResults} result on result.exam_id = exam.id) on ${within}) newest
        left join lateral (
          select earlier.* from (
            select exam.exam_date as day, result.amount, result.comparator, exam.created_at, result.place,
              lower(result.parameter) = lower(newest.parameter) as is_namesake
            from ${examResults} result join ${exams} exam on exam.id = result.exam_id
            where result.user_id = ${$.owner} and result.analyte = newest.analyte and result.amount is not null
            union all
            select typed_hba1c_on, typed.typed_hba1c_percent, null, null, null, false from ${profiles} typed
            where typed.user_id = ${$.owner} and newest.analyte = 'hba1c' and typed.typed_hba1c_percent is not null
          ) earlier
          where earlier.day < newest.exam_date
          order by coalesce(${isBaseline}, false) desc, case when ${isBaseline} then earlier.day end desc,
            earlier.day, earlier.is_namesake desc, earlier.created_at desc, earlier.place desc limit 1) before on true`,
        )
        // A critical result of the period is told even where a later one is not.
        .where(sql`(newest.nth = 1 or newest.flag = 'critical')`)
        .orderBy(sql`newest.exam_date desc nulls last, newest.created_at desc, newest.place`)
    );
  },
);

type Row = Awaited<ReturnType<typeof selectResults>>[number];

const typedOf = ({ typedPercent, typedOn }: Row) =>
  typedPercent === null || typedOn === null ? null : { day: typedOn, value: typedPercent };

/** Exams dated in the period, and a typed HbA1c; null without either. */
export function examsQuestion(
  owner: string,
  { from, to }: Period,
  start: Day | null,
): Question<ExamSection | null> {
  return selectResults.question({ owner, from, to, start }, (rows) => {
    const [first] = rows;
    const typedHba1c = first ? typedOf(first) : null;
    if (!first || (first.exams === 0 && typedHba1c === null)) return null;
    const lines = rows.flatMap((row) => lineOf(row, start) ?? []);
    return {
      count: first.exams,
      empty: first.empty,
      typedHba1c,
      judged: lines.filter(({ flag }) => flag !== null).length,
      unjudged: lines.filter(({ flag }) => flag === null).length,
      since: sinceOf(lines, start),
      outOfRange: lines.filter(({ flag }) => isOutside(flag)),
      followed: lines.filter(({ flag, change }) => !isOutside(flag) && change !== null),
    };
  });
}

/**
 * The heading of the column of changes, where one is true of all its lines: a result after the start compares only with
 * later days.
 */
function sinceOf(lines: readonly ExamSection['followed'][number][], start: Day | null): ExamSection['since'] {
  const days = lines.flatMap(({ change }) => change?.before.day ?? []);
  if (start !== null && days.every((day) => day <= start)) return 'treatment';
  return start !== null && days.some((day) => day <= start) ? 'earlier-exam' : 'first-exam';
}

const isOutside = (flag: ResultFlag | null) => flag !== null && flag !== 'normal';

function lineOf(row: Row, start: Day | null): ExamSection['followed'][number] | null {
  const { name, analyte, day, value, unit, printed, origin, low, high, flag, amount, comparator } = row;
  if (name === null || day === null || value === null) return null;
  const { beforeDay, beforeAmount } = row;
  const before =
    beforeDay === null || beforeAmount === null
      ? null
      : { day: beforeDay, amount: beforeAmount, comparator: row.beforeComparator };
  const after = amount === null ? null : { day, amount, comparator };
  return {
    name,
    day,
    value,
    unit,
    reference: referenceText({ printed, origin, low, high }),
    flag,
    change: before && after && examChange({ analyte, before, after, start }),
  };
}
