import { type Period, pointDays, pointsBy } from '@leveza/domain/reports/period.ts';
import { type Day, addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Places, Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { measurements } from '../../measurements/table.ts';
import { OFFSETS, offsetsOf, stretchTable } from '../offsets.ts';
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
  { ...SPAN, starts: 'instant[]' },
  {
    place: sql<number>`points.place::int`,
    value: sql<number>`points.kg::float8`,
    lowest: sql<number>`points.lowest::float8`,
    highest: sql<number>`points.highest::float8`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select width_bucket(measured_at, ${$.starts}::timestamptz[]) as place, round(avg(weight_kg), 2) as kg,
          min(weight_kg) as lowest, max(weight_kg) as highest
        from ${measurements} where ${isWeighed($)} group by 1) points`,
      )
      .orderBy(sql`points.place`),
);

const selectEnds = statement(
  'report-weight-ends',
  { ...SPAN, ...OFFSETS },
  {
    firstAt: sql<string>`first.measured_at`,
    first: sql<number>`first.weight_kg::float8`,
    lastAt: sql<string>`last.measured_at`,
    last: sql<number>`last.weight_kg::float8`,
    days: sql<number>`weighed.days::int`,
  },
  (db, $, row) => {
    const weighed = sql`select measured_at, weight_kg from ${measurements} where ${isWeighed($)}`;
    return db.select(row).from(
      sql`(${weighed} order by measured_at, id limit 1) first,
        (${weighed} order by measured_at desc, id desc limit 1) last,
        (select count(distinct (measured_at at time zone stretch.shift)::date) as days
          from ${stretchTable($)} join ${measurements} on user_id = ${$.owner} and weight_kg is not null
            and measured_at >= stretch.since and measured_at < stretch.until) weighed`,
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
  /** With a weighing. */
  days: number;
}

export interface Weights {
  ends: Ends | null;
  /** Each the mean of its weighings, oldest first. */
  points: { day: Day; value: number; lowest: number; highest: number }[];
  near: Weighing[];
}

/** The first and the last weighing; null without one. */
export function endsQuestion(span: Span): Question<Ends | null> {
  return selectEnds.question({ ...span, ...offsetsOf(span) }, ([row]) =>
    row
      ? {
          first: { at: new Date(row.firstAt), weight: row.first },
          last: { at: new Date(row.lastAt), weight: row.last },
          days: row.days,
        }
      : null,
  );
}

export function pointsQuestion({ owner, zone, from, to }: Span, period: Period): Question<Weights['points']> {
  const days = pointDays(period);
  const starts = days.map((day) => instantAt(day, '00:00', zone));
  return selectPoints.question({ owner, from, to, starts }, (rows) =>
    rows.map(({ place, ...point }) => ({ day: days[place - 1]!, ...point })),
  );
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
