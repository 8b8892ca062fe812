import type { Named } from '@leveza/domain/catalog/substances-in.ts';
import type { Body } from '@leveza/domain/profile/healthy-weight.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { doseRaisedQuestion } from '../applications/shared/dose-raised.ts';
import { dosesInUseQuestion } from '../applications/shared/past-doses.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { recordedMedicinesQuestion } from '../inventory/shared/recorded-medicines.ts';
import { wellbeingQuestion } from '../nutrition/shared/wellbeing.ts';
import { milestonesQuestion, treatmentStart } from '../measurements/shared/milestones.ts';
import { runningPlansQuestion } from '../plans/shared/running-plans.ts';
import { stockQuestion } from '../pens/shared/shelf.ts';
import {
  lastAppointmentQuestion,
  nextQuestionsQuestion,
  ownQuestionsQuestion,
} from './questions/appointments.ts';
import { examsQuestion } from './questions/exams.ts';
import { effectsQuestion } from './questions/effects.ts';
import { measuresQuestion, readingsQuestion } from './questions/measures.ts';
import { boxLinesQuestion } from './questions/medicines.ts';
import { purchasesQuestion } from './questions/purchases.ts';
import { accountQuestion } from './questions/recorded-days.ts';
import { endsQuestion, nearQuestion, pointsQuestion } from './questions/weights.ts';
import { spanOf } from './span.ts';

export interface Records extends Omit<Awaited<ReturnType<typeof readRecords>>, 'medicines'> {
  medicines: readonly Named[];
}

/** Everything a report is made of beside the doses, in one statement that reads no more than the period. */
export async function readRecords(call: Call, period: Period, start: Day | null) {
  const { db, owner, zone, now } = call;
  const today = dayIn(zone, now);
  const span = spanOf(call, period);
  const [
    account,
    ends,
    points,
    near,
    measures,
    readings,
    effects,
    purchases,
    pens,
    boxes,
    runningPlans,
    medicines,
    raisedAt,
    lastAppointmentOn,
    nextQuestions,
    ownQuestions,
    exams,
    wellbeing,
  ] = await askInOne(
    db,
    accountQuestion(span),
    endsQuestion(span),
    pointsQuestion(span, period),
    nearQuestion(span, period),
    measuresQuestion(span),
    readingsQuestion(span),
    effectsQuestion(span),
    purchasesQuestion(owner, period),
    stockQuestion(owner),
    boxLinesQuestion(owner, today),
    runningPlansQuestion(owner, today),
    recordedMedicinesQuestion(owner),
    doseRaisedQuestion(owner),
    lastAppointmentQuestion(owner, today),
    nextQuestionsQuestion(owner, today),
    ownQuestionsQuestion(owner),
    examsQuestion(owner, period, start),
    wellbeingQuestion(owner, period.from, period.to),
  );
  return {
    account,
    weights: { ends, points, near },
    measures,
    readings,
    effects,
    purchases,
    pens,
    boxes,
    runningPlans,
    medicines,
    raisedAt,
    lastAppointmentOn,
    nextQuestions,
    ownQuestions,
    exams,
    wellbeing,
    span,
  };
}

interface Known {
  treatment: Treatment;
  body: Body;
  period: Period;
}

/** What can only be asked once the treatment is known. */
export async function readMore(call: Call, { treatment, body, period }: Known) {
  const { db, owner, zone } = call;
  const { profile } = treatment;
  const known = {
    initialWeight: profile?.initialWeight ?? null,
    targetWeight: profile?.targetWeight ?? null,
    ...body,
  };
  const [[inUseBefore = null], milestones] = await askInOne(
    db,
    dosesInUseQuestion(owner, [spanOf(call, period).from]),
    milestonesQuestion(owner, { known, since: treatmentStart(treatment), zone }),
  );
  return { inUseBefore, milestones };
}
