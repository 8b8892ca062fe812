import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { goalOf } from '@leveza/domain/dashboard/goal.ts';
import { daysBetween, dayIn } from '@leveza/domain/time/days.ts';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { findFirstApplicationAt } from '../applications/shared/past-doses.ts';
import { nextDoseReply, readTreatment } from '../applications/shared/treatment.ts';
import { spentOnBoxes } from '../inventory/shared/spent-on-boxes.ts';
import { newestWeights, spreadWeights } from '../measurements/shared/weights.ts';
import { newestPen, spentOnPens } from '../pens/shared/shelf.ts';
import { findProfile } from '../profile/shared/find-profile.ts';
import { recentActivity } from './activity.ts';
import { dueToday } from './today.ts';

const CHART_POINTS = 8;

/** The whole screen; each part costs the same after ten years as after a month. */
export async function readDashboard(call: Call): Promise<Dashboard> {
  const { db, owner, zone, now } = call;
  const profile = await findProfile(db, owner);
  const treatment = await readTreatment(call);
  const { last } = treatment;
  const today = dayIn(zone, now);
  const hasPen = (await newestPen(db, owner)) !== null;
  const [latest] = await newestWeights(db, owner, 1);
  const currentWeight = latest?.weight ?? null;
  const goal = goalOf({
    initialWeight: profile?.initialWeight ?? null,
    targetWeight: profile?.targetWeight ?? null,
    currentWeight,
  });
  const startedOn = profile?.treatmentStart ?? (await firstDay(db, owner, zone));
  const weights = await spreadWeights(db, owner, CHART_POINTS);
  const cents =
    Math.round((await spentOnPens(db, owner)) * 100) + Math.round((await spentOnBoxes(db, owner)) * 100);
  return {
    ...goal,
    daysInTreatment: startedOn === null || startedOn > today ? null : daysBetween(startedOn, today),
    nextDose: nextDoseReply(treatment),
    currentWeight,
    currentWeightAt: latest?.at.toISOString() ?? null,
    totalSpent: cents / 100,
    weights: weights.map(({ at, weight }) => ({ at: at.toISOString(), weight })),
    today: await dueToday(call, { treatment, hasPen }),
    activity: await recentActivity(db, owner, {
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

async function firstDay(db: Db, owner: string, zone: string): Promise<string | null> {
  const first = await findFirstApplicationAt(db, owner);
  return first && dayIn(zone, first);
}
