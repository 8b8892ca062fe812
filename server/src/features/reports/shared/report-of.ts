import type { Report } from '@leveza/contract/reports/reports.ts';
import { glp1In } from '@leveza/domain/catalog/glp1-substance.ts';
import { nameWithStrength } from '@leveza/domain/catalog/name-with-strength.ts';
import { adherenceOf, doseSpans } from '@leveza/domain/reports/doses.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import type { ReportPart, ReportType } from '@leveza/domain/reports/types.ts';
import { isOlder } from '@leveza/domain/profile/healthy-weight.ts';
import { startedOn } from '@leveza/domain/profile/treatment-start.ts';
import { skippedAmong } from '@leveza/domain/applications/plan.ts';
import { SAME_DAY_HOURS } from '@leveza/domain/applications/usual-day.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { askTogether } from '../../../db/ask-together.ts';
import type { Call } from '../../../http/call.ts';
import { countedMarks, type DosesOfDays, type Mark } from '../../applications/shared/dose-marks.ts';
import type { CountedDose } from '../../applications/shared/dose-rows.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { shelfPlans } from '../../plans/shared/doses-of-days.ts';
import { medicinesOf, type RunningPlan, withoutOver } from '../../plans/shared/running-plans.ts';
import { bodyOf } from '../../profile/shared/body-of.ts';
import { riskOf } from '../../side-effects/shared/risk-of.ts';
import { cutToPeriod } from '../cut-to-period.ts';
import { readMilestonesAndSigns, readRecords } from '../records.ts';
import { effectsSection } from '../sections/effects.ts';
import { medicinesSection } from '../sections/medicines.ts';
import { hasRhythm, missingSentences } from '../sections/missing.ts';
import { nutritionSection } from '../sections/nutrition.ts';
import { patientSection } from '../sections/patient.ts';
import { planDosesSection } from '../sections/plan-doses.ts';
import { spendingSection } from '../sections/spending.ts';
import { weightSection } from '../sections/weight.ts';
import { sourcesOf } from '../sources-of.ts';
import { tabletsOf } from '../tablets-of.ts';

export interface Asked {
  type: ReportType;
  parts: readonly ReportPart[];
  period: Period;
  /** For a link: nothing recorded before the period is told. */
  isOfPeriodAlone?: boolean;
}

/** The parts of a report that were asked for; a section outside of them is null and never leaves. */
export async function reportOf(call: Call, { type, parts, period, isOfPeriodAlone }: Asked): Promise<Report> {
  const { db, zone, now } = call;
  const today = dayIn(zone, now);
  const has = (part: ReportPart) => parts.includes(part);
  const [doses, shelf] = await askTogether(
    db,
    () => countedMarks(call, period),
    async () => (has('adherence') ? shelfPlans(call) : undefined),
  );
  const { treatment } = doses;
  const start = startOf(treatment, zone);
  const records = await readRecords(call, {
    period,
    start,
    doses,
    hasSpending: has('spending'),
    hasNutrition: has('nutrition'),
  });
  const body = bodyOf(treatment.profile, today);
  const adherence = adherenceOf(marksThatCount(doses.marks).map(doseOf(zone)));
  const weight = weightSection({
    treatment,
    weights: records.weights,
    measures: records.measures,
    body,
    period,
    start,
  });
  const isJudged = has('medications') || has('effects') || has('applications');
  const runningPlans = isJudged ? await withoutOver(call, records.runningPlans, shelf) : [];
  const known = { ...records, runningPlans, medicines: medicinesOf(records.medicines, runningPlans) };
  // Glucose and pressure are measures: a warning made from them would tell what is kept.
  const judged = has('weight') ? known : { ...known, readings: [] };
  const risk = riskOf({ medicines: known.medicines, pens: known.pens.full, treatment });
  const { span, account } = records;
  const [{ milestones, nearSigns }, { plans, tabletsNotRecorded }] = await askTogether(
    db,
    () => readMilestonesAndSigns(call, { period, treatment, body, span, account, risk }),
    async () =>
      shelf
        ? planDosesSection(call, {
            shelf,
            period,
            isNamed: has('medications'),
            isTreatmentNamed: has('applications'),
            medicines: records.medicines,
          })
        : { plans: null, tabletsNotRecorded: 0 },
  );
  const effects = effectsSection(call, { records: judged, nearSigns, risk });
  const oral = oralOf(runningPlans);
  // Named by a plan, they are told by it.
  const tablets = oral === null ? tabletsOf(records.boxes, zone) : null;
  const isOnTablets = oral !== null || tablets?.lastTakenOn != null;
  // A box used up long ago still warns the patient; a doctor would take it for a medicine in use.
  const listed = new Set(records.boxes.map(({ productId }) => productId));
  const atHome = records.medicines.filter(({ productId }) => listed.has(productId));
  const medicines = medicinesSection(call, {
    treatment,
    records: { ...known, medicines: medicinesOf(atHome, runningPlans) },
    isTreatmentNamed: has('applications'),
  });
  const report: Report = {
    type,
    ...period,
    generatedAt: now.toISOString(),
    timeZone: zone,
    name: records.account.name,
    lastAppointmentOn: records.lastAppointmentOn,
    patient: has('summary') ? patientSection(treatment, today) : null,
    nextAppointmentOn: records.nextAppointment?.day ?? null,
    treatment: has('applications') ? { ...treatmentSection(doses, start, zone), oral, tablets } : null,
    adherence: has('adherence') ? { ...adherence, isCounted: hasRhythm(treatment), plans } : null,
    weight: has('weight') ? weight : null,
    milestones: has('summary') && has('weight') ? milestonesSection(milestones, period) : null,
    effects: has('effects')
      ? withDoses(effects.section, (dose) => has('applications') && (dose.doseMg !== null || !isOnTablets))
      : null,
    exams: has('exams') ? records.exams : null,
    medicines: has('medications') ? medicines : null,
    nutrition: has('nutrition') ? nutritionSection(records) : null,
    spending: has('spending')
      ? spendingSection(call, {
          treatment,
          records,
          period,
          changeKg: weight.changeKg,
          // The financial report of the patient's own has no other part, and keeps nothing from its reader.
          isTreatmentNamed: !isOfPeriodAlone || has('applications'),
        })
      : null,
    questions: has('summary')
      ? { own: records.ownQuestions, ofAppointment: records.nextAppointment?.questions ?? [] }
      : null,
    missing: missingSentences({
      parts,
      period,
      records,
      treatment,
      adherence,
      tabletsNotRecorded,
      body,
      today,
    }),
    sources: sourcesOf({
      weight: has('weight') ? weight : null,
      notices: has('effects') ? effects.notices : [],
      interactions: has('medications') ? medicines.interactions : [],
      isOlder: isOlder(body),
    }),
  };
  return isOfPeriodAlone ? cutToPeriod(report, start) : report;
}

