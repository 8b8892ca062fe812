import type { MeasurementSummary, WeightPoint } from '@leveza/contract/measurements.ts';
import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import type { DailyWeight } from '@leveza/domain/measurements/trend.ts';
import { dailyWeights, sevenDayTrend } from '@leveza/domain/measurements/trend.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { dosesFrom } from '../applications/store.ts';
import type { Weighing } from './store.ts';
import { measurements } from './table.ts';

/** The first days of a period lean on the week before it. */
const TREND_DAYS = 6;
/** How far back the weekly rate looks. */
const RATE_DAYS = 28;
/** Four a day for a year. */
const MOST_POINTS = 1500;

const given = (name: string) => sql.placeholder(name);

const selectWeights = statement('weights-from', (db) =>
  db
    .select({ at: measurements.measuredAt, weight: measurements.weight })
    .from(measurements)
    .where(
      and(
        eq(measurements.userId, given('owner')),
        isNotNull(measurements.weight),
        gte(measurements.measuredAt, given('from')),
      ),
    )
    .orderBy(desc(measurements.measuredAt))
    .limit(MOST_POINTS),
);

/** Oldest first. */
async function weightsFrom(db: Db, owner: string, from: Date): Promise<Weighing[]> {
  const rows = await selectWeights(db, { owner, from });
  return rows.map(({ at, weight }) => ({ at, weight: weight! })).toReversed();
}

const selectWeeklyMeans = statement('weights-weekly', (db) =>
  db
    .select({
      at: sql`max(${measurements.measuredAt})`.mapWith(measurements.measuredAt).as('at'),
      weight: sql`round(avg(${measurements.weight}), 2)`.mapWith(Number).as('weight'),
    })
    .from(measurements)
    .where(and(eq(measurements.userId, given('owner')), isNotNull(measurements.weight)))
    .groupBy(sql`date_bin('7 days', ${measurements.measuredAt}, '2000-01-03')`)
    .orderBy(sql`1`),
);

interface Asked {
  period: ChartPeriod;
  zone: string;
  today: Day;
}

interface WeightChart extends Pick<MeasurementSummary, 'points' | 'trend'> {
  /** One weight a day, of the days the rate is told from. */
  recent: DailyWeight[];
}

/** Each weighing of the period with the dose in use, and the trend; over everything, one mean a week. */
export async function readWeightChart(
  db: Db,
  owner: string,
  { period, zone, today }: Asked,
): Promise<WeightChart> {
  const start = (day: Day) => instantAt(day, '00:00', zone);
  if (period === 'all') {
    const weekly = await selectWeeklyMeans(db, { owner });
    return {
      points: await withDoses(db, owner, weekly),
      trend: weekly.map(({ at, weight }) => ({ day: dayIn(zone, at), weight })),
      recent: dailyWeights(await weightsFrom(db, owner, start(addDays(today, -RATE_DAYS))), zone),
    };
  }
  const shownFrom = addDays(today, -Number(period));
  const weights = await weightsFrom(
    db,
    owner,
    start(addDays(today, -Math.max(Number(period) + TREND_DAYS, RATE_DAYS))),
  );
  const daily = dailyWeights(weights, zone);
  const shownAt = start(shownFrom);
  return {
    points: await withDoses(
      db,
      owner,
      weights.filter(({ at }) => at >= shownAt),
    ),
    trend: sevenDayTrend(daily).filter(({ day }) => day >= shownFrom),
    recent: daily,
  };
}

async function withDoses(db: Db, owner: string, weights: readonly Weighing[]): Promise<WeightPoint[]> {
  if (weights.length === 0) return [];
  const doses = await dosesFrom(db, owner, weights[0]!.at);
  let next = 0;
  return weights.map(({ at, weight }) => {
    while (next < doses.length && doses[next]!.at <= at) next += 1;
    return { at: at.toISOString(), weight, doseMg: doses[next - 1]?.mg ?? null };
  });
}
