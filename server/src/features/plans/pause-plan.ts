import type { Plan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { clockOfPress, isEnded, refusePastReturn } from './clock.ts';
import { pauseInjections } from './pause-treatment.ts';
import { readPlan } from './read-plan.ts';
import { hasEnd } from './standing.ts';
import { endPauses, findPlan, insertPause, lockPlan } from './store.ts';
import { isTreatment } from './treated.ts';

/** Pausing again replaces the day of return. */
export async function pausePlan(call: Call, id: string, until: Day | null): Promise<Plan> {
  const { owner } = call;
  refusePastReturn(call, until);
  return call.db.transaction(async (tx) => {
    const { endedAt } = await lockPlan(tx, owner, id);
    if (isEnded({ endedAt }, call)) throw new Problem('plan-ended');
    const inside = { ...call, db: tx };
    const plan = await findPlan(tx, owner, id);
    if (hasEnd(plan) && (await readPlan(inside, id)).status === 'ended') throw new Problem('course-over');
    if (isTreatment(plan)) {
      await pauseInjections(inside, until);
      return readPlan(inside, id);
    }
    const from = clockOfPress(call);
    await endPauses(tx, owner, id, from);
    await insertPause(tx, owner, id, { pausedFrom: from, pausedUntil: until && `${until}T00:00` });
    return readPlan(inside, id);
  });
}
