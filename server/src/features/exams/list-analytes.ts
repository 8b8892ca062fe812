import type { AnalytePoint, AnalyteRow } from '@leveza/contract/exams/analytes.ts';
import { ANALYTES, findAnalyte, placeOf } from '@leveza/domain/exams/analytes.ts';
import type { Comparator, ResultFlag } from '@leveza/domain/exams/states.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { type SQL, sql } from 'drizzle-orm';
import { askInOne } from '../../db/ask-in-one.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { profiles } from '../profile/table.ts';
import { NO_UNIT, OWN_UNIT, seriesOf, WORDS } from './series.ts';
import { selectPerson } from './store.ts';
import { examResults, exams } from './table.ts';
import { typedPoint } from './typed-hba1c.ts';

type Point = [Day, number | null, ResultFlag | null, Comparator | null];

const MOST_POINTS = 12;
const most = sql.raw(String(MOST_POINTS));

/** How new a result is: by the number of its report, in which a later line counts as newer. The newest is the least. */
const ageOf = (nth: SQL, place: SQL) => sql`${nth} * 100000 - ${place}`;

/**
 * One row a series of an analyte: its newest values, already in order and in number. Reports are numbered first, the
 * newest as 1. Then each series says how old its twelfth value is, and only reports as new as the oldest of these are
 * read whole: to sort the values of ten years takes longer than all the rest. The HbA1c of the profile and of the exams is
 * one fact, so the one typed there is among them, after an exam of its day.
 */
const selectAnalytes = statement(
  'exam-analytes',
  { owner: 'uuid' },
  {
    analyte: sql<string>`analyte`,
    series: sql<string>`series`,
    parameter: sql<string>`(array_agg(parameter order by age))[1]`.as('parameter'),
    value: sql<string>`(array_agg(value order by age))[1]`.as('value'),
    unit: sql<string | null>`(array_agg(unit order by age))[1]`.as('unit'),
    count: sql<number>`max(total)::int`.as('count'),
    points: sql<
      Point[]
    >`json_agg(json_build_array(exam_date, amount, flag, comparator) order by age desc)`.as('points'),
    low: sql<number | null>`(array_agg(low::float8 order by age))[1]`.as('low'),
    high: sql<number | null>`(array_agg(high::float8 order by age))[1]`.as('high'),
  },
  (db, $, row) => {
    const isTyped = sql`p.user_id = ${$.owner} and p.typed_hba1c_percent is not null and p.typed_hba1c_on is not null`;
    const results = sql`${examResults} r join report on report.id = r.exam_id
      and r.user_id = ${$.owner} and r.analyte is not null`;
    const age = ageOf(sql`report.nth`, sql`r.place`);
    return db
      .select(row)
      .from(
        sql`(
          with report as materialized (
            select e.id, e.exam_date, row_number() over (order by e.exam_date desc, e.created_at desc)::float8 as nth
            from ${exams} e where e.user_id = ${$.owner}
          ), typed as materialized (
            select p.typed_hba1c_percent as percent, p.typed_hba1c_on as day, ${ageOf(
              sql`(select count(*) + 0.5 from report where report.exam_date > p.typed_hba1c_on)::float8`,
              sql`0`,
            )} as age
            from ${profiles} p where ${isTyped}
          ), newest as materialized (
            select analyte, series, cardinality(ages) as total, (
              select each_one from unnest(ages) each_one
              order by each_one offset least(cardinality(ages), ${most}) - 1 limit 1) as age
            from (
              select analyte, series, array_agg(age) as ages from (
                select r.analyte, ${seriesOf} as series, ${age} as age from ${results}
                union all
                select 'hba1c', '', age from typed) each_result
              group by 1, 2) aged
          )
          select newest.total, shown.* from newest join (
            select r.analyte, ${seriesOf} as series, r.parameter, r.value, r.unit,
              coalesce(r.amount, r.value_number) as amount, r.flag, r.comparator,
              case when r.amount is null then r.ref_low else r.low end as low,
              case when r.amount is null then r.ref_high else r.high end as high, report.exam_date, ${age} as age
            from ${results} and r.exam_id = any(array(
              select id from report where ${ageOf(sql`nth`, sql`100000`)} <= (select max(age) from newest)))
            union all
            select 'hba1c', '', '', '', null, percent, null, null, null, null, day, age from typed
          ) shown on shown.analyte = newest.analyte and shown.series = newest.series and shown.age <= newest.age) numbered`,
      )
      .groupBy(sql`analyte, series`);
  },
);

export async function listAnalytes({ db, owner }: Call): Promise<AnalyteRow[]> {
  const [rows, typed] = await askInOne(
    db,
    selectAnalytes.question({ owner }, (found) => found),
    selectPerson.question({ owner }, ([person]) => (person ? typedPoint(person) : [])),
  );
  const byAnalyte = [...Map.groupBy(rows, ({ analyte }) => analyte)];
  return byAnalyte
    .toSorted(([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1))
    .flatMap(([, series]) => shownOf(series).map(rowOf))
    .map((row) => (row.key === 'hba1c' ? typed.reduce(withTyped, row) : row));
}

/** The database cannot judge the value typed in the profile. */
function withTyped(row: AnalyteRow, { date, amount, flag, range }: AnalytePoint): AnalyteRow {
  const isTyped = (one: { date: Day; amount: number | null; flag: ResultFlag | null }) =>
    one.flag === null && one.date === date && one.amount === amount;
  return {
    ...row,
    points: row.points.map((point) => (isTyped(point) ? { ...point, flag } : point)),
    last: isTyped(row.last) ? { ...row.last, flag, range } : row.last,
  };
}

const place = (key: string) => placeOf.get(key) ?? ANALYTES.length;

type Series = Awaited<ReturnType<typeof selectAnalytes>>[number];

/** Every unit has its line. Numbers without a unit, and words, have a place only where there is no line. */
function shownOf(series: readonly Series[]): Series[] {
  const lines = series.filter((one) => one.series !== NO_UNIT && one.series !== WORDS);
  if (lines.length > 0) return lines.toSorted((one, other) => (one.series < other.series ? -1 : 1));
  return [series.find((one) => one.series === NO_UNIT) ?? series[0]!];
}

function rowOf({
  analyte: key,
  series,
  parameter,
  value,
  unit,
  count,
  points,
  ...newest
}: Series): AnalyteRow {
  const known = findAnalyte(key) ?? { key, name: parameter, unit: '', group: 'Outros' };
  const [date, amount, flag, comparator] = points.at(-1)!;
  const { low, high } = newest;
  return {
    ...known,
    unit: series === OWN_UNIT ? known.unit : (unit ?? ''),
    series: series === OWN_UNIT || series === NO_UNIT || series === WORDS ? null : series,
    count,
    points: points.flatMap(([on, one, mark, sign]) =>
      one === null ? [] : { date: on, amount: one, flag: mark, comparator: sign },
    ),
    last: {
      date,
      amount,
      comparator,
      flag,
      range: low === null && high === null ? null : { low, high },
      words: amount === null ? value : null,
    },
  };
}
