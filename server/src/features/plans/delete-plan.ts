import type { Call } from '../../http/call.ts';
import { removeDoseSteps } from '../applications/shared/dose-steps.ts';
import { resumeDoses } from '../applications/shared/pause-doses.ts';
import { endDosesAt, unplanDoses } from '../applications/shared/plan-doses.ts';
import { findPlan, lockPlan, setDeleted } from './store.ts';
import { isTreatment } from './treated.ts';

/** What was taken stays in the history. A treatment without its plan goes on by the day of its doses. */
export async function deletePlan(call: Call, id: string): Promise<{ id: string }> {
  const { owner, now } = call;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await lockPlan(tx, owner, id);
    const plan = await findPlan(tx, owner, id);
    await setDeleted(tx, owner, id, now);
    if (isTreatment(plan) && plan.endedAt === null) {
      await endDosesAt(inside, null);
      await unplanDoses(inside);
      await removeDoseSteps(inside);
      await resumeDoses(inside);
    }
    return { id };
  });
}