/** A dose that is still to come counts for nothing, and a skip whose dose was applied after all is no skipped dose. */
function marksThatCount(marks: readonly Mark<CountedDose>[]): Mark<CountedDose>[] {
  const isDone = skippedAmong(
    marks.flatMap(({ application, plannedAt }) => (application && plannedAt ? [plannedAt] : [])),
  );
  return marks.filter(({ kind, skip, at }) => kind !== 'planned' && !(skip && isDone(at)));
}

const doseOf =
  (zone: string) =>
  ({ kind, at, day, plannedAt, skip }: Mark<CountedDose>) => ({
    kind,
    day,
    plannedOn: plannedAt && (isSameEvening(at, plannedAt) ? day : dayIn(zone, plannedAt)),
    reason: skip?.reason ?? null,
  });

/** Shortly past midnight is still the evening before, as in Aplicações. */
const isSameEvening = (at: Date, plannedAt: Date) =>
  Math.abs(at.getTime() - plannedAt.getTime()) <= SAME_DAY_HOURS * HOUR_MS;

const startOf = ({ profile, firstDoseAt }: Treatment, zone: string) =>
  startedOn({ treatmentStart: profile?.treatmentStart, firstDoseAt, zone });

function treatmentSection(
  { treatment, marks }: DosesOfDays<CountedDose>,
  start: Day | null,
  zone: string,
): Omit<NonNullable<Report['treatment']>, 'oral' | 'tablets'> {
  const { last, intervalDays, next } = treatment;
  const nextAt = next.followingAt ?? next.plannedAt;
  return {
    startedOn: start,
    medicationName: last?.medicationName ?? null,
    doseMg: last?.doseMg ?? null,
    intervalDays,
    lastAppliedOn: last && dayIn(zone, last.appliedAt),
    nextPlannedOn: nextAt && dayIn(zone, nextAt),
    doses: doseSpans(
      marks.flatMap(({ day, application }) =>
        application ? { medicationName: application.medicationName, doseMg: application.doseMg, day } : [],
      ),
    ),
  };
}

type Effects = NonNullable<Report['effects']>;

type Dose = Effects['byType'][number]['byDose'][number];

/** Nothing says since when tablets were in use: beside them an effect without an injection is not one without a dose. */
const withDoses = ({ byType, ...effects }: Effects, isShown: (dose: Dose) => boolean): Effects => ({
  ...effects,
  byType: byType.map((effect) => ({ ...effect, byDose: effect.byDose.filter(isShown) })),
});

const oralOf = (plans: readonly RunningPlan[]): string | null =>
  plans
    .filter((plan) => glp1In(plan) !== null)
    .map(({ name, dosage }) => nameWithStrength(name, dosage))
    .join(' e ') || null;

type Milestones = { key: string; title: string; reachedOn: string | null }[];

function milestonesSection(milestones: Milestones, { from, to }: Period): NonNullable<Report['milestones']> {
  const reached = milestones.flatMap(({ reachedOn, ...step }) => (reachedOn ? [{ ...step, reachedOn }] : []));
  return {
    reached: reached
      .filter(({ reachedOn }) => reachedOn >= from && reachedOn <= to)
      .toSorted((a, b) => (a.reachedOn < b.reachedOn ? -1 : a.reachedOn > b.reachedOn ? 1 : 0)),
    earlier: reached.filter(({ reachedOn }) => reachedOn < from).length,
  };
}
