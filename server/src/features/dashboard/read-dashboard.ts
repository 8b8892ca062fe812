import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { boxesToSee } from '@leveza/domain/dashboard/boxes-to-see.ts';
import { spreadPoints } from '@leveza/domain/dashboard/eight-points.ts';
import { goalOf } from '@leveza/domain/dashboard/goal.ts';
import { startPoint } from '@leveza/domain/profile/start-point.ts';
import { daysInTreatment, startedOn } from '@leveza/domain/profile/treatment-start.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { nextDoseReply, treatmentQuestion } from '../applications/shared/treatment.ts';
import { SPREAD_POINTS, spreadWeightsQuestion } from '../measurements/shared/weights.ts';
import { stockQuestion } from '../pens/shared/shelf.ts';
import { plannedPacesQuestion } from '../plans/shared/planned-pace.ts';
import { openCriticalQuestion } from '../exams/shared/open-critical.ts';
import { repeatNearQuestion } from '../exams/shared/repeat-near.ts';
import { issueDaysQuestion } from '../prescriptions/shared/issue-days.ts';
import { bodyOf } from '../profile/shared/body-of.ts';
import { supplyOf } from '../supply/shared/read-pen-supply.ts';
import { activityReply, recentActivityQuestion } from './activity.ts';
import { boxesAtHandQuestion } from './boxes-at-hand.ts';
import { accountFactsQuestion } from './store.ts';
import { dueToday } from './today.ts';

/** The whole screen in one statement; each of its questions costs the same after ten years as after a month. */
export async function readDashboard(call: Call): Promise<Dashboard> {
  const { db, owner, zone, now } = call;
  const [
    treatment,
    pens,
    receitas,
    weights,
    { spent, areFirstStepsClosed },
    boxes,
    paces,
    activity,
    repeats,
    urgent,
  ] = await askInOne(
    db,
    treatmentQuestion(call),
    stockQuestion(owner),
    issueDaysQuestion(owner),
    spreadWeightsQuestion(owner),
    accountFactsQuestion(owner),
    boxesAtHandQuestion(call),
    plannedPacesQuestion(call),
    recentActivityQuestion(call),
    repeatNearQuestion(call),
    openCriticalQuestion(call),
  );
  const { last, profile, firstDoseAt } = treatment;
  const today = dayIn(zone, now);
  const hasPen = pens.newest !== null;
  const latest = weights.at(-1);
  const currentWeight = latest?.weight ?? null;
  const begun = startPoint({ ...profile, firstWeighedOn: weights[0] ? dayIn(zone, weights[0].at) : null });
  const start = startedOn({ treatmentStart: profile?.treatmentStart, firstDoseAt, zone });
  const supply = supplyOf(call, { treatment, pens, receitas });
  return {
    ...goalOf(
      {
        initialWeight: profile?.initialWeight ?? null,
        targetWeight: profile?.targetWeight ?? null,
        currentWeight,
      },
      bodyOf(profile, today),
    ),
    daysInTreatment: daysInTreatment(start, today),
    nextDose: nextDoseReply(treatment),
    currentWeight,
    currentWeightAt: latest?.at.toISOString() ?? null,
    totalSpent: spent,
    // Together with the start they are as many as the chart has.
    weights: (begun ? spreadPoints(weights, SPREAD_POINTS - 1) : weights).map(({ at, weight }) => ({
      at: at.toISOString(),
      weight,
    })),
    start: begun,
    today: dueToday({ treatment, supply, hasPen, products: boxesToSee(boxes, today, paces), repeats, today }),
    urgent,
    activity: activityReply(activity, {
      weightUnit: profile?.weightUnit ?? 'kg',
      heightUnit: profile?.heightUnit ?? 'cm',
    }),
    firstSteps: {
      hasProfile: profile?.height != null && profile.initialWeight != null && profile.targetWeight != null,
      hasPen,
      hasApplication: last !== null,
      hasWeight: latest !== undefined,
      isClosed: areFirstStepsClosed,
    },
  };
}
