import type { MeasurementSummary, WeightPoint } from '@leveza/contract/measurements.ts';
import { bmiClass, waistToHeight } from '@leveza/domain/measurements/bmi.ts';
import { milestoneSteps } from '@leveza/domain/measurements/milestones.ts';
import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { weeklyRate } from '@leveza/domain/measurements/rate.ts';
import { dailyWeights, sevenDayTrend } from '@leveza/domain/measurements/trend.ts';
import { bodyMassIndex } from '@leveza/domain/profile/bmi.ts';
import { progressOf } from '@leveza/domain/profile/progress.ts';
import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { findFirstApplicationAt } from '../applications/store.ts';
import { findProfile } from '../profile/store.ts';
import type { Weighing } from './store.ts';
import { newestWeights } from './store.ts';
import { measurements } from './table.ts';

/** How far back the rate looks. */
const RATE_DAYS = 28;
const TREND_DAYS = 6;

/** Figures, chart and milestones. Nothing here reads more of the history than its period shows. */
export async function readSummary(
  db: Db,
  owner: string,
  period: ChartPeriod,
  now: Date,
): Promise<MeasurementSummary> {
  const profile = await findProfile(db, owner);
  const zone = profile?.timeZone ?? DEFAULT_ZONE;
  const today = dayIn(zone, now);
  const [latest = null, previous = null] = await newestWeights(db, owner, 2);
  const initialWeight = profile?.initialWeight ?? null;
  const targetWeight = profile?.targetWeight ?? null;
  const height = profile?.height ?? null;
  const shownFrom = period === 'all' ? null : addDays(today, -Number(period));
  const points = await chartPoints(db, owner, shownFrom, zone);
  const recent = dailyWeights(await weightsFrom(db, owner, addDays(today, -RATE_DAYS), zone), zone);
  const { kgPerWeek, weighingsMissing } = weeklyRate(recent, today);
  const { lostKg, toGoKg, share } = progressOf({
    initialWeight,
    currentWeight: latest?.weight ?? null,
    targetWeight,
    startedOn: null,
    today,
  });
  const bmi = bodyMassIndex(latest?.weight ?? null, height);
  const girths = await latestGirths(db, owner);
  return {
    latest: latest && inText(latest),
    previous: previous && inText(previous),
    points,
    trend: await trendOf(db, owner, { shownFrom, points, zone }),
    bmi,
    bmiClass: latest && height ? bmiClass(latest.weight / (height / 100) ** 2) : null,
    waistToHeight: waistToHeight(girths.abdominal, height),
    weeklyRateKg: kgPerWeek,
    weighingsMissing,
    height,
    initialWeight,
    targetWeight,
    lostKg,
    toGoKg,
    share,
    milestones: await reached(db, owner, {
      known: { initialWeight, targetWeight, heightCm: height },
      since: await startOf(db, owner, profile?.treatmentStart ?? null, zone),
      zone,
    }),
    latestGirths: girths,
  };
}

/** When the treatment began, as far as anybody said; else everything counts. */
async function startOf(db: Db, owner: string, said: string | null, zone: string): Promise<Date> {
  if (said) return instantAt(said, '00:00', zone);
  return (await findFirstApplicationAt(db, owner)) ?? new Date(0);
}

const inText = ({ at, weight }: Weighing) => ({ at: at.toISOString(), weight });

async function weightsFrom(db: Db, owner: string, from: string, zone: string): Promise<Weighing[]> {
  const rows = await db
    .select({ at: measurements.measuredAt, weight: measurements.weight })
    .from(measurements)
    .where(
      and(
        eq(measurements.userId, owner),
        isNotNull(measurements.weight),
        sql`${measurements.measuredAt} >= ${instantAt(from, '00:00', zone)}`,
      ),
    )
    .orderBy(measurements.measuredAt);
  return rows.map(({ at, weight }) => ({ at, weight: weight! }));
}

