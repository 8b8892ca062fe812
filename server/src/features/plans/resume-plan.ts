import type { Received } from '@leveza/contract/endpoint.ts';
import type { Plan, resumePlan as contract } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { resumeDoses } from '../applications/shared/pause-doses.ts';
import { clockOfPress, isEnded } from './clock.ts';
import { endTabletPlans, goOnWithout } from './end-tablet-plans.ts';
import { endTreatmentPlans } from './end-treatment-plans.ts';
import { followEnd } from './follow-end.ts';
import { holdPlans } from './hold.ts';
import { readPlan } from './read-plan.ts';
import { endPauses, findPlan, insertPause, lockPlan, setEnded } from './store.ts';
import { followAgain, isTreatment } from './treated.ts';

/** A plan that was ended begins again as well: its doses in between were not planned. */
export async function resumePlan(
  call: Call,
  id: string,
  answers: Received<typeof contract>['body'],
): Promise<Plan> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await holdPlans(tx, owner);
    const { endedAt } = await lockPlan(tx, owner, id);
    const wasEnded = isEnded({ endedAt }, call);
    const at = clockOfPress(call);
    const before = await findPlan(tx, owner, id);
    const isTreated = isTreatment(before);
    const replaced = isTreated && wasEnded ? await endTreatmentPlans(inside, answers) : null;
    if (isTreated) await resumeDoses(inside);
    await endPauses(tx, owner, id, at);
    if (wasEnded) {
      await insertPause(tx, owner, id, { pausedFrom: endedAt!, pausedUntil: at });
      await setEnded(tx, owner, id, null);
      // Until the one begins that it was to give way to.
      await goOnWithout(inside, null, [id]);
      await endTabletPlans(inside, id, answers);
    }
    const plan = await findPlan(tx, owner, id);
    if (isTreated && wasEnded) {
      await followAgain(inside, { plan, answers, keepsSteps: replaced === null });
    }
    if (isTreated) await followEnd(inside, plan);
    const resumed = await readPlan(inside, id);
    if (resumed.status === 'ended') throw new Problem('course-over');
    return resumed;
  });
}
