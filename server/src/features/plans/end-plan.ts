import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { Call } from '../../http/call.ts';
import { pauseDoses } from '../applications/shared/pause-doses.ts';
import { endDosesAt, unplanDoses } from '../applications/shared/plan-doses.ts';
import { clockOfPress, isEnded } from './clock.ts';
import { goOnWithout } from './end-tablet-plans.ts';
import { holdPlans } from './hold.ts';
import { readPlan } from './read-plan.ts';
import { findPlan, lockPlan, setEnded } from './store.ts';
import { isTreatment } from './treated.ts';

/** The second of two taps leaves the moment of the first. */
export async function endPlan(call: Call, id: string): Promise<Plan> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    await holdPlans(tx, owner);
    const { endedAt } = await lockPlan(tx, owner, id);
    const inside = { ...call, db: tx };
    if (!isEnded({ endedAt }, call)) {
      await setEnded(tx, owner, id, clockOfPress(call));
      await goOnWithout(inside, id);
      if (isTreatment(await findPlan(tx, owner, id))) {
        await endDosesAt(inside, null);
        await unplanDoses(inside);
        await pauseDoses(inside, null);
      }
    }
    return readPlan(inside, id);
  });
}
