import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { RATE_DAYS } from '@leveza/domain/measurements/rate.ts';
import { DAYS_PER_POINT, MOST_POINTS } from '@leveza/domain/measurements/thinning.ts';
import { TREND_DAYS } from '@leveza/domain/measurements/trend.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import type { Places, Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Weighing } from './shared/weights.ts';
import { measurements } from './table.ts';

const EVER: Day = '1900-01-01';

const isWeighed = ($: Places<'owner'>) => sql`user_id = ${$.owner} and weight_kg is not null`;

const selectRecent = statement(
  'weights-recent',
  { owner: 'uuid', from: 'instant' },
  { at: measurements.measuredAt, weight: measurements.weight },
  (db, $, row) =>
    db
      .select(row)
      .from(measurements)
      .where(sql`${isWeighed($)} and measured_at >= ${$.from}`)
      .orderBy(measurements.measuredAt),
);

const most = sql.raw(String(MOST_POINTS));
const steps = sql.raw(DAYS_PER_POINT.join(', '));
const longest = sql.raw(String(DAYS_PER_POINT.at(-1)));
/** Steps are counted from here, so that they stay where they are when the period moves on. */
const aMonday = sql.raw(`timestamp '2024-01-01'`);

/**
 * Every weighing of the period and the days before it. Of more than a line can show, one point a step: the look into a
 * step is bounded, so that ten years cost little more than one.
 */
const selectShown = statement(
  'weights-shown',
  { owner: 'uuid', readFrom: 'instant', shownFrom: 'instant', zone: 'text' },
  {
    at: sql<string>`shown.at`,
    weight: sql<number>`shown.weight::float8`,
    daysPerPoint: sql<number | null>`step.days`,
  },
  (db, $, row) => {
    const isRead = sql`${isWeighed($)} and measured_at >= ${$.readFrom}::timestamptz`;
    const isShown = sql`${isWeighed($)} and measured_at >= ${$.shownFrom}::timestamptz`;
    return db
      .select(row)
      .from(
        sql`(select min(measured_at) as first, max(measured_at) as last from ${measurements} where ${isShown}) ends
      cross join lateral (
        select case when count(*) > ${most} then coalesce(
          (select min(days) from unnest(array[${steps}]) days
            where days * ${most} * interval '1 day' >= ends.last - ends.first), ${longest}) end as days
        from (select 1 from ${measurements} where ${isShown} limit ${most} + 1) counted) step
      cross join lateral (
        select measured_at as at, weight_kg as weight from ${measurements} where ${isRead} and step.days is null
        union all
        select newest.at, (
          select round(avg(weight_kg), 2) from ${measurements} where ${isWeighed($)} and measured_at <= newest.at
            and measured_at >= ((newest.at at time zone ${$.zone})::date - ${sql.raw(String(TREND_DAYS))})::timestamp
              at time zone ${$.zone})
        from generate_series(
          date_bin(make_interval(days => step.days), ends.first at time zone ${$.zone}, ${aMonday}),
          ends.last at time zone ${$.zone}, make_interval(days => step.days)) start
        cross join lateral (
          select measured_at as at from ${measurements} where ${isShown}
            and measured_at >= start at time zone ${$.zone}
            and measured_at < (start + make_interval(days => step.days)) at time zone ${$.zone}
          order by measured_at desc limit 1) newest
        where step.days is not null) shown`,
      )
      .orderBy(sql`1`);
  },
);

const selectEnds = statement(
  'weights-ends',
  { owner: 'uuid', from: 'instant' },
  {
    firstAt: sql<string | null>`first.measured_at`,
    first: sql<number | null>`first.weight_kg::float8`,
    lowest: sql<number | null>`ends.lowest::float8`,
    highest: sql<number | null>`ends.highest::float8`,
    earliestAt: sql<string | null>`ends.earliest`,
  },
  (db, $, row) => {
    const shown = sql`from ${measurements} where ${isWeighed($)} and measured_at >= ${$.from}::timestamptz`;
    return db.select(row).from(sql`(select min(weight_kg) as lowest, max(weight_kg) as highest,
        (select min(measured_at) from ${measurements} where ${isWeighed($)}) as earliest ${shown}) ends
      left join lateral (select measured_at, weight_kg ${shown} order by measured_at, id limit 1) first on true`);
  },
);

interface Asked {
  period: ChartPeriod;
  zone: string;
  today: Day;
}

function firstDayOf({ period, today }: Asked): Day {
  return period === 'all' ? EVER : addDays(today, -Number(period));
}

/** Weighings of the days that the rate is computed from. */
export function recentQuestion(owner: string, { zone, today }: Asked): Question<Weighing[]> {
  const from = instantAt(addDays(today, -RATE_DAYS), '00:00', zone);
  return selectRecent.question({ owner, from }, (rows) =>
    rows.map(({ at, weight }) => ({ at, weight: weight! })),
  );
}

export interface PeriodEnds {
  first: Weighing;
  /** Of all weighings, also before the period. */
  earliestAt: Date;
  lowest: number;
  highest: number;
}

/** The first weighing of a period and its extremes; null without one. */
export function endsQuestion(owner: string, asked: Asked): Question<PeriodEnds | null> {
  const from = instantAt(firstDayOf(asked), '00:00', asked.zone);
  return selectEnds.question({ owner, from }, ([row]) => {
    const { firstAt, first, lowest, highest, earliestAt } = row ?? {};
    if (!firstAt || !earliestAt || first == null || lowest == null || highest == null) return null;
    return {
      first: { at: new Date(firstAt), weight: first },
      earliestAt: new Date(earliestAt),
      lowest,
      highest,
    };
  });
}

export interface Weights {
  zone: string;
  shownFrom: Day;
  /** In the period: each weighing, or averages. */
  shown: Weighing[];
  daysPerPoint: number | null;
  /** With the days before the period its first trend leans on. */
  read: Weighing[];
}

/** The weights of the chart. */
export function shownQuestion(owner: string, asked: Asked): Question<Weights> {
  const { zone } = asked;
  const shownFrom = firstDayOf(asked);
  const shownAt = instantAt(shownFrom, '00:00', zone);
  const readFrom = instantAt(addDays(shownFrom, -TREND_DAYS), '00:00', zone);
  return selectShown.question({ owner, readFrom, shownFrom: shownAt, zone }, (rows) => {
    const read = rows.map(({ at, weight }) => ({ at: new Date(at), weight }));
    return {
      zone,
      shownFrom,
      shown: read.filter(({ at }) => at >= shownAt),
      daysPerPoint: rows[0]?.daysPerPoint ?? null,
      read,
    };
  });
}
