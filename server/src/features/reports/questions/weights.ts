import { RATE_DAYS } from '@leveza/domain/measurements/rate.ts';
import { TREND_DAYS } from '@leveza/domain/measurements/trend.ts';
import { type Period, pointDays, pointsBy } from '@leveza/domain/reports/period.ts';
import { type Day, addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Places, Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { measurements, weightMonths } from '../../measurements/table.ts';
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

/** Months of the period whose figures are kept, as the table `kept`. */
const withKept = (
  $: Places<'owner' | 'zone' | 'from' | 'to'>,
  only = sql`true`,
) => sql`with kept as materialized (
  select begins_at, ends_at, weighings, days, sum_kg, lowest_kg, highest_kg from ${weightMonths}
  where user_id = ${$.owner} and zone = ${$.zone}::text and ${only}
    and begins_at >= ${$.from}::timestamptz and ends_at <= ${$.to}::timestamptz)`;

const selectPoints = statement(
  'report-weight-points',
  { ...SPAN, zone: 'text', starts: 'instant[]', isByMonth: 'boolean' },
  {
    place: sql<number>`points.place::int`,
    value: sql<number>`points.kg::float8`,
  },
  (db, $, row) => {
    const placeOf = (column: string) =>
      sql`width_bucket(${sql.identifier(column)}, ${$.starts}::timestamptz[]) as place`;
    return db
      .select(row)
      .from(
        sql`(${withKept($, sql`${$.isByMonth}::boolean`)}
          select ${placeOf('begins_at')}, round(sum_kg / weighings, 2) as kg
          from kept where weighings > 0
          union all
          select ${placeOf('measured_at')}, round(avg(weight_kg), 2)
          from unnest(tstzmultirange(tstzrange(${$.from}, ${$.to})) - coalesce(
            (select range_agg(tstzrange(begins_at, ends_at)) from kept), '{}')) open
          join ${measurements} on user_id = ${$.owner} and weight_kg is not null
            and measured_at >= lower(open) and measured_at < upper(open)
          group by 1) points`,
      )
      .orderBy(sql`points.place`);
  },
);

const selectEnds = statement(
  'report-weight-ends',
  { ...SPAN, zone: 'text', ...OFFSETS },
  {
    firstAt: sql<string>`first.measured_at`,
    first: sql<number>`first.weight_kg::float8`,
    lastAt: sql<string>`last.measured_at`,
    last: sql<number>`last.weight_kg::float8`,
    days: sql<number>`weighed.days::int`,
    lowest: sql<number>`weighed.lowest::float8`,
    highest: sql<number>`weighed.highest::float8`,
    earliestAt: sql<string>`(select min(measured_at) from ${measurements} ever
      where ever.user_id = first.user_id and ever.weight_kg is not null)`,
  },
  (db, $, row) => {
    const weighed = sql`select user_id, measured_at, weight_kg from ${measurements} where ${isWeighed($)}`;
    return db.select(row).from(
      sql`(${weighed} order by measured_at, id limit 1) first,
        (${weighed} order by measured_at desc, id desc limit 1) last,
        (${withKept($)}
          select count(distinct (measured_at at time zone stretch.shift)::date)
            + (select coalesce(sum(days), 0) from kept) as days,
            least(min(weight_kg), (select min(lowest_kg) from kept)) as lowest,
            greatest(max(weight_kg), (select max(highest_kg) from kept)) as highest
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
  /** Of all weighings, also before the period. */
  earliestAt: Date;
  /** With a weighing. */
  days: number;
  lowest: number;
  highest: number;
}

export interface Weights {
  ends: Ends | null;
  /** Each the mean of its weighings, oldest first. */
  points: { day: Day; value: number }[];
  near: Weighing[];
}

/** The first and the last weighing; null without one. */
export function endsQuestion(span: Span): Question<Ends | null> {
  return selectEnds.question({ ...span, ...offsetsOf(span) }, ([row]) =>
    row
      ? {
          first: { at: new Date(row.firstAt), weight: row.first },
          last: { at: new Date(row.lastAt), weight: row.last },
          earliestAt: new Date(row.earliestAt),
          days: row.days,
          lowest: row.lowest,
          highest: row.highest,
        }
      : null,
  );
}

export function pointsQuestion({ owner, zone, from, to }: Span, period: Period): Question<Weights['points']> {
  const days = pointDays(period);
  const starts = days.map((day) => instantAt(day, '00:00', zone));
  const isByMonth = pointsBy(period) === 'month';
  return selectPoints.question({ owner, zone, from, to, starts, isByMonth }, (rows) =>
    rows.map(({ place, ...point }) => ({ day: days[place - 1]!, ...point })),
  );
}

/**
 * Single weighings: of the whole period where points are days, else of its last four weeks. The first days of a period
 * lean on the week before it.
 */
export function nearQuestion({ owner, zone, to }: Span, period: Period): Question<Weighing[]> {
  const rateFrom = addDays(period.to, -RATE_DAYS);
  const trendFrom = addDays(period.from, -TREND_DAYS);
  const first = pointsBy(period) === 'day' && trendFrom < rateFrom ? trendFrom : rateFrom;
  return selectNear.question({ owner, from: instantAt(first, '00:00', zone), to }, (rows) => rows);
}
