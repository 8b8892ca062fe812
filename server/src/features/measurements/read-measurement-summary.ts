import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { bmiClass, exactBmi, waistToHeight } from '@leveza/domain/measurements/bmi.ts';
import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { weeklyRate } from '@leveza/domain/measurements/rate.ts';
import { bodyMassIndex } from '@leveza/domain/profile/bmi.ts';
import { progressOf } from '@leveza/domain/profile/progress.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { findFirstApplicationAt } from '../applications/shared/past-doses.ts';
import { findProfile } from '../profile/shared/find-profile.ts';
import { readMilestones } from './milestones.ts';
import type { Weighing } from './shared/weights.ts';
import { newestWeights } from './shared/weights.ts';
import { measurements } from './table.ts';
import { readWeightChart } from './weight-chart.ts';

/** Figures, chart and milestones. Nothing here reads more of the history than its period shows. */
export async function readMeasurementSummary(
  { db, owner, zone, now }: Call,
  period: ChartPeriod,
): Promise<MeasurementSummary> {
  const profile = await findProfile(db, owner);
  const today = dayIn(zone, now);
  const [latest = null, previous = null] = await newestWeights(db, owner, 2);
  const initialWeight = profile?.initialWeight ?? null;
  const targetWeight = profile?.targetWeight ?? null;
  const height = profile?.height ?? null;
  const { recent, ...chart } = await readWeightChart(db, owner, { period, zone, today });
  const { kgPerWeek, weighingsMissing, daysMissing } = weeklyRate(recent, today);
  const { lostKg, toGoKg, share } = progressOf({
    initialWeight,
    currentWeight: latest?.weight ?? null,
    targetWeight,
    startedOn: null,
    today,
  });
  const girths = await latestGirths(db, owner);
  const exact = exactBmi(latest?.weight ?? null, height);
  return {
    latest: latest && inText(latest),
    previous: previous && inText(previous),
    ...chart,
    bmi: bodyMassIndex(latest?.weight ?? null, height),
    bmiClass: exact === null ? null : bmiClass(exact),
    waistToHeight: waistToHeight(girths.abdominal, height),
    weeklyRateKg: kgPerWeek,
    weighingsMissing,
    rateDaysMissing: daysMissing,
    height,
    initialWeight,
    targetWeight,
    lostKg,
    toGoKg,
    share,
    milestones: await readMilestones(db, owner, {
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

const newestOf = (column: 'abdominalCircumference' | 'hipCircumference') =>
  statement(`newest-${column}`, (db) =>
    db
      .select({ value: measurements[column] })
      .from(measurements)
      .where(and(eq(measurements.userId, sql.placeholder('owner')), isNotNull(measurements[column])))
      .orderBy(desc(measurements.measuredAt))
      .limit(1),
  );
const selectAbdominal = newestOf('abdominalCircumference');
const selectHip = newestOf('hipCircumference');

async function latestGirths(db: Db, owner: string) {
  const [abdominal] = await selectAbdominal(db, { owner });
  const [hip] = await selectHip(db, { owner });
  return { abdominal: abdominal?.value ?? null, hip: hip?.value ?? null };
}
