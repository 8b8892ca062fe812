import type { Report } from '@leveza/contract/reports/reports.ts';
import { waistToHeight } from '@leveza/domain/measurements/waist.ts';
import { weeklyRate } from '@leveza/domain/measurements/rate.ts';
import { dailyWeights, sevenDayTrend } from '@leveza/domain/measurements/trend.ts';
import { bmiClass, bodyMassIndex, exactBmi, olderBmiClass } from '@leveza/domain/profile/bmi.ts';
import { type Body, aimOf, isOlder } from '@leveza/domain/profile/healthy-weight.ts';
import { type Period, pointsBy } from '@leveza/domain/reports/period.ts';
import { changeOf, trendOfMeans } from '@leveza/domain/reports/weight.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import type { MeasureLine } from '../questions/measures.ts';
import type { Weights } from '../questions/weights.ts';

type WeightSection = NonNullable<Report['weight']>;

interface Known {
  treatment: Treatment;
  weights: Weights;
  measures: MeasureLine[];
  body: Body;
  period: Period;
  /** Of the treatment, where known. */
  start: Day | null;
}

/** Weight and other measures of the period, from the first to the last. */
export function weightSection({ treatment, weights, measures, body, period, start }: Known): WeightSection {
  const { profile, zone } = treatment;
  const { ends, points, near } = weights;
  const dayOf = (end: { at: Date; weight: number } | null) =>
    end && { day: dayIn(zone, end.at), value: end.weight };
  const first = dayOf(ends?.first ?? null);
  const last = dayOf(ends?.last ?? null);
  // One weighing is no change: 0 kg would read as a treatment without effect.
  const isChange = ends !== null && ends.first.at < ends.last.at;
  const change = changeOf(isChange ? ends.first.weight : null, last?.value ?? null);
  const initialKg = profile?.initialWeight ?? null;
  const isBefore = start !== null && period.to < start;
  const sinceStart = changeOf(isBefore ? null : initialKg, last?.value ?? null);
  const exact = exactBmi(last?.value ?? null, body.heightCm);
  const by = pointsBy(period);
  return {
    first,
    last,
    changeKg: change.kg,
    changePercent: change.percent,
    lowest: ends?.lowest ?? null,
    highest: ends?.highest ?? null,
    weighedDays: ends?.days ?? 0,
    pointsBy: by,
    points,
    trend: by === 'day' ? trendOf(near, zone, period.from) : trendOfMeans(points, by),
    weeklyRateKg: weeklyRate(dailyWeights(near, zone), period.to).kgPerWeek,
    initialKg,
    targetKg: aimOf(profile?.targetWeight ?? null, body),
    sinceStartKg: sinceStart.kg,
    sinceStartPercent: sinceStart.percent,
    bmi: bodyMassIndex(last?.value ?? null, body.heightCm),
    bmiClass: exact === null ? null : isOlder(body) ? olderBmiClass(exact) : bmiClass(exact),
    waistToHeight: waistToHeight(
      measures.find(({ measure }) => measure === 'waist')?.last.value ?? null,
      body.heightCm,
    ),
    measures,
  };
}

function trendOf(near: Weights['near'], zone: string, from: Day): WeightSection['trend'] {
  return sevenDayTrend(near, zone)
    .filter(({ day }) => day >= from)
    .map(({ day, weight }) => ({ day, value: weight }));
}
