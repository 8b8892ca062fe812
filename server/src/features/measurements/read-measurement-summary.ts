import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { waistToHeight } from '@leveza/domain/measurements/waist.ts';
import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { usualPeriod } from '@leveza/domain/measurements/usual-period.ts';
import { weeklyRate } from '@leveza/domain/measurements/rate.ts';
import { dailyWeights } from '@leveza/domain/measurements/trend.ts';
import { bmiClass, bodyMassIndex, exactBmi, olderBmiClass } from '@leveza/domain/profile/bmi.ts';
import { aimOf, isOlder } from '@leveza/domain/profile/healthy-weight.ts';
import { progressOf } from '@leveza/domain/profile/progress.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { eq, sql } from 'drizzle-orm';
import { askInOne } from '../../db/ask-in-one.ts';
import { keepAlone } from '../../http/keep-alone.ts';
import type { Question } from '../../db/statement.ts';
import { ask, statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { dosesInUseQuestion } from '../applications/shared/past-doses.ts';
import { treatmentQuestion } from '../applications/shared/treatment.ts';
import { bodyOf } from '../profile/shared/body-of.ts';
import { profiles } from '../profile/table.ts';
import { endsQuestion, recentQuestion, shownQuestion } from './chart-weights.ts';
import { milestonesQuestion, treatmentStart } from './shared/milestones.ts';
import { weightMonthsToKeepQuestion } from './shared/weight-months.ts';
import { newestWeightsQuestion } from './shared/weights.ts';
import { measurements } from './table.ts';
import { chartOf, courseOf, inText, startOf } from './weight-chart.ts';

/** Figures, chart and milestones. No statement reads more of the history than the period shows. */
export async function readMeasurementSummary(
  call: Call,
  named: ChartPeriod | undefined,
): Promise<MeasurementSummary> {
  const { db, owner, zone, now } = call;
  const today = dayIn(zone, now);
  const period = named ?? (await ask(db, usualPeriodQuestion(owner, today)));
  const asked = { period, zone, today };
  const [treatment, [latest = null, previous = null], girths, weights, ends, recent] = await askInOne(
    db,
    treatmentQuestion(call),
    newestWeightsQuestion(owner, 2),
    latestGirthsQuestion(owner),
    shownQuestion(owner, asked),
    endsQuestion(owner, asked),
    recentQuestion(owner, asked),
  );
  const { profile } = treatment;
  const initialWeight = profile?.initialWeight ?? null;
  const body = bodyOf(profile, today);
  const targetWeight = aimOf(profile?.targetWeight ?? null, body);
  const height = body.heightCm;
  const known = { initialWeight, targetWeight, ...body };
  const moments = weights.shown.map(({ at }) => at);
  const since = treatmentStart(treatment);
  const [inUse, milestones, toKeep] = await askInOne(
    db,
    dosesInUseQuestion(owner, moments),
    milestonesQuestion(owner, { known, since, zone }),
    weightMonthsToKeepQuestion(call, since),
  );
  await keepAlone(call, toKeep);
  const { kgPerWeek, weighingsMissing, daysMissing } = weeklyRate(dailyWeights(recent, zone), today);
  const { lostKg, toGoKg, share } = progressOf({
    initialWeight,
    currentWeight: latest?.weight ?? null,
    targetWeight,
    startedOn: null,
    today,
  });
  const exact = exactBmi(latest?.weight ?? null, height);
  return {
    period,
    latest: latest && inText(latest),
    previous: previous && inText(previous),
    ...chartOf(weights, inUse),
    start: startOf(ends, weights, { treatmentStart: profile?.treatmentStart, initialWeight }),
    course: courseOf(ends, latest),
    bmi: bodyMassIndex(latest?.weight ?? null, height),
    bmiClass: exact === null ? null : bmiClass(exact),
    olderBmiClass: exact === null || !isOlder(body) ? null : olderBmiClass(exact),
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
    milestones,
    latestGirths: girths,
  };
}

const selectGirths = statement(
  'girths-newest',
  { owner: 'uuid' },
  { abdominal: sql<number | null>`newest.abdominal`, hip: sql<number | null>`newest.hip` },
  (db, $, row) => {
    const newestOf = (column: 'abdominal_cm' | 'hip_cm') => sql`(
      select ${sql.identifier(column)}::float8 from ${measurements}
      where user_id = ${$.owner} and ${sql.identifier(column)} is not null
      order by measured_at desc limit 1)`;
    return db
      .select(row)
      .from(sql`(select ${newestOf('abdominal_cm')} as abdominal, ${newestOf('hip_cm')} as hip) newest`);
  },
);

function latestGirthsQuestion(owner: string): Question<MeasurementSummary['latestGirths']> {
  return selectGirths.question({ owner }, ([girths = { abdominal: null, hip: null }]) => girths);
}

const selectBegun = statement(
  'treatment-begun',
  { owner: 'uuid' },
  { treatmentStart: profiles.treatmentStart, initialWeight: profiles.initialWeight },
  (db, $, row) => db.select(row).from(profiles).where(eq(profiles.userId, $.owner)),
);

/** The period of a chart whose patient has chosen none. Asked first: the others begin on its first day. */
function usualPeriodQuestion(owner: string, today: Day): Question<ChartPeriod> {
  return selectBegun.question({ owner }, ([begun = { treatmentStart: null, initialWeight: null }]) =>
    usualPeriod(begun, today),
  );
}
