import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { Call } from '../../http/call.ts';
import { resumeDoses } from '../applications/shared/pause-doses.ts';
import { clockNow } from './clock.ts';
import { followEnd } from './follow-end.ts';
import { readPlan } from './read-plan.ts';
import { endPauses, findPlan, insertPause, lockPlan, setEnded } from './store.ts';
import { isTreatment } from './treated.ts';

/** A plan that was ended begins again as well: its doses in between were not planned. */
export async function resumePlan(call: Call, id: string): Promise<Plan> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    const { endedAt } = await lockPlan(tx, owner, id);
    const at = clockNow(call);
    if (isTreatment(await findPlan(tx, owner, id))) await resumeDoses(inside);
    await endPauses(tx, owner, id, at);
    if (endedAt !== null) {
      await insertPause(tx, owner, id, { pausedFrom: endedAt, pausedUntil: at });
      await setEnded(tx, owner, id, null);
    }
    const plan = await findPlan(tx, owner, id);
    if (isTreatment(plan)) await followEnd(inside, plan);
    return readPlan(inside, id);
  });
}
