import type { Call } from '../../http/call.ts';
import { dosesBefore } from '../applications/shared/doses-before.ts';
import { removeDoseSteps } from '../applications/shared/dose-steps.ts';
import { openPauses, resumeDoses } from '../applications/shared/pause-doses.ts';
import { endDosesAt, unplanDoses } from '../applications/shared/plan-doses.ts';
import { isEnded } from './clock.ts';
import { goOnWithout } from './end-tablet-plans.ts';
import { holdPlans } from './hold.ts';
import { putReplacedBack } from './put-replaced-back.ts';
import { findPlan, lockPlan, setDeleted, type WholePlan } from './store.ts';
import type { Removed } from './table.ts';
import { isTreatment } from './treated.ts';

/** Doses already taken stay in the history. A treatment without its plan goes on by the day of its doses. */
export async function deletePlan(call: Call, id: string): Promise<{ id: string }> {
  const { owner, now } = call;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await holdPlans(tx, owner);
    await lockPlan(tx, owner, id);
    const plan = await findPlan(tx, owner, id);
    const isFollowed = isTreatment(plan) && plan.endedAt === null;
    // An ended plan has given its place to another one.
    const putBack = isTreatment(plan) || isEnded(plan, call) ? [] : await putReplacedBack(inside, plan);
    await setDeleted(tx, owner, id, now, isFollowed ? await leaveTreatment(inside, plan) : null);
    await goOnWithout(
      inside,
      id,
      putBack.map((before) => before.id),
    );
    return { id };
  });
}

/** The answer is what restoring the plan puts back. */
async function leaveTreatment(call: Call, plan: WholePlan): Promise<Removed> {
  const doses = await dosesBefore(call);
  const pauses = await openPauses(call);
  const ended = await putReplacedBack(call, plan);
  if (ended.length === 0) {
    await endDosesAt(call, null);
    await unplanDoses(call);
    await removeDoseSteps(call);
    await resumeDoses(call);
  }
  return { ended, doses, pauses };
}
