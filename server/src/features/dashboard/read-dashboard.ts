import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { goalOf } from '@leveza/domain/dashboard/goal.ts';
import { daysBetween, dayIn } from '@leveza/domain/time/days.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import { nextDoseReply, readTreatment } from '../applications/shared/treatment.ts';
import { spreadWeights } from '../measurements/shared/weights.ts';
import { readStock } from '../pens/shared/shelf.ts';
import { issueDays } from '../prescriptions/shared/issue-days.ts';
import { supplyOf } from '../supply/shared/read-pen-supply.ts';
import { activityReply, recentActivity } from './activity.ts';
import { productsToSee } from './products-to-see.ts';
import { totalSpent } from './store.ts';
import { dueToday } from './today.ts';

const CHART_POINTS = 8;

/** The whole screen in seven questions asked at once; each costs the same after ten years as after a month. */
export async function readDashboard(call: Call): Promise<Dashboard> {
  const { db, owner, zone, now } = call;
  const [treatment, pens, receitas, weights, spent, products, activity] = await askTogether(
    db,
    () => readTreatment(call),
    () => readStock(db, owner),
    () => issueDays(db, owner),
    () => spreadWeights(db, owner, CHART_POINTS),
    () => totalSpent(db, owner),
    () => productsToSee(call),
    () => recentActivity(db, owner),
  );
  const { last, profile, firstDoseAt } = treatment;
  const today = dayIn(zone, now);
  const hasPen = pens.newest !== null;
  const latest = weights.at(-1);
  const currentWeight = latest?.weight ?? null;
  const startedOn = profile?.treatmentStart ?? (firstDoseAt && dayIn(zone, firstDoseAt));
  const supply = supplyOf(call, { treatment, pens, receitas });
  return {
    ...goalOf({
      initialWeight: profile?.initialWeight ?? null,
      targetWeight: profile?.targetWeight ?? null,
      currentWeight,
    }),
    daysInTreatment: startedOn === null || startedOn > today ? null : daysBetween(startedOn, today),
    nextDose: nextDoseReply(treatment),
    currentWeight,
    currentWeightAt: latest?.at.toISOString() ?? null,
    totalSpent: spent,
    weights: weights.map(({ at, weight }) => ({ at: at.toISOString(), weight })),
    today: dueToday({ treatment, supply, hasPen, products, today }),
    activity: activityReply(activity, {
      weightUnit: profile?.weightUnit ?? 'kg',
      heightUnit: profile?.heightUnit ?? 'cm',
    }),
    firstSteps: {
      hasProfile: profile?.height != null && profile.initialWeight != null && profile.targetWeight != null,
      hasPen,
      hasApplication: last !== null,
      hasWeight: latest !== undefined,
    },
  };
}