/** Each weighing with the dose in use; over everything, one mean a week. */
async function chartPoints(db: Db, owner: string, from: string | null, zone: string): Promise<WeightPoint[]> {
  const shown = from
    ? sql`select measured_at as at, weight_kg as weight from measurements
          where user_id = ${owner} and weight_kg is not null and measured_at >= ${instantAt(from, '00:00', zone).toISOString()}::timestamptz
          order by measured_at desc limit 1500`
    : sql`select max(measured_at) as at, round(avg(weight_kg), 2) as weight from measurements
          where user_id = ${owner} and weight_kg is not null
          group by date_bin('7 days', measured_at, '2000-01-03')`;
  const { rows } = await db.execute<{ at: string; weight: string; dose: string | null }>(sql`
    select shown.at, shown.weight, dose.dose_mg as dose from (${shown}) shown
    left join lateral (
      select dose_mg from applications where user_id = ${owner} and applied_at <= shown.at
      order by applied_at desc limit 1) dose on true
    order by shown.at`);
  return rows.map(({ at, weight, dose }) => ({
    at: new Date(at).toISOString(),
    weight: Number(weight),
    doseMg: dose === null ? null : Number(dose),
  }));
}

interface Shown {
  shownFrom: string | null;
  points: WeightPoint[];
  zone: string;
}

/** The first days of a period lean on the week before it; weekly means are a trend already. */
async function trendOf(db: Db, owner: string, { shownFrom, points, zone }: Shown) {
  if (!shownFrom) return points.map(({ at, weight }) => ({ day: dayIn(zone, new Date(at)), weight }));
  const daily = dailyWeights(await weightsFrom(db, owner, addDays(shownFrom, -TREND_DAYS), zone), zone);
  return sevenDayTrend(daily).filter(({ day }) => day >= shownFrom);
}

async function latestGirths(db: Db, owner: string) {
  const newest = async (column: 'abdominalCircumference' | 'hipCircumference') => {
    const [row] = await db
      .select({ value: measurements[column] })
      .from(measurements)
      .where(and(eq(measurements.userId, owner), isNotNull(measurements[column])))
      .orderBy(desc(measurements.measuredAt))
      .limit(1);
    return row?.value ?? null;
  };
  return { abdominal: await newest('abdominalCircumference'), hip: await newest('hipCircumference') };
}

type Steps = Parameters<typeof milestoneSteps>[0];

interface Journey {
  known: Steps;
  /** A low weight of years before the treatment reaches nothing. */
  since: Date;
  zone: string;
}

/** The first day the mean of seven days is at or below each step; one below the lowest weight needs no look. */
async function reached(db: Db, owner: string, { known, since, zone }: Journey) {
  const [lowest] = await db
    .select({ weight: sql<number | null>`min(${measurements.weight})::float8` })
    .from(measurements)
    .where(and(eq(measurements.userId, owner), isNotNull(measurements.weight)));
  const found: MeasurementSummary['milestones'] = [];
  for (const { key, title, atOrBelowKg } of milestoneSteps(known)) {
    const isReached = lowest?.weight != null && lowest.weight <= atOrBelowKg;
    found.push({
      key,
      title,
      reachedOn: isReached ? await firstDay(db, owner, atOrBelowKg, since, zone) : null,
    });
  }
  return found;
}

/** Read from the first weighing on, and no further than the one that is looked for. */
async function firstDay(db: Db, owner: string, atOrBelowKg: number, since: Date, zone: string) {
  const { rows } = await db.execute<{ at: string }>(sql`
    select trend.at from (
      select measured_at as at, avg(weight_kg) over (
        order by measured_at range between interval '6 days 12 hours' preceding and current row) as weight
      from measurements
      where user_id = ${owner} and weight_kg is not null and measured_at >= ${since.toISOString()}::timestamptz
    ) trend
    where trend.weight <= ${Number.isFinite(atOrBelowKg) ? atOrBelowKg : 1000} order by trend.at limit 1`);
  return rows[0] ? dayIn(zone, new Date(rows[0].at)) : null;
}
