import type { Report } from '@leveza/contract/reports/reports.ts';
import { changedFrom, startWithin } from '@leveza/domain/measurements/period-change.ts';
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
  const initialKg = profile?.initialWeight ?? null;
  const { first, last, changedFromKg } = courseOf(ends, treatment, period);
  const change = changeOf(changedFromKg, last?.value ?? null);
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

const inReport = ({ day, weight }: { day: Day; weight: number }) => ({ day, value: weight });

/** Where the weight began in the period and where it ended, as in Medições. */
function courseOf(ends: Weights['ends'], { profile, zone }: Treatment, { from }: Period) {
  if (!ends) return { first: null, last: null, changedFromKg: null };
  const dayOf = ({ at, weight }: Weights['near'][number]) => ({ day: dayIn(zone, at), weight });
  const start = startWithin(from, { ...profile, firstWeighedOn: dayIn(zone, ends.earliestAt) });
  const first = dayOf(ends.first);
  const last = dayOf(ends.last);
  return {
    first: inReport(start ?? first),
    last: inReport(last),
    // One day is no change: 0 kg would read as a treatment without effect.
    changedFromKg: changedFrom({ start, first, last })?.weight ?? null,
  };
}

function trendOf(near: Weights['near'], zone: string, from: Day): WeightSection['trend'] {
  return sevenDayTrend(near, zone)
    .filter(({ day }) => day >= from)
    .map(({ day, weight }) => ({ day, value: weight }));
}
