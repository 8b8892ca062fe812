import type { DoseStretch, MeasurementSummary } from '@leveza/contract/measurements.ts';
import type { DoseRun } from '@leveza/domain/measurements/dose-stretches.ts';
import { doseStretches } from '@leveza/domain/measurements/dose-stretches.ts';
import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { sevenDayTrend } from '@leveza/domain/measurements/trend.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { sql } from 'drizzle-orm';
import type { Places, Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Weighing } from './shared/weights.ts';
import { measurements } from './table.ts';

/** The first days of a period lean on the week before it. */
const TREND_DAYS = 6;
/** How far back the weekly rate looks. */
const RATE_DAYS = 28;
const EVER: Day = '1900-01-01';
/** More than a line on a phone can show: then one mean a week. */
const MOST_POINTS = 500;
/**
 * Weeks are counted in steps of seven days from here, because asking PostgreSQL for the local week of each weighing
 * takes twice as long. In daylight saving time a week of the chart ends an hour earlier or later.
 */
const A_MONDAY: Day = '2024-01-01';

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

/** Every weighing of the period and the days before it, or, of more than a line can show, one mean a week. */
const selectShown = statement(
  'weights-shown',
  { owner: 'uuid', readFrom: 'instant', shownFrom: 'instant', weekFrom: 'instant' },
  {
    at: sql<string>`shown.at`,
    weight: sql<number>`shown.weight::float8`,
    isWeekly: sql<boolean>`shown.is_weekly`,
  },
  (db, $, row) => {
    const isRead = sql`${isWeighed($)} and measured_at >= ${$.readFrom}::timestamptz`;
    const isShown = sql`${isWeighed($)} and measured_at >= ${$.shownFrom}::timestamptz`;
    return db
      .select(row)
      .from(
        sql`(select count(*) > ${sql.raw(String(MOST_POINTS))} as is_too_many from (
          select 1 from ${measurements} where ${isRead} limit ${sql.raw(String(MOST_POINTS + 1))}) counted) amount
      cross join lateral (
        select measured_at as at, weight_kg as weight, false as is_weekly from ${measurements}
        where ${isRead} and not amount.is_too_many
        union all
        select max(measured_at), round(avg(weight_kg), 2), true from ${measurements}
        where ${isShown} and amount.is_too_many
        group by date_bin('7 days', measured_at, ${$.weekFrom}::timestamptz)) shown`,
      )
      .orderBy(sql`1`);
  },
);

interface Asked {
  period: ChartPeriod;
  zone: string;
  today: Day;
}

interface Weights {
  zone: string;
  shownFrom: Day;
  /** In the period: each weighing, or one mean a week. */
  shown: Weighing[];
  isWeekly: boolean;
  /** With the days before the period its first trend leans on. */
  read: Weighing[];
}

/** Weighings of the days that the rate is computed from. */
export function recentQuestion(owner: string, { zone, today }: Asked): Question<Weighing[]> {
  const from = instantAt(addDays(today, -RATE_DAYS), '00:00', zone);
  return selectRecent.question({ owner, from }, (rows) =>
    rows.map(({ at, weight }) => ({ at, weight: weight! })),
  );
}

/** The weights of the chart. */
export function shownQuestion(owner: string, { period, zone, today }: Asked): Question<Weights> {
  const shownFrom = period === 'all' ? EVER : addDays(today, -Number(period));
  const startOf = (day: Day) => instantAt(day, '00:00', zone);
  const shownAt = startOf(shownFrom);
  const readAt = period === 'all' ? shownAt : startOf(addDays(shownFrom, -TREND_DAYS));
  const values = { owner, readFrom: readAt, shownFrom: shownAt, weekFrom: startOf(A_MONDAY) };
  return selectShown.question(values, (rows) => {
    const read = rows.map(({ at, weight }) => ({ at: new Date(at), weight }));
    return {
      zone,
      shownFrom,
      shown: read.filter(({ at }) => at >= shownAt),
      isWeekly: rows[0]?.isWeekly ?? false,
      read,
    };
  });
}

type WeightChart = Pick<MeasurementSummary, 'points' | 'isWeekly' | 'trend'>;

/** Each weighing of the period and the trend; of very many, one mean a week. */
export function chartOf({ zone, shownFrom, shown, isWeekly, read }: Weights): WeightChart {
  return {
    points: shown.map(({ at, weight }) => ({ at: at.toISOString(), weight })),
    isWeekly,
    trend: isWeekly
      ? shown.map(({ at, weight }) => ({ day: dayIn(zone, at), weight }))
      : sevenDayTrend(read, zone).filter(({ day }) => day >= shownFrom),
  };
}

/** The doses in use while the chart's weights were taken. */
export function dosesInUse(runs: readonly DoseRun[], { shown }: Weights): DoseStretch[] {
  const from = shown[0]?.at;
  if (!from) return [];
  return doseStretches(runs)
    .filter(({ until }) => until > from)
    .map((stretch) => ({
      ...stretch,
      from: stretch.from.toISOString(),
      until: stretch.until.toISOString(),
    }));
}
