import type { Named } from '@leveza/domain/catalog/substances-in.ts';
import type { Body } from '@leveza/domain/profile/healthy-weight.ts';
import { doseChanges } from '@leveza/domain/reports/effect-lines.ts';
import { lastYearOf, type Period, pointsBy } from '@leveza/domain/reports/period.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { askByName } from '../../db/ask-in-one.ts';
import { keepAlone } from '../../http/keep-alone.ts';
import type { Call } from '../../http/call.ts';
import type { DosesOfDays } from '../applications/shared/dose-marks.ts';
import type { CountedDose } from '../applications/shared/dose-rows.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { lastRiseQuestion } from '../interactions/shared/interactions-of.ts';
import { recordedMedicinesQuestion } from '../usage/shared/recorded-medicines.ts';
import { intakeOf, intakeQuestions } from '../nutrition/shared/intake.ts';
import { wellbeingQuestion } from '../nutrition/shared/wellbeing.ts';
import { milestonesQuestion, treatmentStart } from '../measurements/shared/milestones.ts';
import { weightMonthsToKeepQuestion } from '../measurements/shared/weight-months.ts';
import { plannedPacesQuestion } from '../plans/shared/planned-pace.ts';
import { runningPlansQuestion } from '../plans/shared/running-plans.ts';
import { stockQuestion } from '../pens/shared/shelf.ts';
import {
  lastAppointmentQuestion,
  nextAppointmentQuestion,
  ownQuestionsQuestion,
} from './questions/appointments.ts';
import { examsQuestion } from './questions/exams.ts';
import { effectGroupsQuestion, nearSignsQuestion } from './questions/effects.ts';
import { measuresQuestion, readingsQuestion } from './questions/measures.ts';
import { boxLinesQuestion } from './questions/medicines.ts';
import { elsewhereLinesQuestion } from './questions/medicines-elsewhere.ts';
import { purchasesQuestion } from './questions/purchases.ts';
import { type Account, accountQuestion } from './questions/recorded-days.ts';
import { endsQuestion, nearQuestion, pointsQuestion } from './questions/weights.ts';
import { recordedMonthsToKeep } from './recorded-months.ts';
import type { Risk } from '../side-effects/shared/risk-of.ts';
import { type Span, spanOf } from './span.ts';

export interface Records extends Omit<Awaited<ReturnType<typeof readRecords>>, 'medicines'> {
  medicines: readonly Named[];
}

/** Ends before it begins. */
const NO_DAYS: Period = { from: '0001-01-02', to: '0001-01-01' };

interface Asked {
  period: Period;
  /** Of the treatment, where known. */
  start: Day | null;
  doses: DosesOfDays<CountedDose>;
  hasSpending: boolean;
  hasNutrition: boolean;
}

/** Everything a report is made of beside the doses, in one statement that reads no more than the period. */
export async function readRecords(call: Call, { period, start, doses, hasSpending, hasNutrition }: Asked) {
  const { db, owner, zone, now } = call;
  const today = dayIn(zone, now);
  const span = spanOf(call, period);
  const eatenIn = hasNutrition ? lastYearOf(period) : NO_DAYS;
  const { ends, points, near, meals, drunk, taken, ...records } = await askByName(db, {
    account: accountQuestion(span),
    ends: endsQuestion(span),
    points: pointsQuestion(span, period),
    near: nearQuestion(span, period),
    measures: measuresQuestion(span),
    readings: readingsQuestion(span),
    effects: effectGroupsQuestion(span, doseChanges(appliedOf(doses))),
    purchases: purchasesQuestion(owner, hasSpending ? period : NO_DAYS),
    pens: stockQuestion(owner),
    boxes: boxLinesQuestion(call),
    elsewhere: elsewhereLinesQuestion(call),
    runningPlans: runningPlansQuestion(owner, today),
    plannedPaces: plannedPacesQuestion(call),
    medicines: recordedMedicinesQuestion(call),
    raisedAt: lastRiseQuestion(call),
    lastAppointmentOn: lastAppointmentQuestion(owner, today),
    nextAppointment: nextAppointmentQuestion(owner, today),
    ownQuestions: ownQuestionsQuestion(owner),
    exams: examsQuestion(owner, period, start),
    wellbeing: wellbeingQuestion(owner, period.from, period.to),
    ...intakeQuestions(call, eatenIn),
  });
  return {
    ...records,
    weights: { ends, points, near },
    intake: { from: eatenIn.from, ...intakeOf(call, eatenIn, { meals, drunk, taken }) },
    span,
  };
}

interface Judged {
  period: Period;
  treatment: Treatment;
  body: Body;
  span: Span;
  account: Account;
  risk: Risk;
}

/** Milestones go by the profile and the start of the treatment, signs of a red flag by the medicines. */
export async function readMilestonesAndSigns(
  call: Call,
  { period, treatment, body, span, account, risk }: Judged,
) {
  const { db, owner, zone } = call;
  const { profile } = treatment;
  const known = {
    initialWeight: profile?.initialWeight ?? null,
    targetWeight: profile?.targetWeight ?? null,
    ...body,
  };
  const since = treatmentStart(treatment);
  const { weightMonths, ...read } = await askByName(db, {
    milestones: milestonesQuestion(owner, { known, since, zone }),
    nearSigns: nearSignsQuestion(span, risk),
    weightMonths: weightMonthsToKeepQuestion(
      call,
      pointsBy(period) === 'month' && span.from < since ? span.from : since,
    ),
  });
  await keepAlone(call, recordedMonthsToKeep(call, period, account), weightMonths);
  return read;
}

/** Doses applied in the period, after the one in use when it began. */
const appliedOf = ({ before, marks }: DosesOfDays<CountedDose>) =>
  [before, ...marks.map(({ application }) => application)]
    .filter((dose) => dose !== null)
    .map(({ medicationName, doseMg, appliedAt: at }) => ({ medicationName, doseMg, at }));
