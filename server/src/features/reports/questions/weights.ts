import { type Period, pointsBy } from '@leveza/domain/reports/period.ts';
import { type Day, addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Places, Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { measurements } from '../../measurements/table.ts';
import type { Span } from '../span.ts';

const SPAN = { owner: 'uuid', from: 'instant', to: 'instant' } as const;

const isWeighed = ($: Places<keyof typeof SPAN>) =>
  and(
    eq(measurements.userId, $.owner),
    isNotNull(measurements.weight),
    gte(measurements.measuredAt, $.from),
    lt(measurements.measuredAt, $.to),
  );

const selectPoints = statement(
  'report-weight-points',
  { ...SPAN, zone: 'text', by: 'text' },
  {
    day: sql<Day>`points.day::text`,
    value: sql<number>`points.kg::float8`,
    days: sql<number>`points.days::int`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select date_trunc(${$.by}::text, weighed.day::timestamp)::date as day,
          round(sum(weighed.kg) / sum(weighed.times), 2) as kg, count(*) as days
        from (select (measured_at at time zone ${$.zone}::text)::date as day, sum(weight_kg) as kg,
            count(*) as times
          from ${measurements} where ${isWeighed($)} group by 1) weighed
        group by 1) points`,
      )
      .orderBy(sql`points.day`),
);

const selectEnds = statement(
  'report-weight-ends',
  SPAN,
  {
    firstAt: sql<string | null>`ends.first_at`,
    lastAt: sql<string | null>`ends.last_at`,
    first: sql<number | null>`ends.first::float8`,
    last: sql<number | null>`ends.last::float8`,
    lowest: sql<number | null>`ends.lowest::float8`,
    highest: sql<number | null>`ends.highest::float8`,
  },
  (db, $, row) => {
    const weighed = sql`from ${measurements} where ${isWeighed($)}`;
    return db.select(row).from(
      sql`(select min(measured_at) as first_at, max(measured_at) as last_at,
        min(weight_kg) as lowest, max(weight_kg) as highest,
        (select weight_kg ${weighed} order by measured_at, id limit 1) as first,
        (select weight_kg ${weighed} order by measured_at desc, id desc limit 1) as last
        ${weighed}) ends`,
    );
  },
);

const selectNear = statement(
  'report-weighings',
  SPAN,
  { at: measurements.measuredAt, weight: sql<number>`${measurements.weight}::float8` },
  (db, $, row) => db.select(row).from(measurements).where(isWeighed($)).orderBy(measurements.measuredAt),
);

interface Weighing {
  at: Date;
  weight: number;
}

export interface Ends {
  first: Weighing;
  last: Weighing;
  lowest: number;
  highest: number;
}

export interface Weights {
  ends: Ends | null;
  /** Each the mean of so many days with a weighing. */
  points: { day: Day; value: number; days: number }[];
  near: Weighing[];
}

/** The first and the last weighing and the extremes; null without one. */
export function endsQuestion({ owner, from, to }: Span): Question<Ends | null> {
  return selectEnds.question({ owner, from, to }, ([row]) => {
    const { firstAt, lastAt, first, last, lowest, highest } = row!; // an aggregate always has a row
    if (!firstAt || !lastAt || first === null || last === null || lowest === null || highest === null)
      return null;
    return {
      first: { at: new Date(firstAt), weight: first },
      last: { at: new Date(lastAt), weight: last },
      lowest,
      highest,
    };
  });
}

export function pointsQuestion({ owner, zone, from, to }: Span, period: Period): Question<Weights['points']> {
  return selectPoints.question({ owner, zone, from, to, by: pointsBy(period) }, (rows) => rows);
}

/** The first days of a period lean on the week before it; the rate looks four weeks back. */
const TREND_DAYS = 6;
const RATE_DAYS = 28;

/** Single weighings: of the whole period where points are days, else of its last four weeks. */
export function nearQuestion({ owner, zone, to }: Span, period: Period): Question<Weighing[]> {
  const rateFrom = addDays(period.to, -RATE_DAYS);
  const trendFrom = addDays(period.from, -TREND_DAYS);
  const first = pointsBy(period) === 'day' && trendFrom < rateFrom ? trendFrom : rateFrom;
  return selectNear.question({ owner, from: instantAt(first, '00:00', zone), to }, (rows) => rows);
}
