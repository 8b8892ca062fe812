import type { DoseStretch, MeasurementSummary } from '@leveza/contract/measurements.ts';
import { doseStretches } from '@leveza/domain/measurements/dose-stretches.ts';
import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import type { DailyWeight } from '@leveza/domain/measurements/trend.ts';
import { dailyWeights, sevenDayTrend } from '@leveza/domain/measurements/trend.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { dosesFrom } from '../applications/shared/past-doses.ts';
import type { Weighing } from './shared/weights.ts';
import { measurements } from './table.ts';

/** The first days of a period lean on the week before it. */
const TREND_DAYS = 6;
/** How far back the weekly rate looks. */
const RATE_DAYS = 28;
const EVER: Day = '1900-01-01';
/** More than a line on a phone can show: then one mean a week. */
const MOST_POINTS = 500;

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
    .limit(MOST_POINTS + 1),
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
    .where(
      and(
        eq(measurements.userId, given('owner')),
        isNotNull(measurements.weight),
        gte(measurements.measuredAt, given('from')),
      ),
    )
    .groupBy(sql`date_trunc('week', ${measurements.measuredAt}, ${given('zone')})`)
    .orderBy(sql`1`),
);

interface Asked {
  period: ChartPeriod;
  zone: string;
  today: Day;
}

interface WeightChart extends Pick<MeasurementSummary, 'points' | 'isWeekly' | 'doses' | 'trend'> {
  /** One weight a day, of the days the rate is told from. */
  recent: DailyWeight[];
}

/** Each weighing of the period, the trend and the doses in use; of very many, one mean a week. */
export async function readWeightChart(
  db: Db,
  owner: string,
  { period, zone, today }: Asked,
): Promise<WeightChart> {
  const shownFrom = period === 'all' ? EVER : addDays(today, -Number(period));
  const readFrom =
    period === 'all' ? EVER : addDays(today, -Math.max(Number(period) + TREND_DAYS, RATE_DAYS));
  const shownAt = instantAt(shownFrom, '00:00', zone);
  const weights = await weightsFrom(db, owner, instantAt(readFrom, '00:00', zone));
  const isWeekly = weights.length > MOST_POINTS;
  const shown = isWeekly
    ? await selectWeeklyMeans(db, { owner, from: shownAt, zone })
    : weights.filter(({ at }) => at >= shownAt);
  return {
    points: shown.map(({ at, weight }) => ({ at: at.toISOString(), weight })),
    isWeekly,
    trend: isWeekly
      ? shown.map(({ at, weight }) => ({ day: dayIn(zone, at), weight }))
      : sevenDayTrend(weights, zone).filter(({ day }) => day >= shownFrom),
    doses: shown.length > 0 ? await dosesInUse(db, owner, shown[0]!.at) : [],
    recent: dailyWeights(weights, zone),
  };
}

async function dosesInUse(db: Db, owner: string, from: Date): Promise<DoseStretch[]> {
  const stretches = doseStretches(await dosesFrom(db, owner, from));
  return stretches
    .filter(({ until }) => until > from)
    .map((stretch) => ({
      ...stretch,
      from: stretch.from.toISOString(),
      until: stretch.until.toISOString(),
    }));
}
