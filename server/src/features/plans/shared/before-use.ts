import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { nearestTo } from '@leveza/domain/plans/dose-states.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../../http/call.ts';
import { refuseTooOften } from '../refuse-too-often.ts';
import { versionRowOn } from '../reply.ts';
import { findPlans, lockPlan, type WholePlan } from '../store.ts';
import { isTreatment } from '../treated.ts';
import { shelfDoses } from './doses-of-days.ts';

interface Use {
  productId: string;
  usedAt: Date;
  quantity: number;
  /** The patient confirmed to take it sooner or more often than entered. */
  confirmOften: boolean;
}

/**
 * Holds the plans of a product while something is taken out of its boxes, so that a press on the shelf and one on the dose at
 * the same moment are one dose: the second is answered with the record of the first, which this gives. Times that differ
 * are two doses. It asks about a use beyond the limits of a plan as needed.
 */
export async function beforeUse(call: Call, use: Use): Promise<string | null> {
  const { db, owner, zone } = call;
  const day = dayIn(zone, use.usedAt);
  const plans = (await findPlans(db, owner)).filter((plan) => drawsOn(plan, use.productId, day));
  if (plans.length === 0) return null;
  const meant = (await dosesOf(call, plans, day))
    .filter(({ recordId }) => recordId === null)
    .toSorted(nearestTo(wallClock(zone, use.usedAt).time))[0];
  for (const plan of plans) {
    await lockPlan(db, owner, plan.id);
    if (!use.confirmOften) await refuseTooOften(call, plan, use.usedAt);
  }
  if (!meant) return null;
  const now = (await dosesOf(call, plans, day)).find(
    ({ planId, plannedAt }) => planId === meant.planId && plannedAt === meant.plannedAt,
  );
  return now && isSame(now, use) ? now.recordId : null;
}

/** Whether what was recorded meanwhile is this use. */
function isSame({ takenAt, quantity }: Pick<PlannedDose, 'takenAt' | 'quantity'>, use: Use): boolean {
  if (takenAt === null || quantity !== use.quantity) return false;
  return Math.abs(new Date(takenAt).getTime() - use.usedAt.getTime()) < MINUTE_MS;
}

function drawsOn(plan: WholePlan, productId: string, day: Day): boolean {
  const version = versionRowOn(plan.versions, day);
  return plan.endedAt === null && version.productId === productId && !isTreatment(plan);
}

/** Planned doses of these plans on a day. */
async function dosesOf(call: Call, plans: readonly WholePlan[], day: Day) {
  const doses = await shelfDoses(call, { from: day, to: day });
  return doses.flatMap(({ time, ...dose }) =>
    time !== null && plans.some(({ id }) => id === dose.planId) ? [{ ...dose, time }] : [],
  );
}
