import { MOST_REPORT_ROWS, type ReportRows } from '@leveza/contract/reports/rows.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import { SITE_LABEL, zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { askInOne } from '../../db/ask-in-one.ts';
import { ask, statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { measurements } from '../measurements/table.ts';
import { applications } from '../pens/table.ts';
import { oralDosesQuestion, oralSourcesQuestion } from '../plans/shared/oral-doses.ts';
import { sideEffects } from '../side-effects/table.ts';
import { wellbeingQuestion } from '../nutrition/shared/wellbeing.ts';
import { purchasesQuestion } from './questions/purchases.ts';
import { examRowsQuestion } from './rows/exams.ts';
import { MOST_ROWS } from './rows/most.ts';
import { drinkRowsQuestion, mealRowsQuestion } from './rows/nutrition.ts';
import { selectSkips } from './rows/skips.ts';
import { spanOf } from './span.ts';

const SPAN = { owner: 'uuid', from: 'instant', to: 'instant' } as const;

const selectApplications = statement(
  'report-rows-applications',
  SPAN,
  {
    id: applications.id,
    at: applications.appliedAt,
    medicationName: applications.medicationName,
    doseMg: applications.doseMg,
    site: applications.site,
    zone: applications.zone,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(
        and(
          eq(applications.userId, $.owner),
          gte(applications.appliedAt, $.from),
          lt(applications.appliedAt, $.to),
        ),
      )
      .orderBy(desc(applications.appliedAt), desc(applications.id))
      .limit(MOST_ROWS),
);

const selectMeasurements = statement(
  'report-rows-measurements',
  SPAN,
  {
    id: measurements.id,
    at: measurements.measuredAt,
    weight: measurements.weight,
    waist: measurements.abdominalCircumference,
    hip: measurements.hipCircumference,
    bodyFat: measurements.bodyFat,
    systolic: measurements.bloodPressureSyst,
    diastolic: measurements.bloodPressureDiast,
    glucose: measurements.glucose,
    pulse: measurements.restingPulse,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(measurements)
      .where(
        and(
          eq(measurements.userId, $.owner),
          gte(measurements.measuredAt, $.from),
          lt(measurements.measuredAt, $.to),
        ),
      )
      .orderBy(desc(measurements.measuredAt), desc(measurements.id))
      .limit(MOST_ROWS),
);

const selectEffects = statement(
  'report-rows-effects',
  SPAN,
  {
    id: sideEffects.id,
    at: sideEffects.feltAt,
    effectType: sideEffects.effectType,
    otherName: sideEffects.otherName,
    intensity: sideEffects.intensity,
    duration: sideEffects.duration,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(sideEffects)
      .where(
        and(eq(sideEffects.userId, $.owner), gte(sideEffects.feltAt, $.from), lt(sideEffects.feltAt, $.to)),
      )
      .orderBy(desc(sideEffects.feltAt), desc(sideEffects.id))
      .limit(MOST_ROWS),
);

const asTheyAre = <Rows>(rows: Rows): Rows => rows;

const kept = <Row>(rows: Row[]): Row[] => rows.slice(0, MOST_REPORT_ROWS).toReversed();

const oldestFirst = <Row extends { at: Date }>(rows: Row[]) =>
  kept(rows).map((row) => ({ ...row, at: row.at.toISOString() }));

/** Every record of the period, the newest where there are too many. */
export async function readReportRows(call: Call, period: Period): Promise<ReportRows> {
  const { db, owner, zone } = call;
  const span = spanOf(call, period);
  const { from, to } = span;
  const [oral, doses, skips, measured, effects, exams, meals, drinks, wellbeing, purchases] = await askInOne(
    db,
    oralSourcesQuestion(owner),
    selectApplications.question({ owner, from, to }, asTheyAre),
    selectSkips.question({ owner, from, to }, asTheyAre),
    selectMeasurements.question({ owner, from, to }, asTheyAre),
    selectEffects.question({ owner, from, to }, asTheyAre),
    examRowsQuestion(owner, period),
    mealRowsQuestion(owner, period),
    drinkRowsQuestion(owner, period),
    wellbeingQuestion(owner, period.from, period.to),
    purchasesQuestion(owner, period),
  );
  const hasTablets = oral.boxes.length + oral.plans.length > 0;
  const { doses: tablets, isCut } = hasTablets
    ? await ask(db, oralDosesQuestion({ ...span, ...oral, most: MOST_REPORT_ROWS + 1 }))
    : { doses: [], isCut: false };
  return {
    ...period,
    timeZone: zone,
    applications: oldestFirst(doses).map(({ zone: place, site, ...dose }) => ({
      ...dose,
      site: place ? zoneLabel(place) : site && SITE_LABEL[site],
    })),
    skips: oldestFirst(skips),
    tablets: oldestFirst(tablets),
    measurements: oldestFirst(measured),
    effects: oldestFirst(effects),
    exams: kept(exams),
    meals: kept(meals),
    drinks: kept(drinks),
    wellbeing,
    purchases: purchases.slice(-MOST_REPORT_ROWS),
    isCut:
      isCut ||
      [doses, skips, measured, effects, exams, meals, purchases].some(
        ({ length }) => length > MOST_REPORT_ROWS,
      ),
  };
}
